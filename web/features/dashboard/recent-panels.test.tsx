import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  achievementFields,
  aheadFields,
  challengeFields,
  viewerFields,
} from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { DashboardPage } from './dashboard-page.tsx';

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('tries of one challenge with one result after the other are one row', async () => {
  const tries = ['a', 'a', 'a', 'a', 'b', 'a'].map((id, index) => ({
    __typename: 'Submission',
    id: `try-${index}`,
    status: index === 0 ? 'ACCEPTED' : 'FAILED',
    submittedAt: `2026-11-20T1${9 - index}:00:00.000Z`, // newest first
    passedCount: 1,
    caseCount: 6,
    challenge: challengeFields(id, { title: `Challenge ${id}` }),
  }));
  serveGraphql({ viewer: viewerFields({ submissions: { nodes: tries, endCursor: null } }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  await screen.findByText('accepted');
  const rows = panel('Recent submissions').getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Challenge a',
    'Challenge a',
    'Challenge b',
    'Challenge a',
  ]);
  const counts = rows.map((row) => within(row).queryByText(/tries/)?.textContent);
  expect(counts).toEqual([undefined, '3 tries', undefined, undefined]);
});

test('recent achievements are those that were earned, and the nearest ones have a title of their own', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
  const achievements = [
    { achievement: achievementFields('seven'), earnedAt: '2026-11-20T10:00:00.000Z' },
  ];
  const achievementsAhead = [
    aheadFields('near', { done: 4, total: 6 }),
    ...ids.map((id) => aheadFields(id)),
  ];
  serveGraphql({ viewer: viewerFields({ achievements, achievementsAhead }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });

  expect(await screen.findByText('Medal seven')).toBeTruthy();
  const medals = panel('Recent achievements').getAllByRole('listitem');
  expect(medals).toHaveLength(4);
  const nearest = panel('Not yet earned').getAllByRole('listitem');
  expect(nearest.map(({ textContent }) => textContent)).toEqual([
    'Medal near4 of 6',
    'Medal one',
    'Medal two',
  ]);
  expect(panel('Recent achievements').getByRole('link').textContent).toBe('1 of 8 achievements');
});
