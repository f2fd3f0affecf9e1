import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openAsLearner } from '../support/learner-page.ts';
import { signInByForm } from '../support/sign-in-by-form.ts';
import { useProductInBrowser } from '../support/use-product-in-browser.ts';

const DRAFT = 'print(6 * 7, "on the train")';

const journey = useProductInBrowser();
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  context = await journey.browser.newContext();
  await context.addInitScript(() => localStorage.setItem('editor', 'plain'));
  page = await context.newPage();
  await signInByForm(page, journey.product, 'regular');
});

const button = (name: string) => page.getByRole('button', { name });
const editor = () => page.getByRole('textbox', { name: 'Code editor' });
const status = (sentence: string) => page.getByRole('status').getByText(sentence);
const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByText(name);

/** A browser expression for the state of the service worker. */
const WORKER_STATE = 'navigator.serviceWorker.ready.then(({ active }) => active.state)';
/** A browser expression for the state of the service worker that controls the page. */
const CONTROLLER = 'navigator.serviceWorker.controller?.state';
const PYTHON_FILES = [
  'manifest.json',
  'sealed-python.js',
  'python.wasm',
  'library-first.bin',
  'library-rest.bin',
].map((name) => `/runtime/python/${name}`);
/** The cached paths, by the name of their cache. */
const CACHED_PATHS = `(async () => {
  const pathsIn = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) => [name, await pathsIn(name)])));
})()`;
/** A browser expression for the number of lines of the sentence about the connection. */
const BANNER_LINES = `(() => {
  const sentence = document.querySelector('[data-connection] > :last-child');
  return Math.round(sentence.offsetHeight / parseFloat(getComputedStyle(sentence).lineHeight));
})()`;
/** The storage APIs that a worker can reach. */
const STORES = `['caches', 'indexedDB'].filter((name) => name in self).concat('storage' in navigator ? 'storage' : [])`;
/** Makes cache writes wait; each function in `held` releases one. */
const HOLD_CACHE_WRITES = `(() => {
  self.held = [];
  const match = CacheStorage.prototype.match;
  CacheStorage.prototype.match = async function (...which) {
    await new Promise((resolve) => held.push(resolve));
    return match.apply(this, which);
  };
})()`;

const cached = () => page.evaluate<Record<string, string[]>>(CACHED_PATHS);

test('what a learner opens is stored on the device: the client, the challenge, the draft, Python', async () => {
  await expect.poll(() => page.evaluate<string>(WORKER_STATE)).toBe('activated');
  await page.goto(`${journey.product.url}/codex/first-contact`);
  await editor().fill(DRAFT);
  await page.getByText(/Saved .* on (this device|all your devices)/).waitFor();
  await expect.poll(cached).toMatchObject({
    'packetsmith-python': expect.arrayContaining(['/runtime/python/snapshot.bin']) as string[],
    'packetsmith-answers': [expect.stringMatching(/^\/kept-answers\//)],
  });
  const paths = Object.values(await cached()).flat();
  expect(paths).toContain('/before-paint.js');
  expect(paths.filter((path) => /^\/(graphql|api|auth|config|playground)/.test(path))).toEqual([]);
});

test('without a network, the workspace opens with the draft and runs it', async () => {
  await context.setOffline(true);
  await page.reload();
  await status('You are offline.').waitFor();
  expect(await editor().inputValue()).toBe(DRAFT);
  await button('Run (Local)').click();
  await page.getByText('ran in your browser').waitFor();
  await page.getByText('42 on the train').first().waitFor();
});

test('on a phone, two lines say what works without a network and what does not', async () => {
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 812 });
  await status('You can read and run code here.').waitFor();
  await status('Run Code and Submit Solution need a connection.').waitFor();
  expect(await page.evaluate(BANNER_LINES)).toBe(2);
  if (desktop) await page.setViewportSize(desktop);
});

test('a submission while offline says what to do, and nothing is lost', async () => {
  expect(await button('Submit Solution').isDisabled()).toBe(true);
  expect(await button('Run (Local)').isDisabled()).toBe(false);
  await editor().press('ControlOrMeta+Shift+Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Challenge submission failed' });
  await alert.getByText('Network error. Please check your connection and try again.').waitFor();
  await alert.getByText('Your code is saved on this device.').waitFor();
  expect(await editor().inputValue()).toBe(DRAFT);
});

test('what failed to load appears on its own when the network is back', async () => {
  await link('Leaderboard').click();
  await page.getByText('The leaderboard could not be loaded just now.').waitFor();
  await context.setOffline(false);
  await status('You are online again.').waitFor();
  await page
    .getByText('The leaderboard could not be loaded just now.')
    .waitFor({ state: 'hidden' });
});

test('code that breaks out of Python finds no storage to write to', async () => {
  await page.goto(`${journey.product.url}/codex/first-contact`);
  const isPython = (one: { url(): string }) => one.url().includes('python.worker');
  await expect.poll(() => page.workers().some(isPython)).toBe(true);
  const worker = page.workers().findLast(isPython);
  expect(await worker?.evaluate<string[]>(STORES)).toEqual([]);
});

test('signing out deletes what a learner has read, including what was being cached at that moment', async () => {
  await page.evaluate(HOLD_CACHE_WRITES);
  await link('Leaderboard').click();
  await expect.poll(() => page.evaluate('held.length')).toBeGreaterThan(0);
  await button('Logout').click();
  await page.waitForURL(`${journey.product.url}/`);
  await expect.poll(cached).not.toHaveProperty('packetsmith-answers');
  await page.evaluate('Promise.all(held.map((letGo) => letGo()))');
  expect(await cached()).not.toHaveProperty('packetsmith-answers');
});

test('Python works offline after the first visit of a workspace, and is not downloaded again', async () => {
  const { page: first } = await openAsLearner(journey, {
    name: 'first-visit',
    path: '/codex/first-contact',
    stored: { editor: 'plain' },
  });
  await expect
    .poll(() => first.evaluate<Record<string, string[]>>(CACHED_PATHS))
    .toMatchObject({ 'packetsmith-python': expect.arrayContaining(PYTHON_FILES) as string[] });
  await expect.poll(() => first.evaluate(CONTROLLER)).toBe('activated');
  await expect
    .poll(() => first.evaluate<Record<string, string[]>>(CACHED_PATHS))
    .toMatchObject({ 'packetsmith-answers': [expect.stringMatching(/^\/kept-answers\//)] });
  const downloads: string[] = [];
  first.context().on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname.startsWith('/runtime/') && searchParams.has('v') && !response.fromServiceWorker())
      downloads.push(pathname);
  });
  const runHere = async () => {
    await first.reload();
    await first.getByRole('button', { name: 'Run (Local)' }).click();
    await first.getByText('ran in your browser').waitFor();
  };
  await runHere();
  expect(downloads).toEqual([]);
  await first.context().setOffline(true);
  await runHere();
  await first.context().close();
});

test('the language server of the editor works offline, but only on a device that has loaded it', async () => {
  const { page: desk } = await openAsLearner(journey, {
    name: 'at-a-desk',
    path: '/codex/first-contact',
    viewport: { width: 1280, height: 800 },
  });
  const stored = () => desk.evaluate<Record<string, string[]>>(CACHED_PATHS);
  const monaco = () => desk.getByRole('textbox', { name: /^Code editor\. / });
  await expect.poll(() => desk.evaluate(CONTROLLER)).toBe('activated');
  const files = Object.values(await stored()).flat();
  expect(files).toContain('/before-paint.js');
  expect(files.filter((path) => path.includes('/language-server-'))).toEqual([]);
  await monaco().focus();
  await expect.poll(stored).toMatchObject({
    'packetsmith-language-server': [
      expect.stringMatching(/^\/assets\/language-server-.*\.js$/),
      expect.stringMatching(/^\/assets\/language-server-.*\.json$/),
    ],
  });
  await desk.context().setOffline(true);
  await desk.reload();
  await monaco().focus();
  await desk.keyboard.press('ControlOrMeta+a');
  await desk.keyboard.insertText('unknown_name\n');
  await desk.locator('.monaco-editor .squiggly-error').first().waitFor();
  await desk.context().close();
});
