import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { challengeFields, lessonFields, viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LeaderboardPage } from './leaderboard-page.tsx';
import { ordinal } from './standing.ts';

const VETERAN = { username: 'veteran', level: 16, experiencePoints: 1500, streakDays: 12 };

function showLeaderboard(entries: object[], fields: object = {}, viewer: object = {}) {
  const place = { viewerRank: null, viewerExperiencePoints: 0 };
  const leaderboard = { entries, total: entries.length, ...place, ...fields };
  const calls = serveGraphql({ viewer: viewerFields({ isListed: true, ...viewer }), leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  return calls;
}

/** A server that keeps whether the learner is listed, and whom the learner follows. */
function serveChanges(others: readonly { username: string; experiencePoints: number }[]) {
  const following = new Set<string>();
  let isListed = false;
  const viewer = () =>
    viewerFields({ isListed, following: [...following].map((username) => ({ username })) });
  const own = { username: 'newcomer', experiencePoints: 50 };
  const leaderboard = ({ among }: { among: string }) => {
    const followed = others.filter(({ username }) => following.has(username));
    const shown = among === 'FOLLOWING' ? [own, ...followed] : isListed ? [...others, own] : others;
    const entries = shown
      .toSorted((left, right) => right.experiencePoints - left.experiencePoints)
      .map((one, index) => ({ ...one, rank: index + 1, level: 1, streakDays: 1 }));
    const viewerRank = 1 + others.filter(({ experiencePoints }) => experiencePoints > 50).length;
    return { entries, total: entries.length, viewerRank, viewerExperiencePoints: 50 };
  };
  const change = (isFollowed: boolean, username: string) => {
    if (!others.some((one) => one.username === username))
      throw failureOf('NOT_FOUND', 'No learner with this username is on the leaderboard.');
    if (isFollowed) following.add(username);
    else following.delete(username);
    return { viewer: viewer() };
  };
  return serveGraphql({
    viewer,
    leaderboard,
    updateProfile: ({ input }: { input: { isListed: boolean } }) => {
      isListed = input.isListed;
      return viewer();
    },
    followLearner: ({ username }: { username: string }) => change(true, username),
    unfollowLearner: ({ username }: { username: string }) => change(false, username),
  });
}

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const ownRow = () => screen.getAllByRole('row').find((row) => row.hasAttribute('aria-current'));

test('while nobody is listed, the leaderboard is coming soon, without rows, and can be joined', async () => {
  serveChanges([]);
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  expect(await screen.findByText('Coming Soon')).toBeTruthy();
  expect(screen.getByText('Compete with other hackers. Earn XP to secure a spot.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  const table = screen.getByRole('table', { hidden: true });
  expect(table.textContent).toBe('RankUsernameLevelXPStreak');
  expect(screen.queryByRole('button', { name: 'This week' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Join the board' }));
  await waitFor(() => expect(ownRow()?.textContent).toBe('1newcomer you1501 day'));
  expect(screen.queryByText('Coming Soon')).toBeNull();
});

test('while nobody is listed, the page says what earns XP, and which place joining would give', async () => {
  const place = { viewerRank: 1, viewerExperiencePoints: 50 };
  const step = { kind: 'CHALLENGE', isStarted: false, reasons: [] };
  const stop = { position: 2, isCompleted: false, lesson: lessonFields('slicing') };
  const challenge = challengeFields('scan', { title: 'Port scanner' });
  showLeaderboard([], place, {
    isListed: false,
    nextStep: { ...step, lesson: stop, challenge },
  });
  expect(await screen.findByText(/You would be 1st this week, with 50 XP\./)).toBeTruthy();
  const ways = within(await screen.findByRole('region', { name: 'Earn XP' }));
  const items = ways.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Port scanner+50 XP', 'Lesson 2: Lesson slicing9 min']);
  const scan = ways.getByRole('link', { name: 'Port scanner' });
  expect(scan.getAttribute('href')).toBe('/codex/scan');
});

test("listed learners are in a table that highlights the viewer's row", async () => {
  showLeaderboard([
    { ...VETERAN, rank: 1 },
    { rank: 2, username: 'newcomer', level: 1, experiencePoints: 25, streakDays: 1 },
  ]);
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'Rank',
    'Username',
    'Level',
    'XP',
    'Streak',
  ]);
  expect(ownRow()?.textContent).toBe('2newcomer you1251 day');
});

test('the boards are this week, all time and the people you follow, each with a URL', async () => {
  const leaderboard = ({ period, among }: { period: string; among: string }) => ({
    entries: period === 'WEEK' && among === 'EVERYONE' ? [] : [{ ...VETERAN, rank: 1 }],
    total: 900_000,
    viewerRank: period === 'WEEK' ? null : 4_711,
    viewerExperiencePoints: 0,
  });
  const calls = serveGraphql({ viewer: viewerFields({ isListed: true }), leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  expect(await screen.findByText(/No listed learner has earned XP this week/)).toBeTruthy();
  expect(screen.getByText('resets Monday, 00:00 UTC')).toBeTruthy();
  expect(screen.queryByText('Coming Soon')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All time' }));
  expect(await screen.findByText('900,000 listed')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your place' }).textContent).toMatch(
    /^Your rank of all time4,711 of 900,000/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'People you follow' }));
  expect(await screen.findByText('this week, only you see this')).toBeTruthy();
  expect(calls().map(({ variables }) => variables)).toEqual([
    { period: 'WEEK', among: 'EVERYONE' },
    { period: 'ALL_TIME', among: 'EVERYONE' },
    { period: 'WEEK', among: 'FOLLOWING' },
  ]);
});

test('a viewer below the last row gets a separate row with the XP of the period', async () => {
  const place = { viewerRank: 204, viewerExperiencePoints: 15, total: 300 };
  showLeaderboard([{ ...VETERAN, rank: 1 }], place, { level: 2, streakDays: 1 });
  await screen.findByText('veteran');
  expect(ownRow()?.textContent).toBe('204newcomer you2151 day');
  expect(screen.queryByText(/XP behind/)).toBeNull();
});

test('the place says how far ahead the next learner is', async () => {
  const entries = [
    { ...VETERAN, rank: 1 },
    { ...VETERAN, rank: 2, username: 'octo', experiencePoints: 140 },
    { ...VETERAN, rank: 3, username: 'newcomer', experiencePoints: 125 },
  ];
  showLeaderboard(entries, { viewerRank: 3, viewerExperiencePoints: 125 });
  expect(await screen.findByText('15 XP behind octo in 2nd place')).toBeTruthy();
});

test('a learner joins the board in place, and leaves it there', async () => {
  serveChanges([{ username: 'veteran', experiencePoints: 100 }]);
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  expect(await screen.findByText(/^You would be 2nd this week, with 50 XP\./)).toBeTruthy();
  expect(ownRow()?.textContent).toBe('2 you, if you join1500 days');
  await userEvent.click(screen.getByRole('button', { name: 'Join the board' }));
  await waitFor(() => expect(ownRow()?.textContent).toBe('2newcomer you1501 day'));
  const place = screen.getByRole('region', { name: 'Your place' });
  // The button that had it has disappeared.
  await waitFor(() => expect(document.activeElement).toBe(place));
  await userEvent.click(screen.getByRole('button', { name: 'Leave the board' }));
  expect(await screen.findByRole('button', { name: 'Join the board' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(place));
});

test('a learner follows others on the board, and sees them on a board of their own', async () => {
  serveChanges([
    { username: 'veteran', experiencePoints: 100 },
    { username: 'octo', experiencePoints: 25 },
  ]);
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow octo' }));
  expect(await screen.findByRole('button', { name: 'Unfollow octo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /newcomer/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'People you follow (1)' }));
  await screen.findByText('this week, only you see this');
  expect(rows().slice(1)).toEqual(['1newcomer you1501 day', '2octo Unfollow1251 day']);

  const field = screen.getByRole('textbox', { name: 'Username on the board' });
  await userEvent.type(field, 'nobody{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No learner with this username is on the leaderboard.',
  );
  await userEvent.clear(field);
  await userEvent.type(field, 'veteran{Enter}');
  expect(await screen.findByRole('button', { name: 'Unfollow veteran' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow octo' }));
  await waitFor(() => expect(rows().join()).not.toContain('octo'));
});

test('the board of somebody who follows nobody says how to follow', async () => {
  serveChanges([{ username: 'veteran', experiencePoints: 100 }]);
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard?view=following' });
  expect(await screen.findByRole('heading', { name: "You don't follow anyone yet" })).toBeTruthy();
  expect(rows().slice(1)).toEqual(['1newcomer you1501 day']);
});

test('a leaderboard that fails to load does not say coming soon and can be loaded again', async () => {
  let isDown = true;
  const leaderboard = () => {
    if (isDown) throw failureOf('UNAVAILABLE', 'Down.');
    const place = { viewerRank: null, viewerExperiencePoints: 0 };
    return { entries: [{ ...VETERAN, rank: 1 }], total: 1, ...place };
  };
  serveGraphql({ viewer: viewerFields({ isListed: true }), leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Coming Soon')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test.each([
  ['nobody', []],
  ['somebody', [{ ...VETERAN, rank: 1 }]],
])('without an account, the page offers one while %s is listed', async (_case, entries) => {
  const place = { viewerRank: null, viewerExperiencePoints: null };
  showLeaderboard(entries, place, { isListed: false, isAnonymous: true });
  expect(await screen.findByText(/^With an account, you can choose to be listed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Follow|Join/ })).toBeNull();
});

test('without an account, the board of the people you follow is neither offered nor coming soon', async () => {
  const place = { viewerRank: null, viewerExperiencePoints: null };
  const viewer = viewerFields({ isListed: false, isAnonymous: true });
  serveGraphql({ viewer, leaderboard: { entries: [], total: 0, ...place } });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard?view=following' });
  expect(await screen.findByText(/^Without an account, you can’t follow/)).toBeTruthy();
  expect(screen.queryByText('Coming Soon')).toBeNull();
  expect(screen.queryByRole('button', { name: 'People you follow' })).toBeNull();
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [1_022, '1,022nd'],
])('the place %i is %s', (rank, words) => {
  expect(ordinal(rank)).toBe(words);
});
