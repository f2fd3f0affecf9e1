// cspell:ignore fulfill
import { expect, test } from 'vitest';
import { answerWith, expectDisabled, hold, type Visit, type Visits } from './visits.ts';

const TOKEN = '**/auth/v1/token*';
const CONFIG = '**/config.json';

/** The screen at /login, and GitHub's part of it. */
export function describeSignIn(visits: Visits): void {
  const enter = async (): Promise<Visit> => {
    const visit = await visits.enter('/login');
    await visit.fillIn({ Email: 'nobody@example.test', Password: 'Correct1horse' });
    return visit;
  };

  test('email and password are required', async () => {
    const { page, button, field, link } = await visits.enter('/login');
    const asked: string[] = [];
    await page.route(TOKEN, async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    await button('Login').click();
    for (const name of ['Email', 'Password']) {
      await field(name).and(page.locator(':required:invalid')).waitFor();
    }
    expect(asked).toEqual([]);
    await link('Create an account').click();
    await page.waitForURL('**/register');
  });

  test('before the page is hydrated, neither a click nor Enter puts the password in the URL', async () => {
    const { handler, release } = hold();
    const { page, button, field, fillIn } = await visits.enterEarly('/login', (page) =>
      page.route('**/assets/*.js', handler),
    );
    await fillIn(await visits.credentials());
    await expectDisabled(button('Login'));
    await field('Password').press('Enter');
    release();
    await button('Login').click();
    await page.waitForURL('**/dashboard');
  });

  test("a sign-in failure shows the provider's message, or Login failed if there is none", async () => {
    const { page, button } = await enter();
    const alert = page.getByRole('alert');
    const failWith = async (sentence: string) => {
      await button('Login').click();
      await alert.getByText(sentence, { exact: true }).waitFor();
      expect(await alert.count()).toBe(1);
    };
    await failWith('Invalid login credentials');
    await page.route(TOKEN, answerWith(429, { code: 429, msg: 'Request rate limit reached' }));
    await failWith('Request rate limit reached');
    await page.route(TOKEN, answerWith(400, {}));
    await failWith('Login failed');
    await page.route(TOKEN, (route) => route.fulfill({ status: 403, body: '<h1>Hotel</h1>' }));
    await failWith('An unexpected error occurred. Please try again.');
    await page.route(TOKEN, answerWith(429, { code: 429, msg: 'Request rate limit reached' }));
    await failWith('Request rate limit reached');
    await page.route(TOKEN, answerWith(500, { code: 500, msg: 'Database is gone' }));
    await failWith('An unexpected error occurred. Please try again.');
    await page.unroute(TOKEN);
    await failWith('Invalid login credentials');
    await page.route(TOKEN, (route) => route.abort());
    await failWith('An unexpected error occurred. Please try again.');
  });

  test('the buttons are disabled while signing in, which leads to /dashboard', async () => {
    const { page, button, fillIn } = await enter();
    await fillIn(await visits.credentials());
    const { handler, release } = hold();
    await page.route(TOKEN, handler);
    await button('Login').click();
    await expectDisabled(button('Signing in...'), button('Continue with GitHub'));
    release();
    await page.waitForURL('**/dashboard');
    await page.goto(`${visits.url}/login`);
    await page.waitForURL('**/dashboard');
  });

  test('the buttons are disabled while connecting to GitHub', async () => {
    const { handler, release } = hold();
    const { page, button } = await visits.enter('/login', {
      prepare: (prepared) => prepared.route(CONFIG, handler),
    });
    await button('Continue with GitHub').click();
    await expectDisabled(button('Connecting to GitHub...'), button('Login'));
    release();
    await page.getByText('This is not GitHub.').waitFor();
  });

  test('a GitHub sign-in failure is shown on the login screen', async () => {
    const { page, button, expectLogged } = await visits.enter('/login', {
      prepare: (prepared) => prepared.route(CONFIG, (route) => route.abort()),
    });
    await button('Continue with GitHub').click();
    await page
      .getByRole('alert')
      .getByText('GitHub login failed. Please try again.', { exact: true })
      .waitFor();
    await expectLogged('Signing in failed.');
    await page.goto(`${visits.url}/dashboard?error=server_error&error_code=unexpected_failure`);
    await page.waitForURL(`${visits.url}/login`);
    await page
      .getByRole('alert')
      .getByText('GitHub login failed. Please try again.', { exact: true })
      .waitFor();
  });
}
