import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../../infra/http/listen.ts';
import { bundleOfflineWorker } from '../../web/vite/offline-worker.ts';
import { launchBrowser } from '../support/browser.ts';

const PATIENT = { timeout: 30_000 };
const UPDATE = `navigator.serviceWorker.ready.then(async (registration) => {
  await registration.update().catch(() => undefined);
  const next = registration.installing ?? registration.waiting;
  if (next === null || next.state === 'installed') return next?.state;
  await new Promise((resolve) => next.addEventListener('statechange', resolve));
  return next.state;
})`;
const REGISTER = `navigator.serviceWorker.register('/offline-worker.js').then(() => navigator.serviceWorker.ready).then(() => undefined)`;
const CACHES = 'caches.keys()';

/** What is deployed: the build of the worker, that of the shell, and the chunks that can be had. */
let deployed = { worker: 'one', shell: 'one', chunks: ['one'] };
let server: Server;
let url: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = createServer((request, response) => void answer(request.url ?? '/', response));
  url = `http://localhost:${await listen(server, 0)}/dashboard`;
  browser = await launchBrowser();
  context = await browser.newContext();
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await closeServer(server, 0);
});

/** A site of one page, which says by its title from which build its chunk is. */
async function answer(address: string, response: ServerResponse): Promise<void> {
  const send = (type: string, body: string) => response.setHeader('content-type', type).end(body);
  if (address === '/dashboard') {
    send('text/html', `<script src="/assets/${deployed.shell}.js"></script>`);
  } else if (address === '/offline-worker.js') {
    const { worker: version } = deployed;
    const files = [`/assets/${version}.js`];
    const site = { version, shell: '/dashboard', files, pages: ['^/dashboard$'] };
    send('text/javascript', await bundleOfflineWorker(site));
  } else {
    const chunk = deployed.chunks.find((name) => address === `/assets/${name}.js`);
    if (chunk === undefined) response.writeHead(404).end();
    else send('text/javascript', `document.title = '${chunk}'`);
  }
}

const caches = () => page.evaluate<string[]>(CACHES);

test('without a network the build that was kept opens', async () => {
  await page.goto(url);
  await page.evaluate(REGISTER);
  await expect.poll(caches, PATIENT).toEqual(['packetsmith-site-one']);
  await context.setOffline(true);
  await page.reload();
  expect(await page.title()).toBe('one');
  await context.setOffline(false);
});

test.each([
  ['whose shell is still the old one', { worker: 'two', shell: 'one', chunks: ['one', 'two'] }],
  ['that lacks a chunk', { worker: 'two', shell: 'two', chunks: ['one'] }],
])('a build %s is not kept, and the old one still opens', async (_, half) => {
  deployed = half;
  expect(await page.evaluate(UPDATE)).toBe('redundant');
  await context.setOffline(true);
  await page.reload();
  expect(await page.title()).toBe('one');
  await context.setOffline(false);
});

test('a new build waits for the last page of the old one, and then takes its place', async () => {
  deployed = { worker: 'two', shell: 'two', chunks: ['two'] };
  expect(await page.evaluate(UPDATE)).toBe('installed');
  await context.setOffline(true);
  await page.reload();
  expect(await page.title()).toBe('one');
  await context.setOffline(false);
  await page.close();
  page = await context.newPage();
  await page.goto(url);
  expect(await page.title()).toBe('two');
  await expect.poll(caches, PATIENT).toEqual(['packetsmith-site-two']);
  await context.setOffline(true);
  await page.reload();
  expect(await page.title()).toBe('two');
});
