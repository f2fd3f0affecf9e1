import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LeaderboardPage } from './leaderboard-page.tsx';

const VETERAN = { username: 'veteran', level: 16, experiencePoints: 1500, streakDays: 12 };

function showLeaderboard(entries: object[], fields: object = {}, viewer: object = {}) {
  const leaderboard = { entries, total: entries.length, viewerRank: null, ...fields };
  serveGraphql({ viewer: viewerFields({ isListed: true, ...viewer }), leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
}

test('while nobody is listed, the leaderboard is coming soon, and its sample shows only the viewer', async () => {
  showLeaderboard([], { viewerRank: 1 });
  expect(await screen.findByText('Coming Soon')).toBeTruthy();
  expect(screen.getByText('Compete with other hackers. Earn XP to secure a spot.')).toBeTruthy();
  expect(screen.getByText('SAMPLE')).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual([
    'RankUsernameLevelXPStreak',
    '1newcomer you 100 days',
    '2 open spot–––',
  ]);
  expect(screen.queryByRole('button', { name: 'This week' })).toBeNull();
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
  const own = screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'));
  expect(own.map((row) => row.textContent)).toEqual(['2newcomer you 1251 day']);
});

test('the week can be chosen, and an empty week does not say coming soon', async () => {
  const leaderboard = ({ period }: { period: string }) => ({
    entries: period === 'WEEK' ? [] : [{ ...VETERAN, rank: 1 }],
    total: 900_000,
    viewerRank: period === 'WEEK' ? null : 4_711,
  });
  const calls = serveGraphql({ viewer: viewerFields({ isListed: false }), leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  expect(await screen.findByText('your rank 4,711, 900,000 listed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'This week' }));
  expect(await screen.findByText(/No listed learner has earned XP this week/)).toBeTruthy();
  expect(screen.getByText('900,000 listed')).toBeTruthy();
  expect(screen.queryByText('Coming Soon')).toBeNull();
  expect(screen.getByRole('link', { name: 'account' }).getAttribute('href')).toBe('/account');
  expect(calls().map(({ variables }) => variables)).toEqual([
    { period: 'ALL_TIME' },
    { period: 'WEEK' },
  ]);
});

test('a viewer below the last row gets a separate row, without invented XP for the week', async () => {
  const leaderboard = { entries: [{ ...VETERAN, rank: 1 }], total: 300, viewerRank: 204 };
  const viewer = viewerFields({ isListed: true, level: 2, experiencePoints: 125, streakDays: 1 });
  serveGraphql({ viewer, leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
  const own = () => screen.getAllByRole('row').find((row) => row.hasAttribute('aria-current'));
  await screen.findByText('veteran');
  expect(own()?.textContent).toBe('204newcomer you 21251 day');
  await userEvent.click(screen.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(own()?.textContent).toBe('204newcomer you 2–1 day'));
});

test('an unlisted viewer sees the rank they would have, and that only they see it', async () => {
  showLeaderboard([{ ...VETERAN, rank: 1 }], { viewerRank: 2 }, { isListed: false });
  const tag = await screen.findByText('not listed');
  expect(tag.closest('tr')?.textContent).toContain('2newcomer');
  expect(screen.getByText(/Other learners don’t see you here/)).toBeTruthy();
});

test('a leaderboard that fails to load does not say coming soon and can be loaded again', async () => {
  let isDown = true;
  const leaderboard = () => {
    if (isDown) throw failureOf('UNAVAILABLE', 'Down.');
    return { entries: [{ ...VETERAN, rank: 1 }], total: 1, viewerRank: null };
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
  const leaderboard = { entries, total: entries.length, viewerRank: null };
  serveGraphql({ viewer: viewerFields({ isListed: false }), leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard', profile: { isAnonymous: true } });
  expect(await screen.findByText(/^With an account, you can choose to be listed/)).toBeTruthy();
  expect(screen.queryByText('SAMPLE')).toBeNull();
});
