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

test('a year of days is read aloud in one sentence, frozen days included', async () => {
  const activity = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({
    date,
    isActive: date !== '2026-11-20',
    isFrozen: date === '2026-11-20',
    experiencePoints: date === '2026-11-21' ? 75 : 50,
  }));
  startGraphqlBackend({ viewer: viewerFields({ activity }), achievements: [] });
  renderSignedIn(<ProfilePage />, { at: '/profile' });
  const reading = 'Activity in the last 52 weeks: days with activity 3, days kept by a freeze 1';
  const calendar = await screen.findByRole('img', { name: reading });
  expect(calendar.querySelector('[title^="21 Nov 2026"]')?.getAttribute('title')).toBe(
    '21 Nov 2026: 25 XP',
  );
  expect(calendar.querySelector('[data-frozen]')?.getAttribute('title')).toBe(
    '20 Nov 2026: missed, and a freeze kept the streak',
  );
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
