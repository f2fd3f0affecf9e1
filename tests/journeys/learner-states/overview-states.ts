// cspell:ignore fulfill usernameregular namenot
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changed, type Forgery, gatewayAnswer } from './forged-answers.ts';
import type { Stage } from './stage.ts';
import { seeWords } from './words.ts';

interface Medal {
  achievement: object;
}

/** The parts of the dashboard that these tests change. */
interface Dashboard {
  submissions: { submissions: object };
  challenges: object;
  lessons: object;
  earned: { achievements: Medal[]; achievementsAhead: Medal[] };
}

const EMPTY_TEXTS = {
  'Recent submissions': 'No recent submissions',
  'Recent challenges': 'No recent challenges',
  'Recent lessons': 'No recent lessons',
  'Recent achievements': 'No achievements yet',
};
const PARTS = ['submissions', 'challenges', 'lessons', 'earned'];

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) => panel(page, name).getByRole('listitem');
const several = <Item>(make: (index: number) => Item) =>
  Array.from({ length: 9 }, (_, i) => make(i));

/** A dashboard with nine entries in every list. */
const withNineOfEach = changed<Dashboard>((data) => {
  const challenge = (index: number) => ({
    __typename: 'Challenge',
    id: `challenge-${index}`,
    title: `Challenge ${index}`,
    experienceReward: 25,
    isCompleted: true,
  });
  const nodes = several((index) => ({
    __typename: 'Submission',
    id: `attempt-${index}`,
    status: 'FAILED',
    submittedAt: '2026-11-21T14:02:00.000Z',
    challenge: challenge(index),
  }));
  const recentLessons = several((index) => ({
    __typename: 'Lesson',
    id: `lesson-${index}`,
    title: `Lesson ${index}`,
    state: 'COMPLETED',
    estimatedMinutes: 5,
    measuredMinutes: null,
  }));
  const medals = [...data.earned.achievements, ...data.earned.achievementsAhead];
  const achievements = medals.map(({ achievement }) => ({
    __typename: 'EarnedAchievement',
    earnedAt: '2026-11-20T10:00:00.000Z',
    achievement,
  }));
  const { submissions } = data.submissions;
  return {
    ...data,
    submissions: { ...data.submissions, submissions: { ...submissions, nodes } },
    challenges: { ...data.challenges, recentChallenges: several(challenge) },
    lessons: { ...data.lessons, recentLessons },
    earned: { ...data.earned, achievements },
  };
});

/** A dashboard on which the panels with an empty text fail to load. */
const withoutParts: Forgery = async (route) => {
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: object };
  const missing = Object.fromEntries(PARTS.map((part) => [part, null]));
  const errors = PARTS.map((part) => ({
    message: `The part ${part} cannot be read just now.`,
    path: [part],
    extensions: { code: 'UNAVAILABLE' },
  }));
  await route.fulfill({ response, json: { data: { ...data, ...missing }, errors } });
};

/** Every state of the dashboard, the profile and the leaderboard. */
export function overviewStates(stage: Stage): void {
  test('the dashboard greets the learner by username, and has something in every panel', async () => {
    const { page, pageErrors } = await stage.open('veteran', '/dashboard');
    await page.getByRole('heading', { name: 'Welcome back, veteran' }).waitFor();
    await seeWords(page, /^Streak: 12 days/);
    await page.getByRole('link', { name: '12 day streak, level 16, 1,500 XP' }).waitFor();
    const main = page.getByRole('main');
    await seeWords(main, 'Level 16', /^1,500 XP/, '12 day streak');
    for (const name of Object.keys(EMPTY_TEXTS)) await rows(page, name).first().waitFor();
    const { challenges, lessons } = await stage.curriculum();
    const dials = [
      new RegExp(`Challenges completed: [1-9]\\d* of ${challenges.length}$`),
      new RegExp(`Lessons completed: [1-9]\\d* of ${lessons.length}$`),
    ];
    for (const name of dials) await page.getByRole('img', { name }).waitFor();
    expect(pageErrors).toEqual([]);
  });

  test('the empty panels of a newcomer show their empty texts and links', async () => {
    const { page, pageErrors } = await stage.open('newcomer', '/dashboard');
    for (const [name, words] of Object.entries(EMPTY_TEXTS))
      await seeWords(panel(page, name), words);
    const { challenges, lessons } = await stage.curriculum();
    const dials = [
      `Challenges completed: 0 of ${challenges.length}`,
      `Lessons completed: 0 of ${lessons.length}`,
    ];
    for (const name of dials) await page.getByRole('img', { name }).waitFor();
    const quick = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    const addresses = (await quick.all()).map((link) => link.getAttribute('href'));
    expect(await Promise.all(addresses)).toEqual([
      '/lessons',
      '/challenges',
      '/leaderboard',
      '/profile',
    ]);
    const all = panel(page, 'Recent achievements').getByRole('link', { name: /achievements$/ });
    expect(await all.getAttribute('href')).toBe('/profile');
    expect(pageErrors).toEqual([]);
  });

  test('a recent list shows at most 5 entries, and the achievements at most 6', async () => {
    const { page } = await stage.open('veteran', '/dashboard', {
      answers: { Dashboard: withNineOfEach },
    });
    await seeWords(page, /^Lesson 0/);
    for (const name of ['Recent submissions', 'Recent challenges', 'Recent lessons']) {
      expect(await rows(page, name).count()).toBe(5);
    }
    expect(await rows(page, 'Recent achievements').count()).toBe(6);
  });

  test('a panel that fails to load is logged and shows its empty text; the others stay', async () => {
    const { page, pageErrors, answer } = await stage.open('veteran', '/dashboard', {
      answers: { Dashboard: withoutParts },
    });
    for (const [name, words] of Object.entries(EMPTY_TEXTS)) {
      await seeWords(panel(page, name), words, 'Try again');
    }
    await seeWords(page.getByRole('main'), /^1,500 XP/, '12 day streak');
    const logged = pageErrors.map((it) => /^The panel "(.+)" could not be loaded\./.exec(it)?.[1]);
    expect(logged.toSorted()).toEqual(Object.keys(EMPTY_TEXTS).toSorted());

    answer('Dashboard');
    await panel(page, 'Recent lessons').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Try again' }).first().waitFor({ state: 'detached' });
    await rows(page, 'Recent lessons').first().waitFor();
  });

  test('a dashboard that fails to load keeps every panel in its place', async () => {
    const { page } = await stage.open('veteran', '/dashboard', {
      answers: { Dashboard: gatewayAnswer(500) },
    });
    for (const [name, words] of Object.entries(EMPTY_TEXTS))
      await seeWords(panel(page, name), words);
    await page.getByRole('heading', { name: 'Welcome back, veteran' }).waitFor();
    await seeWords(page, 'Your level, XP and streak could not be loaded just now.');
    await seeWords(page, 'Your progress could not be loaded just now.');
  });

  test('the profile shows username, email, name, level, XP, streak and how code and data are stored', async () => {
    const { page, pageErrors } = await stage.open('regular', '/profile');
    await page.getByRole('heading', { name: 'regular', exact: true }).waitFor();
    const main = page.getByRole('main');
    const facts = await main.locator('dl > div').allTextContents();
    expect(facts).toEqual(
      expect.arrayContaining([
        'Level3',
        'Experience points250',
        'Streak in days4',
        'Usernameregular',
        'Emailregular@example.test',
        'Namenot given',
      ]),
    );
    await seeWords(main, /^Your code runs in isolated sandboxes\. We keep only the data needed/);
    expect(pageErrors).toEqual([]);
  });

  test("a profile that fails to load is logged, and the session's data is shown instead", async () => {
    const { page, pageErrors } = await stage.open('regular', '/profile', {
      answers: { Profile: gatewayAnswer(500) },
      prepare: (opened) => opened.route('**/api/auth/profile', gatewayAnswer(500)),
    });
    await seeWords(page.getByRole('main'), 'regular@example.test');
    expect(pageErrors.join('\n')).toContain('The profile could not be fetched.');
    await page.getByRole('heading', { level: 1, name: 'Unknown' }).waitFor();
  });

  test('the leaderboard says coming soon until someone is listed, then shows a table with five columns', async () => {
    const { page, answer } = await stage.open('regular', '/leaderboard');
    const main = page.getByRole('main');
    await seeWords(main, 'Coming Soon', 'Compete with other hackers. Earn XP to secure a spot.');
    await page.getByRole('button', { name: 'Join the board' }).waitFor();
    const hidden = page.getByRole('table', { includeHidden: true });
    const columns = ['Rank', 'Username', 'Level', 'XP', 'Streak'];
    expect(await hidden.locator('th').allTextContents()).toEqual(columns);
    expect(await hidden.locator('tbody tr').count()).toBe(0);
    const entry = { rank: 1, username: 'ada', level: 2, experiencePoints: 150, streakDays: 1 };
    const entries = [{ __typename: 'LeaderboardEntry', ...entry }];
    answer(
      'Leaderboard',
      changed<{ leaderboard: object }>(({ leaderboard, ...rest }) => ({
        ...rest,
        leaderboard: { ...leaderboard, total: 1, entries },
      })),
    );
    await page.reload();
    await page.getByRole('cell', { name: 'ada' }).waitFor();
    const headers = page.getByRole('table').getByRole('columnheader');
    expect(await headers.allTextContents()).toEqual(columns);
  });
}
