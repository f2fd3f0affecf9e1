// cspell:ignore LETTERSONLY lettersonly
import { expect, test } from 'vitest';
import { DISPOSABLE_DOMAINS } from '../../../domain/registration.ts';
import { answerSum, operandsOf, SUM_QUESTION } from '../../support/answer-sum.ts';
import {
  answerWith,
  expectDisabled,
  expectFocused,
  hold,
  messageOf,
  type Visit,
  type Visits,
} from './visits.ts';

const SIGN_UP = '**/auth/v1/signup*';

/** Makes `Math.random` step through the tenths, so that no question repeats immediately. */
const COUNTED_CHANCE = 'let drawn = 0; Math.random = () => (drawn++ % 10) / 10;';

const NEWCOMER = {
  'First name': 'Grace',
  'Last name': 'Hopper',
  Username: 'grace',
  Email: 'grace@example.test',
  Password: 'Correct1horse',
  'Confirm password': 'Correct1horse',
};

const INVALID_EMAIL = 'Please enter a valid email address.';
const DISPOSABLE_EMAIL = 'Disposable email addresses are not allowed.';
const TOO_SHORT = 'Password must be at least 8 characters long.';
const TOO_PLAIN =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number.';

/** Every rule of the form: the input, the field that shows the error, and its message. */
const REFUSALS: readonly (readonly [Partial<typeof NEWCOMER>, keyof typeof NEWCOMER, string])[] = [
  [{ 'First name': '' }, 'First name', 'Enter your first name.'],
  [{ 'Last name': ' ' }, 'Last name', 'Enter your last name.'],
  // With several invalid fields, the first one gets the focus.
  [
    { Username: '', Password: 'Sh0rt67' },
    'Username',
    'Username must be at least 3 characters long.',
  ],
  [{ Username: 'gr' }, 'Username', 'Username must be at least 3 characters long.'],
  [{ Email: '' }, 'Email', INVALID_EMAIL],
  [{ Password: '', 'Confirm password': '' }, 'Password', TOO_SHORT],
  [{ Password: 'Sh0rt67', 'Confirm password': 'Sh0rt67' }, 'Password', TOO_SHORT],
  ...['lettersonly1', 'LETTERSONLY1', 'LettersOnly'].map(
    (plain) => [{ Password: plain, 'Confirm password': plain }, 'Password', TOO_PLAIN] as const,
  ),
  [{ 'Confirm password': 'Correct2horse' }, 'Confirm password', 'Passwords do not match.'],
];

/** The screen at /register. */
export function describeRegistration(visits: Visits): void {
  const enter = () =>
    visits.enter('/register', { prepare: (page) => page.addInitScript(COUNTED_CHANCE) });

  test('the email is checked live while typing, and submit is disabled while it has an error', async () => {
    const visit = await enter();
    const { button, field, link, page } = visit;
    const submit = button('Create account');
    const type = (text: string) => field('Email').pressSequentially(text);
    await type('grace@example');
    expect(await messageOf(visit, 'Email')).toBe(INVALID_EMAIL);
    await expectDisabled(submit);
    await type('.test');
    expect(await messageOf(visit, 'Email')).toBe('');
    expect(await submit.isEnabled()).toBe(true);
    expect(DISPOSABLE_DOMAINS).toHaveLength(20);
    for (const domain of DISPOSABLE_DOMAINS) {
      await field('Email').fill(`grace@${domain}`);
      expect(await messageOf(visit, 'Email'), domain).toBe(DISPOSABLE_EMAIL);
    }
    await expectDisabled(submit);
    await field('Email').fill('');
    expect(await submit.isEnabled()).toBe(true);
    await link('Login').last().click();
    await page.waitForURL('**/login');
  });

  test('each rule refuses the form with its message at its field, and nothing is sent', async () => {
    const visit = await enter();
    const sent = await refuseSignUps(visit);
    await visit.fillIn(NEWCOMER);
    await answerSum(visit.page);
    for (const [changes, name, sentence] of REFUSALS) {
      await visit.fillIn(changes);
      await visit.button('Create account').click();
      await expectFocused(visit, name);
      expect(await messageOf(visit, name)).toBe(sentence);
      for (const label of Object.keys(changes)) {
        const value = new Map(Object.entries(NEWCOMER)).get(label) ?? '';
        await visit.field(label).fill(value);
      }
    }
    expect(sent).toEqual([]);
  });

  test('the maths check asks for the sum of two numbers 1-10, and regenerates on a wrong answer or on New Question', async () => {
    const visit = await enter();
    const sent = await refuseSignUps(visit);
    await visit.fillIn(NEWCOMER);
    const before = await operandsOf(visit.page);
    await answerSum(visit.page, { isWrong: true });
    await visit.button('Create account').click();
    await visit.page.getByText('Incorrect answer. Please try again.', { exact: true }).waitFor();
    const asked = [before, await operandsOf(visit.page)];
    expect(asked[1]).not.toEqual(before);
    expect(await visit.field(SUM_QUESTION).inputValue()).toBe('');
    for (let press = 0; press < 3; press += 1) {
      await visit.button('New Question').click();
      asked.push(await operandsOf(visit.page));
    }
    await visit.page
      .getByText('Incorrect answer. Please try again.')
      .waitFor({ state: 'detached' });
    expect(asked.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(sent).toEqual([]);
  });

  test('what is typed before the page is hydrated is kept, the answer to its sum too', async () => {
    const { handler, release } = hold();
    const visit = await visits.enterEarly('/register', (page) =>
      page.route('**/assets/*.js', handler),
    );
    const sent = await refuseSignUps(visit);
    await visit.fillIn(NEWCOMER);
    await answerSum(visit.page);
    const asked = await operandsOf(visit.page);
    release();
    await visit.button('Create account').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(await operandsOf(visit.page)).toEqual(asked);
  });

  test("a registration failure shows the server's message, or Registration failed if there is none", async () => {
    const visit = await enter();
    const { page, button } = visit;
    await visit.fillIn(NEWCOMER);
    await answerSum(visit.page);
    const failWith = async (sentence: string) => {
      await button('Create account').click();
      await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
    };
    await page.route(SIGN_UP, answerWith(422, { code: 422, msg: 'Signups are closed' }));
    await failWith('Signups are closed');
    await page.route(SIGN_UP, answerWith(400, {}));
    await failWith('Registration failed');
    await page.route(SIGN_UP, (route) => route.abort());
    await failWith('An unexpected error occurred. Please try again.');
    await page.route(SIGN_UP, answerWith(200, {}));
    await button('Create account').click();
    await page.waitForURL('**/login');
    await page.getByRole('status').getByText('Registration successful!', { exact: true }).waitFor();
  });

  test('the buttons are disabled while creating the account, which leads to /login', async () => {
    const visit = await enter();
    const { page, button } = visit;
    await visit.fillIn(NEWCOMER);
    await answerSum(visit.page);
    const { handler, release } = hold();
    await page.route(SIGN_UP, handler);
    const asking = page.waitForRequest(SIGN_UP);
    await button('Create account').click();
    expect((await asking).postDataJSON()).toMatchObject({
      email: NEWCOMER.Email,
      password: NEWCOMER.Password,
      data: { username: 'grace', first_name: 'Grace', last_name: 'Hopper' },
    });
    await expectDisabled(button('Creating account...'), button('Continue with GitHub'));
    release();
    await page.waitForURL('**/login');
    await page
      .getByRole('status')
      .getByText('Registration successful! Please check your email to confirm your account.', {
        exact: true,
      })
      .waitFor();
  });

  test('a failed sign-up with GitHub is shown on the register screen', async () => {
    const { page, button, expectLogged } = await enter();
    const { handler, release } = hold();
    await page.route('**/config.json', handler);
    await button('Continue with GitHub').click();
    await expectDisabled(button('Connecting to GitHub...'), button('Create account'));
    await page.context().setOffline(true);
    release();
    await page
      .getByRole('alert')
      .getByText('GitHub sign up failed. Please try again.', { exact: true })
      .waitFor();
    await expectLogged('Signing in failed.');
  });
}

/** Fails every registration request, and records that one was sent. */
async function refuseSignUps({ page }: Visit): Promise<string[]> {
  const sent: string[] = [];
  await page.route(SIGN_UP, async (route) => {
    sent.push(route.request().url());
    await route.abort();
  });
  return sent;
}
