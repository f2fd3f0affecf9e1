import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failureOf, startGraphqlBackend } from '../../testing/graphql-backend.ts';
import { achievementFields, viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ProfilePage } from './profile-page.tsx';

test('the profile shows the account, the readings and the security note', async () => {
  const viewer = viewerFields({ level: 3, experiencePoints: 1250, streakDays: 4 });
  startGraphqlBackend({ viewer, achievements: [] });
  renderSignedIn(<ProfilePage />, { at: '/profile' });
  expect(await screen.findByRole('heading', { level: 1, name: 'newcomer' })).toBeTruthy();
  expect(screen.getByText('newcomer@example.test')).toBeTruthy();
  expect(screen.getByText('New Comer')).toBeTruthy();
  expect(screen.getByText('1,250')).toBeTruthy();
  expect(screen.getByText(/runs in isolated sandboxes/)).toBeTruthy();
});

test('what is earned stands before what is still to earn', async () => {
  const achievements = ['one', 'two'].map(achievementFields);
  const earned = [{ achievement: achievementFields('two'), earnedAt: '2026-11-20T10:00:00.000Z' }];
  startGraphqlBackend({ viewer: viewerFields({ achievements: earned }), achievements });
  renderSignedIn(<ProfilePage />, { at: '/profile' });
  const panel = within(await screen.findByRole('region', { name: 'Achievements' }));
  const items = panel.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toContain('Medal two');
  expect(items[0]).toContain('Earned 20 Nov 2026');
  expect(items[1]).toContain('Not yet, +25 XP');
});

test('when the profile cannot be read, the session still says who the learner is', async () => {
  const viewer = () => Promise.reject(failureOf('UNAVAILABLE', 'Not now.'));
  startGraphqlBackend({ viewer, achievements: [] });
  renderSignedIn(<ProfilePage />, { at: '/profile' });
  expect(await screen.findByRole('heading', { level: 1, name: 'newcomer' })).toBeTruthy();
});
