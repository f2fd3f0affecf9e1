import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answerSum } from '../support/answer-sum.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const EMAIL = 'ada@example.test';
const PASSWORD = 'Correct1horse';

const journey = useSharedProductInBrowser();
let page: Page;
/** Everything that the pages logged. */
const pageErrors: string[] = [];
/** The bodies of all GraphQL requests. */
const operations: unknown[] = [];

beforeAll(async () => {
  page = await journey.browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') operations.push(request.postDataJSON());
  });
});

const button = (name: string) => page.getByRole('button', { name });
const solutionOf = (challenge: string) =>
  readFile(`content/challenges/${challenge}/solution.py`, 'utf8');

async function typeCode(code: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /editor/i })
    .first()
    .focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

/** Returns the paths of our server that are called during an action. */
async function callsDuring(action: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string }) => calls.push(new URL(request.url()).pathname);
  page.on('request', note);
  await action();
  page.off('request', note);
  return calls.filter((path) => /^\/(graphql|api|auth)/.test(path));
}

test('a visitor registers with the fields of the specification', async () => {
  await page.goto(journey.product.url);
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await answerSum(page);
  await button('Create account').click();
  await page.waitForURL('**/login');
});

test('the login continues with the new account, and nothing is typed twice', async () => {
  await page.getByText('Registration successful!').waitFor();
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: /Welcome.*ada/ }).waitFor();
  await page.getByText('No recent submissions').waitFor();
});

test('the first lesson is completed and the second unlocks at once', async () => {
  await page.getByRole('link', { name: 'Lessons' }).first().click();
  await page.getByRole('heading', { name: 'Learning Path' }).waitFor();
  const lessons = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => lessons.nth(1).textContent()).toContain('Locked');
  await page.getByRole('main').getByText('Print and run').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Complete' }).click();
  await expect.poll(() => lessons.nth(0).textContent()).toContain('Done');
  await expect.poll(() => lessons.nth(1).textContent()).toContain('Start');
});

test('the library shows what is available and how much XP the rest needs', async () => {
  await page.getByRole('link', { name: 'Challenges' }).first().click();
  await page.getByRole('heading', { name: 'Challenge Library' }).waitFor();
  await page.getByText('needs 100 XP, you have 0').first().waitFor();
  await page.getByRole('link', { name: 'Start Challenge: First contact' }).click();
  await page.waitForURL('**/codex/first-contact');
  await page.locator('.monaco-editor').first().waitFor();
});

test('a local run stays in the browser', async () => {
  await page.getByText('Draft').or(page.getByText('solution.py')).first().waitFor();
  const calls = await callsDuring(async () => {
    await button('Run (Local)').click();
    await page.getByText(/ran in your browser/).waitFor();
  });
  expect(calls).toEqual([]);
});

test('a server run goes through the execution function and awards nothing', async () => {
  const calls = await callsDuring(async () => {
    await button('Run Code').click();
    await page.getByText(/ran on the server/).waitFor();
  });
  expect(calls).toContain('/graphql');
  await page.getByText('Test Failed').first().waitFor();
});

test('a correct submission updates the toast, the library and the dashboard at once', async () => {
  await typeCode(await solutionOf('first-contact'));
  await button('Submit Solution').click();
  await page.getByText('Achievement Unlocked').first().waitFor();
  await page.getByRole('heading', { name: /You earned 25 XP/ }).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByText(/35 XP/).first().waitFor();
  await page.getByText('accepted', { exact: true }).waitFor();
  await page.getByText('You’ve already practiced today').waitFor();
});

test('an integrator reads the same data with the token of the session', async () => {
  const stored = await page.evaluate(() => localStorage.getItem('packetsmith-session'));
  const { access_token: token } = JSON.parse(stored ?? '{}') as { access_token?: string };
  const read = async (path: string): Promise<unknown> =>
    (
      await fetch(journey.product.url + path, {
        headers: { authorization: `Bearer ${token ?? ''}` },
      })
    ).json();
  expect(await read('/api/auth/profile')).toMatchObject({ username: 'ada', experience_points: 35 });
  expect(await read('/api/submissions/recent')).toMatchObject({
    submissions: [{ challenge_title: 'First contact', status: 'accepted' }],
  });
  const { learning_path: path } = (await read('/api/learning-path')) as {
    learning_path: { is_completed: boolean }[];
  };
  expect(path.map((item) => item.is_completed)).toEqual(path.map((_, index) => index === 0));
});

test('signing out leads to the home page, and protected pages lead to the login', async () => {
  await button('Logout').click();
  await page.waitForURL(`${journey.product.url}/`);
  await page.goto(`${journey.product.url}/dashboard`);
  await page.waitForURL('**/login');
});

test('the pages sent operations by hash and never sent a document', () => {
  expect(operations.length).toBeGreaterThan(5);
  const named = { extensions: { persistedQuery: { version: 1 } } };
  for (const operation of operations) {
    expect(operation).toMatchObject(named);
    expect(operation).not.toHaveProperty('query');
  }
});

test('no page logged an error', () => {
  expect(pageErrors).toEqual([]);
});
