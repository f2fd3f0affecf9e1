import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fallbackProfile, type Profile } from '../session/fetch-profile.ts';
import { StandingLink } from './standing-link.tsx';

afterEach(cleanup);

const PROFILE: Profile = {
  id: 'learner-1',
  email: 'newcomer@example.test',
  username: 'newcomer',
  firstName: 'New',
  lastName: 'Comer',
  avatarUrl: null,
  level: 3,
  experiencePoints: 1250,
  streakDays: 4,
  isAnonymous: false,
};

test('streak, level and XP are one link to the profile', () => {
  render(<StandingLink profile={PROFILE} />);
  const link = screen.getByRole('link', { name: '4 day streak, level 3, 1,250 XP' });
  expect(link.getAttribute('href')).toBe('/profile');
});

test('nothing is claimed about a learner whose profile is loading or could not be fetched', () => {
  const { rerender, container } = render(<StandingLink profile={null} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.childElementCount).toBe(1);
  rerender(<StandingLink profile={fallbackProfile({ id: 'learner-1' })} />);
  expect(container.childElementCount).toBe(0);
});
