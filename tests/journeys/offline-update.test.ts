import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../../infra/http/listen.ts';
import type { PrecachedFile } from '../../web/offline/offline-site.ts';
import { bundleOfflineWorker, injectManifest } from '../../web/vite/offline-worker.ts';
import { launchBrowser } from '../support/browser.ts';

const UPDATE = `navigator.serviceWorker.ready.then(async (registration) => {
  await registration.update().catch(() => undefined);
  const next = registration.installing ?? registration.waiting;
  if (next === null || next.state === 'installed') return next?.state;
  await new Promise((resolve) => next.addEventListener('statechange', resolve));
  return next.state;
})`;
const REGISTER = `navigator.serviceWorker.register('/offline-worker.js').then(() => navigator.serviceWorker.ready).then(() => undefined)`;
/** The precached chunks. */
const CHUNKS = `caches.open('packetsmith-site').then(async (cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/')))`;

/** What is deployed: the build of the worker, the build of the shell, and the available chunks. */
let deployed = { worker: 'one', shell: 'one', chunks: ['one'] };
/** Page requests that are held back, as on a network that is too slow; null while the network is fast. */
let stalled: ServerResponse[] | null = null;
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

/** A site with one page, whose title names the build of its chunk. */
async function answer(address: string, response: ServerResponse): Promise<void> {
  const send = (type: string, body: string) => response.setHeader('content-type', type).end(body);
  if (address === '/dashboard') {
    if (stalled !== null) {
      stalled.push(response);
      return;
    }
    send('text/html', `<script src="/assets/${deployed.shell}.js"></script>`);
  } else if (address === '/offline-worker.js') {
    const { worker: revision } = deployed;
    const files: PrecachedFile[] = [
      { url: `/assets/${revision}.js`, revision: null },
      { url: '/dashboard', revision },
    ];
    const script = await bundleOfflineWorker({ shell: '/dashboard', pages: ['^/dashboard$'] });
    send('text/javascript', injectManifest(script, files));
  } else {
    const chunk = deployed.chunks.find((name) => address === `/assets/${name}.js`);
    if (chunk === undefined) response.writeHead(404).end();
    else send('text/javascript', `document.title = '${chunk}'`);
  }
}

/** How long a page may take until it is asked for again, in milliseconds. */
const ATTEMPT_MS = 20_000;

/**
 * Opens the page. While the browser starts another worker, Playwright may keep that worker from running, so that the
 * page never comes.
 */
async function open(): Promise<void> {
  const attempt = () => page.goto(url, { timeout: ATTEMPT_MS }).catch(() => null);
  await expect.poll(attempt).not.toBe(null);
}

const chunks = () => page.evaluate<string[]>(CHUNKS);

test('without a network, the precached build opens', async () => {
  await page.goto(url);
  await page.evaluate(REGISTER);
  await expect.poll(chunks).toEqual(['/assets/one.js']);
  await context.setOffline(true);
  await page.reload();
  expect(await page.title()).toBe('one');
  await context.setOffline(false);
});

test('when the network is too slow, the precached build opens', async () => {
  const waiting: ServerResponse[] = [];
  stalled = waiting;
  await page.reload();
  expect(await page.title()).toBe('one');
  expect(waiting).toHaveLength(1);
  stalled = null;
  for (const response of waiting) response.destroy();
});

test('a network that answers in time is preferred to the precached build', async () => {
  deployed = { worker: 'one', shell: 'newest', chunks: ['one', 'newest'] };
  await page.reload();
  expect(await page.title()).toBe('newest');
});

test.each([
  ['whose shell is still the old one', { worker: 'two', shell: 'one', chunks: ['one', 'two'] }],
  ['that lacks a chunk', { worker: 'three', shell: 'three', chunks: ['one'] }],
])('a build %s is not installed, and the old one still opens', async (_, half) => {
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
  await open();
  expect(await page.title()).toBe('two');
  await expect.poll(chunks).toEqual(['/assets/two.js']);
  await context.setOffline(true);
  await page.reload();
  expect(await page.title()).toBe('two');
});
