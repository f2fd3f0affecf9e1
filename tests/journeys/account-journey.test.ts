import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answerSum } from '../support/answer-sum.ts';
import { useProductInBrowser } from '../support/use-product-in-browser.ts';

const EMAIL = 'grace@example.test';
const PASSWORD = 'Correct1horse';
const NEW_PASSWORD = 'Battery2staple';
/** The time zone of the browser, and so of the learners. */
const TIME_ZONE = 'Pacific/Auckland';
/** What an address or the history must not contain after signing in. */
const SECRET = /code=|token|error=/;

const journey = useProductInBrowser({ environment: { GOTRUE_MAILER_AUTOCONFIRM: 'false' } });
let context: BrowserContext;
let page: Page;
/** Everything that the pages logged. */
const pageErrors: string[] = [];
/** Every address that a page had. */
const addresses: string[] = [];

beforeAll(async () => {
  context = await journey.browser.newContext({ reducedMotion: 'reduce', timezoneId: TIME_ZONE });
  page = await context.newPage();
  page.on('pageerror', (error) => pageErrors.push(`${page.url()}: ${error.message}`));
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const field = (name: string) => page.getByLabel(name, { exact: true });

async function fillIn(fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
}

async function signIn(password: string): Promise<void> {
  await page.goto(`${journey.product.url}/login`);
  await fillIn({ Email: EMAIL, Password: password });
  await button('Login').click();
}

async function logOut(): Promise<void> {
  await button('Logout').first().click();
  await link('Login').first().waitFor();
}

/** Opens the link in the newest mail, as a mail scanner and then its reader would. */
async function openNewestMail(subject: string, action: string): Promise<void> {
  await page.goto(`${journey.product.url}/inbox`);
  const newest = page.getByRole('article').first();
  await newest.getByRole('heading', { name: subject }).waitFor();
  const address = (await newest.getByRole('link').getAttribute('href')) ?? '';
  for (const method of ['HEAD', 'GET']) {
    const scanned = await page.request.fetch(address, { method });
    expect(scanned.status()).toBe(200);
  }
  await newest.getByRole('link').click();
  await button(action).click();
}

function expectCleanAddress(): void {
  addresses.push(page.url());
  expect(page.url()).not.toMatch(SECRET);
}

async function saved(name: string): Promise<Buffer> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    button(name).first().click(),
  ]);
  return readFile(await download.path());
}

test('a visitor registers and is told to check their email', async () => {
  await page.goto(`${journey.product.url}/register`);
  await fillIn({ 'First name': 'Grace', 'Last name': 'Hopper', Username: 'grace', Email: EMAIL });
  await fillIn({ Password: PASSWORD, 'Confirm password': PASSWORD });
  await answerSum(page);
  await button('Create account').click();
  await page.waitForURL('**/login');
  await page.getByText('Please check your email to confirm your account.').waitFor();
});

test('signing in before the address is confirmed is refused with a way forward', async () => {
  await signIn(PASSWORD);
  await page.getByText('Email not confirmed').waitFor();
});

test('the link in the mail confirms the address and signs in', async () => {
  await openNewestMail('Confirm your email address', 'Confirm my email');
  await page.getByText('Your email is confirmed, and you are signed in.').waitFor();
  expectCleanAddress();
  await link('Go to the dashboard').click();
  await page.getByRole('heading', { name: /Welcome.*grace/ }).waitFor();
});

test('opening the same link again says that it was already used', async () => {
  await logOut();
  await openNewestMail('Confirm your email address', 'Confirm my email');
  await page.getByText('That link has expired or was already opened.').waitFor();
});

test('a protected page leads to the login and, after signing in, back to that page', async () => {
  await page.goto(`${journey.product.url}/challenges`);
  await page.waitForURL('**/login');
  await fillIn({ Email: EMAIL, Password: PASSWORD });
  await button('Login').click();
  await page.waitForURL('**/challenges');
});

test('a forgotten password is replaced through a mail, and the old one stops working', async () => {
  await logOut();
  await page.goto(`${journey.product.url}/login`);
  await link('Forgot password?').click();
  await field('Email').fill(EMAIL);
  await button('Send the email').click();
  await page.getByText(`If there is an account for ${EMAIL}`).waitFor();
  await openNewestMail('Set a new password', 'Choose a new password');
  await fillIn({ 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD });
  await button('Set the password').click();
  await page.getByText('Your password is set.').waitFor();
  expectCleanAddress();
  await page.goto(`${journey.product.url}/dashboard`);
  await logOut();
  await signIn(PASSWORD);
  await page.getByText('Invalid login credentials').waitFor();
  await signIn(NEW_PASSWORD);
  await page.waitForURL('**/dashboard');
});

test('signing out in one tab also signs out the other', async () => {
  const other = await context.newPage();
  await other.goto(`${journey.product.url}/profile`);
  await other.getByRole('heading', { name: 'grace' }).waitFor();
  await other.getByText(TIME_ZONE).waitFor();
  await logOut();
  await other.waitForURL('**/login');
  await other.close();
});

test('the GitHub fake says what it is, can be declined, and signs in', async () => {
  await page.goto(`${journey.product.url}/login`);
  await button(/GitHub/).click();
  await page.getByText('This is not GitHub.').waitFor();
  await button('Cancel').click();
  await page.waitForURL('**/login**');
  await button(/GitHub/).click();
  await button(/^octet/).click();
  await page.getByRole('heading', { name: /Welcome.*octet/ }).waitFor();
  expectCleanAddress();
});

test('everything can be exported as one document, and the code as a ZIP file', async () => {
  await page.goto(`${journey.product.url}/account`);
  await page.getByText('This browser').waitFor();
  const document = JSON.parse((await saved('Export everything (JSON)')).toString()) as unknown;
  expect(document).toMatchObject({
    account: { email: 'octet@example.test', identities: [{ provider: 'github' }] },
    profile: { username: 'octet', githubUsername: 'octet', timeZone: TIME_ZONE },
    submissions: [],
  });
  const files = unzipSync(new Uint8Array(await saved('Export code (ZIP)')));
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(''),
  ).toContain('Packetsmith');
});

test('the account is deleted after its name is typed, and nothing of it remains', async () => {
  await button('Delete account').click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Delete permanently' }).isDisabled()).toBe(true);
  await dialog.getByLabel(/^Type "octet"/).fill('octet');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL(`${journey.product.url}/`);
  await link('Login').first().waitFor();
  const storedKeys = await page.evaluate<string[]>('Object.keys(localStorage)');
  expect(storedKeys.filter((key) => key !== 'theme')).toEqual([]);
});

test('the same GitHub account is a new learner afterwards', async () => {
  await page.goto(`${journey.product.url}/login`);
  await button(/GitHub/).click();
  await button(/^octet/).click();
  await page.getByRole('heading', { name: /Welcome.*octet/ }).waitFor();
});

test('no page logged an error, and no secret stayed in an address or in the log', () => {
  expect(pageErrors).toEqual([]);
  expect(addresses).toHaveLength(3);
  expect(journey.product.output()).not.toMatch(
    new RegExp(`eyJ|${PASSWORD}|${NEW_PASSWORD}|${EMAIL}`),
  );
});
