import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerWith, hold, type Visits } from './visits.ts';

const PROFILE = '**/api/auth/profile';
const GRAPHQL = '**/graphql';

const PROTECTED = [
  '/dashboard',
  '/lessons',
  '/challenges',
  '/codex/port-scanner',
  '/profile',
  '/leaderboard',
];

const SESSION_ENDED = 'This session has ended. Sign in again.';

const QUARTER_HOUR_MS = 900_000;

/** The signed-in user, from the start of a visit to its end. */
export function describeSession(visits: Visits): void {
  test('protected routes redirect to /login when the user is not authenticated, and back after signing in', async () => {
    const { page, button, fillIn } = await visits.enter('/');
    for (const path of PROTECTED) {
      await page.goto(visits.url + path);
      await page.waitForURL(`${visits.url}/login`);
    }
    await page.goto(`${visits.url}/lessons?lesson=print-and-run`);
    await page.waitForURL(`${visits.url}/login`);
    await fillIn(await visits.credentials());
    await button('Login').click();
    await page.waitForURL(`${visits.url}/lessons?lesson=print-and-run`);
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.getByRole('dialog').waitFor();
  });

  test('protected routes show a loading view while authentication is resolving, and otherwise the page', async () => {
    const { handler, release } = hold();
    const { page } = await visits.enter('/leaderboard', {
      session: await visits.signIn(),
      prepare: (prepared) => prepared.route(PROFILE, handler),
    });
    await page.getByRole('status').getByText('Loading', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Leaderboard' }).waitFor();
  });

  test('a profile fetch failure is logged, and a fallback profile used', async () => {
    const session = await visits.signIn();
    const { page, expectLogged } = await visits.enter('/dashboard', {
      session,
      prepare: async (prepared) => {
        await prepared.route(PROFILE, answerWith(500, {}));
        // The dashboard's own query would include the name too.
        await prepared.route(GRAPHQL, hold().handler);
      },
    });
    await page.getByRole('heading', { name: /Welcome.*Unknown/ }).waitFor();
    await expectLogged('The profile could not be fetched.');
    const { user } = session;
    const named = { ...user, user_metadata: { ...user.user_metadata, username: 'grace' } };
    await page.evaluate(([stored]) => localStorage.setItem('packetsmith-session', stored), [
      JSON.stringify({ ...session, user: named }),
    ] as const);
    await page.route(PROFILE, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: /Welcome.*grace/ }).waitFor();
    await expectLogged('The profile could not be fetched.');
  });

  test('on 404 for a user signed in via a third-party provider, the profile is created', async () => {
    const { page, button } = await visits.enter('/challenges');
    await page.route(PROFILE, answerWith(404, { error: 'There is no profile.' }));
    const creating = page.waitForRequest('**/api/auth/oauth-profile');
    await button('Continue with GitHub').click();
    await button(/^octet/).click();
    expect((await creating).postDataJSON()).toEqual({
      username: 'octet',
      first_name: expect.any(String) as string,
      last_name: expect.any(String) as string,
      email: 'octet@example.test',
      // The GitHub fake has no pictures.
      avatar_url: null,
      github_username: 'octet',
      github_id: expect.stringMatching(/^\d+$/) as string,
      oauth_provider: 'github',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      time_zone: expect.any(String) as string,
    });
    await page.waitForURL(`${visits.url}/challenges`);
    await page.getByRole('heading', { name: 'Challenge Library' }).waitFor();
    await page.goto(`${visits.url}/dashboard`);
    await page.getByRole('heading', { name: /Welcome.*octet/ }).waitFor();
  });

  test('a session that the auth service has ended leads to the login, which says so', async () => {
    const session = await visits.signIn();
    const { page } = await visits.enter('/challenges', { session });
    await page.getByRole('heading', { name: 'Challenge Library' }).waitFor();
    await fetch(`${visits.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    await page.reload();
    await page.waitForURL(`${visits.url}/login`);
    await page.getByRole('alert').getByText(SESSION_ENDED, { exact: true }).waitFor();
  });

  test('the token is refreshed automatically before it expires', async () => {
    const { page } = await visits.enter('/leaderboard', {
      session: await visits.signIn(),
      prepare: ({ clock }) => clock.install(),
    });
    await page.getByRole('heading', { name: 'Leaderboard' }).waitFor();
    const refreshing = page.waitForResponse(/token\?grant_type=refresh_token/);
    await page.clock.fastForward(QUARTER_HOUR_MS);
    expect((await refreshing).status()).toBe(200);
  });

  test('a failed session lookup is logged, and the session stored in the browser is used', async () => {
    const { page, expectLogged } = await visits.enter('/', {
      session: await visits.signIn(),
      prepare: (prepared) => prepared.route('**/config.json', (route: Route) => route.abort()),
    });
    await expectLogged('The session could not be looked up.');
    await expectLogged('The session could not be confirmed.');
    await expectLogged('Whether the challenge is solved is not known.');
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  });
}
