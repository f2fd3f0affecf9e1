import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import { logFailure } from '../../log-failure.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import {
  achievementFields,
  aheadFields,
  challengeFields,
  lessonFields,
  pathFields,
  viewerFields,
} from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ProfilePage } from './profile-page.tsx';

vi.mock('../../log-failure.ts', () => ({ logFailure: vi.fn() }));
beforeEach(() => vi.mocked(logFailure).mockClear());

const CATALOGUE = { categories: [], challenges: [] };

/** A year up to 21 November 2026, with XP on two days: 50 on one long ago, 25 on the last. One missed day is frozen. */
function yearOfDays() {
  return Array.from({ length: 366 }, (_, index) => {
    const date = addDays('2026-11-21', index - 365);
    const experiencePoints = index === 365 ? 75 : index >= 200 ? 50 : 0;
    const isFrozen = index === 364;
    return { date, isActive: index === 365 || index === 200, isFrozen, experiencePoints };
  });
}

function showProfile(fields: object = {}, catalogue: object = {}) {
  const calls = serveGraphql({
    ...CATALOGUE,
    ...catalogue,
    viewer: viewerFields({ ...fields }),
  });
  renderSignedIn(<ProfilePage />, { at: '/profile' });
  return calls;
}

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('the profile shows the account, the statistics and the security note', async () => {
  const calls = showProfile({
    level: 13,
    experiencePoints: 1250,
    streakDays: 4,
    timeZone: 'Asia/Calcutta',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'newcomer' })).toBeTruthy();
  expect(await screen.findByText('1,250')).toBeTruthy();
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Level', '13'],
    ['Experience points', '1,250'],
    ['Streak in days', '4'],
    ['Username', 'newcomer'],
    ['Email', 'newcomer@example.test'],
    ['Name', 'New Comer'],
    ['Time zone', 'Asia/Kolkata (UTC+05:30, formerly Calcutta)'],
    ['Access tokens', 'on your account page'],
  ]);
  const settings = screen.getByRole('link', { name: 'Account settings' });
  expect(settings.getAttribute('href')).toBe('/account');
  const tokens = screen.getByRole('link', { name: 'on your account page' });
  expect(tokens.getAttribute('href')).toBe('/account#access-tokens');
  expect(screen.getByText(/runs in isolated sandboxes/)).toBeTruthy();
  const asked = calls().filter(({ operationName }) => operationName === 'Profile');
  expect(asked).toHaveLength(1);
});

test('without an account, there are no access tokens to manage', async () => {
  showProfile({ email: '' });
  expect(await screen.findByText('no account yet')).toBeTruthy();
  expect(screen.queryByText('Access tokens')).toBeNull();
});

test('a year of activity has a one-sentence summary, and a table on demand', async () => {
  showProfile({ activity: yearOfDays() });
  const calendar = await screen.findByRole('img', {
    name: 'Activity in the last 52 weeks: days with activity 2, days kept by a freeze 1, longest streak 1',
  });
  expect(calendar.querySelector('[title^="Nov 21, 2026"]')?.getAttribute('title')).toBe(
    'Nov 21, 2026: 25 XP',
  );
  expect(calendar.querySelector('[data-frozen]')?.getAttribute('title')).toBe(
    'Nov 20, 2026: missed, but a freeze kept the streak',
  );

  const button = screen.getByRole('button', { name: 'Show the days as a table' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayWhat happened',
    'Nov 21, 202625 XP',
    'Nov 20, 2026missed, but a freeze kept the streak',
    'Jun 9, 202650 XP',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the days' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('XP over time shows two weeks, a quarter or a year', async () => {
  showProfile({ activity: yearOfDays() });
  const chart = 'XP over the last 90 days: from 50 to 75, days with gains: 1';
  expect(await screen.findByRole('img', { name: chart })).toBeTruthy();
  const history = panel('XP over time');
  expect(history.getByText('XP in the last 90 days, on 1 day')).toBeTruthy();
  await userEvent.click(history.getByRole('button', { name: 'Year' }));
  expect(history.getByRole('img', { name: /^XP over the last year: from 0 to 75/ })).toBeTruthy();
  expect(history.getByText('+75')).toBeTruthy();
  await userEvent.click(history.getByRole('button', { name: '14 days' }));
  expect(history.getByText('+25')).toBeTruthy();
  expect(history.getByRole('button', { name: '14 days', pressed: true })).toBeTruthy();
});

test('without XP, the history suggests a first step', async () => {
  showProfile();
  expect(await screen.findByText(/No XP yet/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Browse challenges' });
  expect(link.getAttribute('href')).toBe('/challenges');
  expect(screen.queryByRole('button', { name: 'Show the days as a table' })).toBeNull();
});

test('every subject has a bar for its challenges and one for its lessons', async () => {
  const bytes = { id: 'bytes', name: 'Bytes', description: 'Underneath.' };
  const categories = [
    { id: 'foundations', name: 'Foundations', description: 'First.' },
    bytes,
    { id: 'nothing', name: 'Nothing yet', description: 'Later.' },
  ];
  const challenges = [
    challengeFields('one', { isCompleted: true }),
    challengeFields('two'),
    challengeFields('three', { category: bytes, isCompleted: true }),
  ];
  const learningPath = pathFields(lessonFields('first', { state: 'COMPLETED' }));
  showProfile({ learningPath }, { categories, challenges });
  expect(
    await screen.findByRole('progressbar', {
      name: 'Foundations, challenges completed: 1 of 2',
    }),
  ).toBeTruthy();
  const subjects = panel('Progress by subject');
  const bars = subjects.getAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Foundations, challenges completed: 1 of 2',
    'Foundations, lessons completed: 1 of 1',
    'Bytes, challenges completed: 1 of 1',
  ]);
  expect(subjects.getByText('1 of 2')).toBeTruthy();
  expect(subjects.getByText('3 of 4 done')).toBeTruthy();
  const link = subjects.getByRole('link', { name: 'challenges of Bytes' });
  expect(link.getAttribute('href')).toBe('/challenges?category=bytes');
});

test('the three nearest achievements come first, then the earned ones, and the others on request', async () => {
  const achievements = [
    { achievement: achievementFields('earned'), earnedAt: '2026-11-20T10:00:00.000Z' },
  ];
  const achievementsAhead = [
    aheadFields('near', { done: 4, total: 6 }),
    aheadFields('far', { done: 1000, total: 2500 }),
    ...['three', 'four', 'five'].map((id) => aheadFields(id)),
  ];
  showProfile({ achievements, achievementsAhead });
  expect(await screen.findByText('1 of 6, nearest first')).toBeTruthy();
  const items = () => panel('Achievements').getAllByRole('listitem');
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Medal nearEarn it.4 of 6, +25 XP',
    'Medal farEarn it.1,000 of 2,500, +25 XP',
    'Medal threeEarn it.Not yet, +25 XP',
    'Medal earnedEarn it.Earned Nov 20, 2026',
    'Show the other 2',
  ]);
  const bar = panel('Achievements').getByRole('progressbar', { name: 'Medal near: 4 of 6' });
  expect(bar.getAttribute('aria-valuenow')).toBe('67');
  await userEvent.click(screen.getByRole('button', { name: 'Show the other 2' }));
  expect(
    items()
      .slice(4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Medal fourEarn it.Not yet, +25 XP', 'Medal fiveEarn it.Not yet, +25 XP']);
});

test('if the profile fails to load, the session still shows who the learner is', async () => {
  let isDown = true;
  const viewer = () => {
    if (isDown) throw failureOf('UNAVAILABLE', 'Not now.');
    return viewerFields({ streakDays: 7 });
  };
  serveGraphql({ ...CATALOGUE, viewer });
  renderSignedIn(<ProfilePage />, { at: '/profile' });
  const notice = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: 'newcomer' })).toBeTruthy();
  expect(screen.getByText('newcomer@example.test')).toBeTruthy();
  for (const words of ['Your days', 'Your XP', 'Your progress', 'Your achievements']) {
    expect(screen.getByText(`${words} could not be loaded just now.`)).toBeTruthy();
  }
  isDown = false;
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Your .* could not be loaded/)).toBeNull());
  expect(screen.getByText('7')).toBeTruthy();
});

test('a part that fails to load empties only its own panels', async () => {
  const activity = () => {
    throw failureOf('UNAVAILABLE', 'The days cannot be read just now.');
  };
  showProfile({ activity, achievementsAhead: [aheadFields('one')] });
  expect(await screen.findByText('Your days could not be loaded just now.')).toBeTruthy();
  expect(screen.getByText('Your XP could not be loaded just now.')).toBeTruthy();
  expect(screen.getByText('Medal one')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const logged = vi.mocked(logFailure).mock.calls.map(([what]) => what);
  expect(logged).toEqual(['The panel "Activity" could not be loaded.']);
});
