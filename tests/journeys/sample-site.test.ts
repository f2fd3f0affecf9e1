import type { Browser, Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSampleSite } from '../../tools/dev-web/sample-site.ts';
import { launchBrowser } from '../support/browser.ts';

let site: ViteDevServer;
let browser: Browser;
let page: Page;
const pageErrors: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSampleSite(0), launchBrowser()]);
  page = await browser.newPage();
  // Vite prepares the packages while the first page loads.
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function open(address: string): Promise<void> {
  await page.goto(new URL(address, site.resolvedUrls?.local[0]).href, { waitUntil: 'commit' });
}

test('the dashboard shows a sample learner without a backend', async () => {
  await open('/dashboard');
  await page.getByRole('heading', { level: 1, name: /sample-regular/ }).waitFor();
});

test.each([
  ['/lessons', /^Learning Path/],
  ['/challenges', /^Challenge Library/],
  ['/leaderboard', /^Leaderboard/],
  ['/profile', /sample-regular/],
])('%s has its sample data', async (address, heading) => {
  await open(address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
});

test('a submission gets an answer that says it is a sample', async () => {
  await open('/codex/caesar-shift');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page
    .getByText(/^Sample answer/)
    .first()
    .waitFor();
});

test('a newcomer and a visitor can be looked at, too', async () => {
  await open('/dashboard?as=newcomer');
  await page.getByRole('heading', { level: 1, name: /sample-newcomer/ }).waitFor();
  await open('/dashboard?as=visitor');
  await page.getByRole('button', { name: 'Login' }).waitFor();
});

test('the console stays free of errors', () => {
  expect(pageErrors).toEqual([]);
});
