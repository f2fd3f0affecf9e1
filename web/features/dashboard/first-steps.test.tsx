import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aheadFields, challengeFields, lessonFields, viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { DashboardPage } from './dashboard-page.tsx';

const REASON = 'It prepares you for First contact, +25 XP';

const FIRST = {
  kind: 'LESSON',
  isStarted: false,
  reasons: [{ kind: 'EARNS', text: REASON }],
  lesson: {
    position: 1,
    isCompleted: false,
    lesson: lessonFields('first', { title: 'Print and run' }),
  },
  challenge: null,
};
const FOLLOWING = {
  ...FIRST,
  lesson: {
    position: 2,
    isCompleted: false,
    lesson: lessonFields('second', { title: 'Strings' }),
  },
  challenge: challengeFields('contact', { title: 'First contact' }),
};
const nextStep = ({ after }: { after: string | null }) => (after === 'first' ? FOLLOWING : FIRST);

test('a new learner sees the first lesson on a wire with what follows it', async () => {
  serveGraphql({ viewer: viewerFields({ nextStep }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  const steps = within(await screen.findByRole('list', { name: 'Your first steps' }));
  await steps.findByText('First contact');
  const titles = steps.getAllByRole('listitem').map((step) => within(step).getByText(/^[A-Z]/));
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Print and run',
    'First contact',
    'Strings',
  ]);
  expect(steps.getAllByText('lesson, 9 min')).toHaveLength(2);
  expect(steps.getByText('challenge, +50 XP')).toBeTruthy();
  expect(screen.queryByText(REASON)).toBeNull();
});

test('a learner who has earned XP sees the reasons in place of the wire', async () => {
  serveGraphql({ viewer: viewerFields({ nextStep, experiencePoints: 10 }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByText(REASON)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Your first steps' })).toBeNull();
});

test('before the first XP, the level says what the closest achievements earn', async () => {
  const achievementsAhead = ['near', 'next', 'far'].map((id) => aheadFields(id));
  serveGraphql({ viewer: viewerFields({ nextStep, achievementsAhead }) });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  const list = within(await screen.findByRole('list', { name: 'The closest achievements' }));
  const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Medal near +25 XP', 'Medal next +25 XP']);
});
