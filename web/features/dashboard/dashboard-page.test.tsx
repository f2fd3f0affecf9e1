import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { aheadFields, challengeFields, lessonFields, viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('a new learner sees every empty text in one panel, and the first lesson', async () => {
  const lesson = lessonFields('first', { title: 'Print and run' });
  const nextStep = {
    kind: 'LESSON',
    isStarted: false,
    reasons: [{ kind: 'EARNS', text: 'It prepares you for First contact, +25 XP' }],
    lesson: { position: 1, isCompleted: false, lesson },
    challenge: null,
  };
  const following = { ...nextStep, lesson: null };
  const nextAfter = ({ after }: { after: string | null }) => (after ? following : nextStep);
  serveGraphql({ viewer: viewerFields({ nextStep: nextAfter }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('No recent submissions')).toBeTruthy();
  expect(await screen.findByText('No recent challenges')).toBeTruthy();
  expect(await screen.findByText('No recent lessons')).toBeTruthy();
  expect(await screen.findByText('No achievements yet')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, newcomer' })).toBeTruthy();
  expect(screen.getByText('Start with one lesson. Practicing it starts your streak.')).toBeTruthy();
  expect(screen.getByText(/^No XP yet/)).toBeTruthy();
  const next = panel('Next for you');
  expect(next.getByRole('heading', { name: 'Lesson 1: Print and run' })).toBeTruthy();
  expect(next.getByText('about 9 minutes')).toBeTruthy();
  const start = next.getByRole('link', { name: 'Start lesson 1' });
  expect([start.getAttribute('href'), start.dataset['kind']]).toEqual([
    '/lessons/first',
    'primary',
  ]);
  const proof = panel('Know Python?').getByRole('link', { name: 'Find my level' });
  expect([proof.getAttribute('href'), proof.dataset['kind']]).toEqual(['/placement', 'secondary']);
  const dashed = screen.getAllByRole('region').filter(({ dataset }) => 'empty' in dataset);
  expect(
    dashed.map((region) => within(region).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['What fills up as you work']);
  expect(panel('Weekly goal').getByRole('button', { name: '5', pressed: true })).toBeTruthy();
  const later = panel('What fills up as you work');
  const parts = later.getAllByRole('region').map((part) => part.textContent);
  expect(parts).toEqual([
    'Due for reviewThe skills of lessons that you practice come back after a few days.',
    'Skills, weakest firstA skill appears here once you have used it in three exercises or challenges.',
    'Recent submissionsNo recent submissions',
    'Recent achievementsAll achievementsNo achievements yet',
    'Recent challengesNo recent challenges',
    'Recent lessonsNo recent lessons',
  ]);
});

test('what fills up later comes last once there are skills, and names the closest achievement', async () => {
  const skillStandings = [{ skill: 'slicing', firstTryPercent: 50, uses: 4, lesson: null }];
  const achievementsAhead = [aheadFields('near'), aheadFields('far')];
  const recentLessons = [lessonFields('text', { title: 'Text and bytes' })];
  serveGraphql({ viewer: viewerFields({ skillStandings, achievementsAhead, recentLessons }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('Medal near is the closest.')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.slice(-4)).toEqual([
    'Weekly goal',
    'Skills, weakest first',
    'Recent lessons',
    'What fills up as you work',
  ]);
  const all = panel('Recent achievements').getByRole('link');
  expect([all.getAttribute('href'), all.textContent]).toEqual(['/profile', '0 of 2 achievements']);
});

test('a challenge that was begun is continued, with its reasons, and the next lesson comes second', async () => {
  const reasons = [
    { kind: 'BEGUN', text: 'Your last submission passed 4 of 6 tests' },
    { kind: 'WEAK', text: 'It trains your weakest skill, encoding: 38% right on the first try' },
    { kind: 'EARNS', text: '+50 XP takes you to level 4 and opens the Hard challenges' },
  ];
  const nextStep = {
    kind: 'CHALLENGE',
    isStarted: true,
    reasons,
    lesson: { position: 11, isCompleted: false, lesson: lessonFields('slicing') },
    challenge: challengeFields('layers', { title: 'Base64 in layers' }),
  };
  serveGraphql({ viewer: viewerFields({ nextStep }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  await screen.findByRole('heading', { name: 'Base64 in layers' });
  const next = panel('Next for you');
  const stateOf = (text: string) => next.getByText(text).querySelector('span')?.dataset['state'];
  expect(reasons.map(({ text }) => stateOf(text))).toEqual(['pending', 'pending', 'open']);
  expect(next.getByText('+50 XP')).toBeTruthy();
  const first = next.getByRole('link', { name: 'Continue challenge' });
  expect([first.getAttribute('href'), first.dataset['kind']]).toEqual(['/codex/layers', 'primary']);
  expect(next.getByText('Or lesson 11, 9 min').dataset['kind']).toBe('secondary');
});

test('once everything is done, the way on is to review', async () => {
  serveGraphql({ viewer: viewerFields() });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  const review = await screen.findByRole('link', { name: 'Review skills' });
  expect(review.getAttribute('href')).toBe('/review');
});

test("the dashboard shows the server's level, XP, streak and counts", async () => {
  const progress = {
    challengesCompleted: 2,
    challengesTotal: 6,
    lessonsCompleted: 1,
    lessonsTotal: 3,
    streakDays: 4,
  };
  const viewer = viewerFields({ level: 3, experiencePoints: 250, streakDays: 4, progress });
  serveGraphql({ viewer });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  const level = within(await screen.findByRole('region', { name: 'Level 3' }));
  expect(level.getByText('50 XP to level 4')).toBeTruthy();
  expect(level.getByText(/^250/).textContent).toBe('250 XP');
  expect(await screen.findByText(/Streak: 4 days/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, newcomer' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Challenges completed: 2 of 6' })).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Progress to level 4' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  const quick = within(screen.getByRole('navigation', { name: 'Quick links' }));
  expect(quick.getByRole('link', { name: /Challenges/ }).textContent).toBe('Challenges2 of 6');
  // Who has completed a lesson isn't asked what they already know.
  expect(screen.queryByRole('link', { name: 'I already know Python' })).toBeNull();
});

test('submissions show their status in lowercase, those that failed how far they came, and link to their challenge', async () => {
  const nodes = ['PENDING', 'FAILED', 'ACCEPTED'].map((status) => ({
    id: status,
    status,
    submittedAt: '2026-11-21T14:02:00.000Z',
    passedCount: 4,
    caseCount: 6,
    challenge: challengeFields(status, { title: `A challenge, ${status}` }),
  }));
  const viewer = viewerFields({ submissions: { nodes, endCursor: null } });
  serveGraphql({ viewer });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('pending')).toBeTruthy();
  const submissions = panel('Recent submissions');
  expect(submissions.getByText('failed')).toBeTruthy();
  expect(submissions.getByText('4 of 6 tests')).toBeTruthy(); // once
  expect(submissions.getByText('accepted')).toBeTruthy();
  expect(submissions.getByRole('link', { name: /FAILED/ }).getAttribute('href')).toBe(
    '/codex/FAILED',
  );
});

test('a frozen day of this week is marked, in words and in a legend', async () => {
  const activity = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({
    date,
    isActive: date !== '2026-11-20',
    isFrozen: date === '2026-11-20',
    experiencePoints: 0,
  }));
  serveGraphql({ viewer: viewerFields({ activity }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByText('Friday, missed, but a freeze kept the streak')).toBeTruthy();
  expect(screen.getByText('missed, but a freeze kept the streak')).toBeTruthy();
});

test('the dashboard shows what is due and the daily packet, each with one way in', async () => {
  const due = [
    { id: 'print-0', skill: 'print', lesson: { id: 'first', title: 'Print and run' } },
    { id: 'tallying-1', skill: 'tallying', challenge: { id: 'top-talker', title: 'Top talker' } },
  ];
  const dailyProblem = {
    date: '2026-11-21',
    isSolved: false,
    triesLeft: 3,
    experienceEarned: 0,
    exercise: { id: 'first/predict', kind: 'PREDICT' },
    lesson: { id: 'first', title: 'Print and run' },
  };
  const reviews = { due, dueCount: 7, nextDueOn: null };
  serveGraphql({ viewer: viewerFields({ reviews, dailyProblem }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  const review = await screen.findByRole('link', { name: 'Review now' });
  expect(review.getAttribute('href')).toBe('/review');
  expect(panel('Due for review').getByText('7 due')).toBeTruthy();
  expect(panel('Due for review').getByText('tallying')).toBeTruthy();
  const daily = panel('Daily packet');
  expect(daily.getByText('Predict what a program prints')).toBeTruthy();
  expect(daily.getByRole('link', { name: 'Open today’s packet' }).getAttribute('href')).toBe(
    '/daily',
  );
});

test('learners who turned reviews off see neither panel', async () => {
  serveGraphql({ viewer: viewerFields({ hasReviews: false }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByText('No recent submissions')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Due for review' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Daily packet' })).toBeNull();
});

test('the weakest skills come first, at most five, with the lesson to practice them', async () => {
  const skillStandings = [38, 50, 67, 80, 92, 100].map((firstTryPercent, index) => ({
    skill: `skill ${index}`,
    firstTryPercent,
    uses: 4,
    lesson: index === 0 ? { id: 'slicing', title: 'Slicing', position: 4 } : null,
  }));
  serveGraphql({ viewer: viewerFields({ skillStandings }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  const practice = await screen.findByRole('link', { name: 'Practice skill 0 in Slicing' });
  expect(practice.getAttribute('href')).toBe('/lessons/slicing');
  const skills = panel('Skills, weakest first');
  expect(skills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'skill 038%Practice',
    'skill 150%',
    'skill 267%',
    'skill 380%',
    'skill 492%',
  ]);
});

test('the weekly goal says how many days are left', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'];
  const activity = Array.from({ length: 14 }, (_, index) => {
    const date = addDays('2026-11-21', index - 13);
    return { date, isActive: days.includes(date), isFrozen: false, experiencePoints: 0 };
  });
  serveGraphql({ viewer: viewerFields({ activity }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByRole('img', { name: 'Active days this week: 4 of 5' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Weekly goal' }).textContent).toContain(
    'One more day completes this week. Last week: 0 of 5.2 streak freezes left',
  );
});

test('the weekly goal can be changed, and returns if the server refuses', async () => {
  const asked: unknown[] = [];
  serveGraphql({
    viewer: viewerFields({ freezesLeft: 1 }),
    updateProfile({ input }: { input: { weeklyGoalDays: number } }) {
      asked.push(input);
      if (input.weeklyGoalDays === 7) throw new Error('The weekly goal could not be saved.');
      return viewerFields(input);
    },
  });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  const goal = () => panel('Weekly goal');
  await screen.findByText(/^How many days a week/);
  await userEvent.click(goal().getByRole('button', { name: /^Close/ }));
  expect(goal().getByText('1 streak freeze left')).toBeTruthy();
  await userEvent.click(goal().getByRole('button', { name: 'Change weekly goal' }));
  const choice = (days: string) => goal().getByRole('button', { name: days });
  expect(choice('5').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(choice('3'));
  expect(await goal().findByRole('img', { name: 'Active days this week: 0 of 3' })).toBeTruthy();
  await userEvent.click(choice('7'));
  expect(await goal().findByRole('alert')).toBeTruthy();
  expect(goal().getByRole('img', { name: 'Active days this week: 0 of 3' })).toBeTruthy();
  expect(asked).toEqual([{ weeklyGoalDays: 3 }, { weeklyGoalDays: 7 }]);
  await userEvent.click(goal().getByRole('button', { name: /^Close/ }));
  expect(goal().getByText('Last week: 0 of 3.')).toBeTruthy();
});
