import { expect, test } from 'vitest';
import { type Visits } from './visits.ts';

const SESSION_KEY = 'packetsmith-session';

/** The pages that run without the router: the landing page, the legal pages and the help. */
export function describeStandalonePages(visits: Visits): void {
  test('pointing at a link prefetches the page behind it and the client', async () => {
    const { page, link } = await visits.enter('/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await link('Login').first().hover();
    await expect.poll(() => requests).toContain('/login');
    const scripts = () => requests.filter((path) => path.endsWith('.js')).join();
    await expect.poll(scripts).toMatch(/start-client.*login-page|login-page.*start-client/);
    const fetched = requests.length;
    await link('Sign Up').first().focus();
    await link('Login').first().hover();
    await expect.poll(() => requests.slice(fetched).join()).toMatch(/register-page/);
    expect(requests.filter((path) => path === '/login')).toHaveLength(1);
  });

  test('an open visitor page shows the links of learners once they sign in in another tab', async () => {
    const { page, button } = await visits.enter('/terms');
    const session = await visits.signIn();
    const other = await page.context().newPage();
    await other.goto(`${visits.url}/privacy`);
    await other.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [SESSION_KEY, JSON.stringify(session)],
    );
    await button('Logout').waitFor();
  });

  test('after a reload, Back still leads to the previous page', async () => {
    const { page, link } = await visits.enter('/login');
    await link('Home').first().click();
    await page.waitForURL(`${visits.url}/`);
    await page.reload();
    await page.goBack();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('a prerendered visitor page shows the links of learners to a signed-in learner', async () => {
    const { page, button } = await visits.enter('/billing', { session: await visits.signIn() });
    await button('Logout').waitFor();
    await page.getByRole('heading', { name: 'Billing and Pricing' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home' })
      .click();
    await page.waitForURL(`${visits.url}/`);
    await button('Logout').waitFor();
  });
}
