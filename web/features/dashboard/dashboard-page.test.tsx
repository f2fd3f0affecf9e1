import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import {
  achievementFields,
  challengeFields,
  lessonFields,
  pathFields,
  viewerFields,
} from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('a new learner sees the empty text of every panel and the first lesson', async () => {
  const learningPath = pathFields(lessonFields('first', { title: 'Print and run' }));
  serveGraphql({ viewer: viewerFields({ learningPath }), achievements: [] });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('No recent submissions')).toBeTruthy();
  expect(await screen.findByText('No recent challenges')).toBeTruthy();
  expect(await screen.findByText('No recent lessons')).toBeTruthy();
  expect(await screen.findByText('No achievements yet')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, newcomer' })).toBeTruthy();
  expect(screen.getByText(/^Start with one lesson/)).toBeTruthy();
  expect(screen.getByText(/^No XP yet/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your first step' })).toBeTruthy();
  const start = await screen.findByRole('link', { name: 'Start lesson' });
  expect(start.getAttribute('href')).toBe('/lessons/first');
  const proof = screen.getByRole('link', { name: 'I already know Python' });
  expect(proof.getAttribute('href')).toBe('/placement');
});

test('a learner who has practiced a lesson isn’t asked what they already know', async () => {
  const practice = { solved: 1, shown: 0, total: 1, isPracticed: true };
  const done = lessonFields('first', { state: 'COMPLETED', practice });
  const learningPath = pathFields(done, lessonFields('second'));
  serveGraphql({ viewer: viewerFields({ learningPath }), achievements: [] });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByRole('link', { name: 'Continue lesson' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'I already know Python' })).toBeNull();
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
  serveGraphql({ viewer, achievements: [] });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('250 XP, 50 to level 4')).toBeTruthy();
  expect(await screen.findByText(/Streak: 4 days/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, newcomer' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Challenges completed: 2 of 6' })).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Progress to level 4' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
});

test('submissions show their status in lowercase and link to their challenge', async () => {
  const submission = (id: string, status: string) => ({
    id,
    status,
    submittedAt: '2026-11-21T14:02:00.000Z',
    challenge: challengeFields(id, { title: id }),
  });
  const nodes = [
    submission('a', 'PENDING'),
    submission('b', 'FAILED'),
    submission('c', 'ACCEPTED'),
  ];
  const viewer = viewerFields({ submissions: { nodes, endCursor: null } });
  serveGraphql({ viewer, achievements: [] });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('pending')).toBeTruthy();
  const submissions = panel('Recent submissions');
  expect(submissions.getByText('failed')).toBeTruthy();
  expect(submissions.getByText('accepted')).toBeTruthy();
  expect(submissions.getByRole('link', { name: 'b' }).getAttribute('href')).toBe('/codex/b');
});

test('a frozen day of this week is marked, in words and in a legend', async () => {
  const activity = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({
    date,
    isActive: date !== '2026-11-20',
    isFrozen: date === '2026-11-20',
    experiencePoints: 0,
  }));
  serveGraphql({ viewer: viewerFields({ activity }), achievements: [] });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByText('Friday, missed, but a freeze kept the streak')).toBeTruthy();
  expect(screen.getByText('missed, but a freeze kept the streak')).toBeTruthy();
});

test('earned achievements come first, and at most six are shown', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const achievements = ids.map(achievementFields);
  const earned = [
    { achievement: achievementFields('seven'), earnedAt: '2026-11-20T10:00:00.000Z' },
  ];
  serveGraphql({ viewer: viewerFields({ achievements: earned }), achievements });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('Medal seven')).toBeTruthy();
  const medals = panel('Recent achievements').getAllByRole('listitem');
  expect(medals).toHaveLength(6);
  expect(medals[0]?.textContent).toBe('Medal seven');
  expect(medals[1]?.textContent).toContain('not yet earned');
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
  serveGraphql({ viewer: viewerFields({ reviews, dailyProblem }), achievements: [] });
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
  serveGraphql({ viewer: viewerFields({ hasReviews: false }), achievements: [] });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByText('No recent submissions')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Due for review' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Daily packet' })).toBeNull();
});
