import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { signInBrowser, userFields } from '../../testing/browser-session.ts';
import { authAnswer } from '../../testing/handlers/auth-handlers.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { server } from '../../testing/server.ts';
import { viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AccountPage } from './account-page.tsx';
import { findZone, zoneOptions } from '../../time-zones/time-zone-names.ts';
import { eventually } from '../../testing/eventually.ts';

vi.mock('../../session/browser-time-zone.ts', () => ({ browserTimeZone: () => 'Asia/Tokyo' }));

const VIEWER = viewerFields({ isListed: false, sessions: [] });
const LATER = '2026-12-21T14:05:00.000Z';

async function showChoice(root: Record<string, unknown> = {}) {
  const change = { timeZoneChangeableAt: LATER };
  const calls = serveGraphql({
    viewer: VIEWER,
    updateProfile: ({ input }: { input: object }) => ({ ...VIEWER, ...input, ...change }),
    ...root,
  });
  signInBrowser();
  server.use(http.get('/auth/v1/user', () => authAnswer(userFields())));
  renderSignedIn(<AccountPage />, { at: '/account' });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
  const words = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { calls, field, words };
}

/** Types into the field from the start, and leaves it. */
async function choose(field: HTMLInputElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

test('a time zone is chosen once: the page says when it starts to apply, and then it is fixed', async () => {
  const { calls, field, words } = await showChoice();
  expect(field.value).toMatch(/^Europe\/London \(UTC\+0[01]:00\)$/);
  await choose(field, 'new york');
  expect(words()).toBe(
    'Your days will be counted in America/New York starting tomorrow. Today stays the same. You can change it again after 30 days.',
  );
  await save();
  expect(await screen.findByText('Profile saved')).toBeTruthy();
  const sent = calls().find(({ operationName }) => operationName === 'UpdateProfile');
  expect(sent?.variables).toEqual({ input: { timeZone: 'America/New_York' } });
  expect(field.value).toMatch(/^America\/New York/);
  expect(field.disabled).toBe(true);
  expect(words()).toMatch(
    /^Your days are counted in this time zone, .* change it again on Dec 2[12], 2026, /,
  );
  expect(screen.queryByRole('button', { name: /this browser/ })).toBeNull();
});

test("the browser's time zone is one click away", async () => {
  const { field } = await showChoice();
  await userEvent.click(
    screen.getByRole('button', { name: /this browser's time zone: Asia\/Tokyo/ }),
  );
  expect(field.value).toBe('Asia/Tokyo (UTC+09:00)');
});

test('a rejected time zone shows its error at its own field, not at the username', async () => {
  const sentence =
    'The time zone can be changed once in 30 days. It can be changed again on 2026-12-21.';
  const updateProfile = () => Promise.reject(failureOf('CONFLICT', sentence));
  const { field, words } = await showChoice({ updateProfile });
  await choose(field, 'Asia/Tokyo');
  await save();
  await eventually(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(words()).toBe(sentence);
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBeNull();
});

test('what names no time zone is put back, with the reason', async () => {
  const { calls, field, words } = await showChoice();
  await choose(field, 'Atlantis');
  expect(field.value).toMatch(/^Europe\/London/);
  expect(words()).toBe(
    'There is no time zone "Atlantis". Choose one from the list, such as Europe/Berlin.',
  );
  expect(screen.getByRole('button', { name: 'Save profile' }).hasAttribute('disabled')).toBe(true);
  expect(calls().map(({ operationName }) => operationName)).not.toContain('UpdateProfile');
  await choose(field, 'tokyo');
  expect(words()).toMatch(/^Your days will be counted in Asia\/Tokyo/);
});

test('every time zone is listed once, under its current name and with its offset', () => {
  const options = zoneOptions(['Asia/Calcutta', '', 'Asia/Kolkata'], new Date('2026-01-15'));
  const labels = options.map(({ label }) => label);
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
  expect(labels).toEqual(
    expect.arrayContaining([
      'America/New York (UTC-05:00)',
      'Asia/Kolkata (UTC+05:30, formerly Calcutta)',
      'UTC (UTC+00:00)',
    ]),
  );
  expect(labels.join()).not.toMatch(/Kiev \(|Saigon \(|Rangoon \(|Katmandu \(|Godthab \(/);
});

test.each([
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['kolkata', 'Asia/Calcutta'],
  ['America/New_York', 'America/New_York'],
  ['america/new york (utc-05:00)', 'America/New_York'],
  ['Europe', undefined],
  ['', undefined],
])('the text "%s" names the time zone %s', (text, zone) => {
  const options = zoneOptions(['Asia/Calcutta'], new Date('2026-01-15'));
  expect(findZone(options, text)?.zone).toBe(zone);
});
