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
import { zoneRegions } from './time-zone-choice.tsx';

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
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  const words = () =>
    document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent;
  return { calls, select, words };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

test('a time zone is chosen once: the page says when it starts to apply, and then it is fixed', async () => {
  const { calls, select, words } = await showChoice();
  expect(select.value).toBe('Europe/London');
  await userEvent.selectOptions(select, 'America/New_York');
  expect(words()).toBe(
    'Your days will be counted in America/New York starting tomorrow. Today stays the same. You can change it again after 30 days.',
  );
  await save();
  expect(await screen.findByText('Profile saved')).toBeTruthy();
  const sent = calls().find(({ operationName }) => operationName === 'UpdateProfile');
  expect(sent?.variables).toEqual({ input: { timeZone: 'America/New_York' } });
  expect(select.value).toBe('America/New_York');
  expect(select.disabled).toBe(true);
  expect(words()).toMatch(
    /^Your days are counted in this time zone, .* change it again on 2[12] December 2026 at/,
  );
  expect(screen.queryByRole('button', { name: /this browser/ })).toBeNull();
});

test("the browser's time zone is one click away", async () => {
  const { select } = await showChoice();
  await userEvent.click(
    screen.getByRole('button', { name: /this browser's time zone: Asia\/Tokyo/ }),
  );
  expect(select.value).toBe('Asia/Tokyo');
});

test('a rejected time zone shows its error at its own field, not at the username', async () => {
  const sentence =
    'The time zone can be changed once in 30 days. It can be changed again on 2026-12-21.';
  const updateProfile = () => Promise.reject(failureOf('CONFLICT', sentence));
  const { select, words } = await showChoice({ updateProfile });
  await userEvent.selectOptions(select, 'Asia/Tokyo');
  await save();
  await vi.waitFor(() => expect(select.getAttribute('aria-invalid')).toBe('true'));
  expect(words()).toBe(sentence);
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBeNull();
});

test('every time zone is listed once under its region, including UTC and zones unknown to the browser', () => {
  const regions = zoneRegions(['Asia/Calcutta', '', 'Europe/Paris']);
  const names = regions.flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Europe/Paris', 'UTC']));
  const america = regions.find(({ region }) => region === 'America');
  expect(america?.zones).toContainEqual({ name: 'America/New_York', label: 'New York' });
});
