import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerSum } from '../support/answer-sum.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PASSWORD = 'Correct1horse';
const DRAFT = 'callsign = input()  # not finished\n';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const editor = (page: Page) => page.getByRole('textbox', { name: /editor/i });
/** The part of the small workspace that holds the editor. */
const openCode = (page: Page) => page.getByRole('tab', { name: 'Code' }).tap();
const bar = (page: Page) => page.getByRole('complementary', { name: 'No account yet' });
const solutionOf = (challenge: string) =>
  readFile(`content/challenges/${challenge}/solution.py`, 'utf8');

/** Whether the page is wider than the window. */
const overflows = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Opens a challenge on a phone whose visitor nobody knows. @returns the page with everything that it logged */
async function openAsVisitor(challenge: string): Promise<{ page: Page; problems: string[] }> {
  const { url: origin } = journey.product;
  const localStorage = [{ name: 'editor', value: 'plain' }];
  const context = await journey.browser.newContext({
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...PHONE,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${origin}/codex/${challenge}`);
  await page.waitForURL('**/login');
  return { page, problems };
}

/** Calls the REST API with a session. */
async function call(token: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(journey.product.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, path).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

/** The token of the browser's session. */
const tokenOf = (page: Page) =>
  page.evaluate<string>("JSON.parse(localStorage.getItem('packetsmith-session')).access_token");

const profileOf = async (page: Page) => call(await tokenOf(page), '/api/auth/profile');

async function submit(token: string, challenge: string): Promise<void> {
  const code = await solutionOf(challenge);
  const body = { challenge_id: challenge, language: 'python', code };
  expect(await call(token, '/api/submissions/submit', body)).toMatchObject({ success: true });
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

describe('a visitor on a phone who then signs up', () => {
  let page: Page;
  let problems: string[];
  let guest: Record<string, unknown>;

  test('is told where the link leads, and goes on there without an account', async () => {
    ({ page, problems } = await openAsVisitor('first-contact'));
    await page.getByText('You were on your way to First contact.').waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    await button(page, 'Try without an account').tap();
    await page.waitForURL('**/codex/first-contact');
    await bar(page)
      .getByText(/^Kept on this device until/)
      .waitFor();
    expect(await overflows(page)).toBe(false);
  });

  test('solves a challenge, and starts another', async () => {
    await openCode(page);
    await editor(page).fill(await solutionOf('first-contact'));
    await button(page, 'Submit Solution').tap();
    await page.getByRole('heading', { name: 'Accepted. You earned 25 XP.' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    guest = await profileOf(page);
    expect(guest).toMatchObject({ is_anonymous: true, email: '' });
    await page.goto(`${journey.product.url}/codex/shout-the-callsign`);
    await openCode(page);
    await editor(page).fill(DRAFT);
    await expect
      .poll(() => page.evaluate<string>('JSON.stringify(localStorage)'))
      .toContain('not finished');
  });

  test('creates an account and types nothing twice', async () => {
    await link(page, 'Create an account').tap();
    await page.getByText(`Your ${String(guest['experience_points'])} XP`).waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    await fillIn(page, {
      Email: 'try-first@example.test',
      Username: 'try-first',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
      'First name': 'Nia',
      'Last name': 'Novice',
    });
    await answerSum(page);
    await button(page, 'Create account').tap();
    await page.waitForURL('**/login');
    await page.getByText('Registration successful!').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await link(page, 'Continue to Shout the callsign').tap();
    await page.waitForURL('**/codex/shout-the-callsign');
  });

  test('is the same learner, with the same XP and the same draft', async () => {
    await openCode(page);
    expect(await editor(page).inputValue()).toBe(DRAFT);
    expect(await bar(page).count()).toBe(0);
    expect(await profileOf(page)).toMatchObject({
      id: guest['id'],
      experience_points: guest['experience_points'],
      username: 'try-first',
      email: 'try-first@example.test',
      is_anonymous: false,
    });
    expect(problems).toEqual([]);
  });
});

test('a visitor who logs in to an account keeps what both have done, once', async () => {
  const email = 'try-first-owner@example.test';
  const owner = await fetch(`${journey.product.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { username: 'try-first-owner' } }),
  });
  const session = (await owner.json()) as { access_token: string; user: { id: string } };
  await submit(session.access_token, 'first-contact');

  const { page, problems } = await openAsVisitor('shout-the-callsign');
  await button(page, 'Try without an account').tap();
  await page.waitForURL('**/codex/shout-the-callsign');
  for (const challenge of ['first-contact', 'shout-the-callsign']) {
    await submit(await tokenOf(page), challenge);
  }
  await openCode(page);
  await editor(page).fill(DRAFT);
  await link(page, 'Log in').tap();
  await page.getByText('Log in, and what you have done here moves to your account.').waitFor();
  await fillIn(page, { Email: email, Password: PASSWORD });
  await button(page, 'Login').tap();
  await page.waitForURL('**/codex/shout-the-callsign');
  await openCode(page);
  expect(await editor(page).inputValue()).toBe(DRAFT);
  expect(await profileOf(page)).toMatchObject({ id: session.user.id, is_anonymous: false });
  const { experienceLedger } = await call(await tokenOf(page), '/api/users/export');
  const solves = (experienceLedger as { reason: string; reference: string }[])
    .filter(({ reason }) => reason === 'challenge')
    .map(({ reference }) => reference);
  expect(solves.toSorted()).toEqual(['first-contact', 'shout-the-callsign']);
  expect(problems).toEqual([]);
});

/** Chooses an account on the page that stands for GitHub. */
async function chooseGitHubAccount(page: Page, login: string): Promise<void> {
  await page.getByText('This is not GitHub.').waitFor();
  await fillIn(page, { Login: login, Email: `${login}@example.test` });
  await page.getByLabel('GitHub has verified this address').check();
  await button(page, 'Continue as this account').tap();
}

test('a visitor who continues with GitHub for the first time stays the same learner', async () => {
  const { page, problems } = await openAsVisitor('shout-the-callsign');
  await button(page, 'Try without an account').tap();
  await page.waitForURL('**/codex/shout-the-callsign');
  await submit(await tokenOf(page), 'first-contact');
  const { id, experience_points: earned } = await profileOf(page);
  await link(page, 'Create an account').tap();
  await button(page, 'Continue with GitHub').tap();
  await chooseGitHubAccount(page, 'try-first-octo');
  await page.waitForURL('**/codex/shout-the-callsign');
  await openCode(page);
  await editor(page).waitFor();
  expect(await bar(page).count()).toBe(0);
  expect(await profileOf(page)).toMatchObject({
    id,
    username: 'try-first-octo',
    experience_points: earned,
    is_anonymous: false,
  });
  expect(problems).toEqual([]);
});

test('a visitor whose GitHub account has signed up before is merged into that account', async () => {
  const { page, problems } = await openAsVisitor('shout-the-callsign');
  await button(page, 'Try without an account').tap();
  await page.waitForURL('**/codex/shout-the-callsign');
  await submit(await tokenOf(page), 'shout-the-callsign');
  const { id } = await profileOf(page);
  await link(page, 'Log in').tap();
  await button(page, 'Continue with GitHub').tap();
  await chooseGitHubAccount(page, 'try-first-octo');
  // It can't be linked, so the browser goes there once more to sign in. The real GitHub would not ask again.
  await chooseGitHubAccount(page, 'try-first-octo');
  await page.waitForURL('**/codex/shout-the-callsign');
  await openCode(page);
  await editor(page).waitFor();
  const owner = await profileOf(page);
  expect(owner).toMatchObject({ username: 'try-first-octo', is_anonymous: false });
  expect(owner['id']).not.toBe(id);
  const { experienceLedger } = await call(await tokenOf(page), '/api/users/export');
  const solves = (experienceLedger as { reason: string; reference: string }[])
    .filter(({ reason }) => reason === 'challenge')
    .map(({ reference }) => reference);
  expect(solves.toSorted()).toEqual(['first-contact', 'shout-the-callsign']);
  expect(problems).toEqual([]);
});
