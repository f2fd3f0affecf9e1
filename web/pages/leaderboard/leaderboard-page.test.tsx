import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startGraphqlBackend } from '../../testing/graphql-backend.ts';
import { viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LeaderboardPage } from './leaderboard-page.tsx';

function showLeaderboard(entries: object[]) {
  const leaderboard = { entries, total: entries.length, viewerRank: entries.length || null };
  startGraphqlBackend({ viewer: viewerFields(), leaderboard });
  renderSignedIn(<LeaderboardPage />, { at: '/leaderboard' });
}

test('while nobody is listed, the leaderboard is coming soon', async () => {
  showLeaderboard([]);
  expect(await screen.findByText('Coming Soon')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('listed learners stand in a table, and the viewer finds their own row', async () => {
  showLeaderboard([
    { rank: 1, username: 'veteran', level: 16, experiencePoints: 1500, streakDays: 12 },
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
  expect(own.map((row) => row.textContent)).toEqual(['2newcomer you1251 day']);
});
