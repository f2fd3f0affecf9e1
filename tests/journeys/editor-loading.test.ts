import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';
import { eventually } from '../support/eventually.ts';

/** The largest chunk of Monaco. */
const MONACO = '**/assets/editor.api-*.js';
const CODE = ['print("one")', 'print("two")', 'print("three")'].join('\n');

const journey = useSharedProductInBrowser();
let page: Page;
/** The request for Monaco, which waits. */
let held = Promise.withResolvers<Route>();
/** The paths that the page has requested, in order. */
let requested: string[] = [];

// A learner for each test: what one types would be the draft that the next one opens.
beforeEach(async () => {
  held = Promise.withResolvers();
  const opened = await openAsLearner(journey, {
    name: `loading-${randomUUID().slice(0, 8)}`,
    path: '/dashboard',
    // Responses from the service worker could not be held back here.
    serviceWorkers: 'block',
  });
  page = opened.page;
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route(MONACO, (route) => held.resolve(route), { times: 1 });
  requested = [];
  await page.goto(`${journey.product.url}/codex/first-contact`);
});

afterEach(() => page.context().close());

const light = () => page.getByRole('textbox', { name: 'Code editor', exact: true });
const monaco = () => page.getByRole('textbox', { name: /^Code editor\. / });
const lines = () => page.locator('.monaco-editor .view-lines');
const letMonacoIn = async () => (await held.promise).continue();
const indexOf = (part: string) => requested.findIndex((path) => path.includes(part));

const isPythonReady = async () =>
  (await page.getByRole('progressbar', { name: 'Loading Python' }).count()) === 0 &&
  page.workers().some((worker) => worker.url().includes('/python.worker'));

/** Returns the place of a text. Monaco may replace its element once it knows the colors. */
const boxOf = (text: Locator) =>
  eventually(async () => {
    const box = await text.boundingBox();
    if (box === null) throw new Error('It is not on the page.');
    return box;
  });

const fontSizeOf = (element: Locator) =>
  element.evaluate<string, unknown>('(node) => getComputedStyle(node).fontSize');

/** Returns the text that is selected in the editor with the focus. */
async function selectedText(): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('ControlOrMeta+c');
  return page.evaluate<string>('navigator.clipboard.readText()');
}

test('code can be edited before Monaco has loaded, and Python loads after it', async () => {
  await expect.poll(() => light().inputValue()).toContain('print');
  await held.promise;
  expect(requested.filter((path) => path.startsWith('/runtime/'))).toEqual([]);
  await letMonacoIn();
  await monaco().waitFor();
  await expect.poll(() => indexOf('/runtime/python/python.wasm')).toBeGreaterThan(0);
  expect(indexOf('/assets/editor.api')).toBeLessThan(indexOf('/runtime/'));
  expect(requested.filter((path) => path.endsWith('/python.wasm'))).toHaveLength(1);
});

test('Python loads ahead of Monaco as soon as the learner goes to the editor', async () => {
  await held.promise;
  await light().focus();
  await expect.poll(() => indexOf('/runtime/python/python.wasm')).toBeGreaterThan(0);
  await letMonacoIn();
  await monaco().waitFor();
  expect(requested.filter((path) => path.endsWith('/python.wasm'))).toHaveLength(1);
});

test('Python boots beside Monaco if an earlier visit has stored it', async () => {
  await letMonacoIn();
  await expect.poll(() => page.evaluate<boolean>("caches.has('packetsmith-python')")).toBe(true);
  held = Promise.withResolvers();
  await page.route(MONACO, (route) => held.resolve(route), { times: 1 });
  requested = [];
  await page.reload();
  await held.promise;
  await expect.poll(() => indexOf('/runtime/python/manifest.json')).toBeGreaterThan(0);
  await letMonacoIn();
});

test('the code of the workspace and the configuration come beside the first scripts', async () => {
  const script = Promise.withResolvers<Route>();
  await page.route('**/assets/index-*.js', (route) => script.resolve(route), { times: 1 });
  requested = [];
  await page.reload({ waitUntil: 'commit' });
  await script.promise;
  await expect.poll(() => indexOf('/assets/codex-page')).toBeGreaterThan(0);
  await expect.poll(() => indexOf('/config.json')).toBeGreaterThan(0);
  await (await script.promise).continue();
  await light().waitFor();
  expect(requested.filter((path) => path === '/config.json')).toHaveLength(1);
  expect(requested.filter((path) => path.startsWith('/assets/codex-page'))).toHaveLength(2);
});

test('a stored Python loads while the session is being looked up', async () => {
  await letMonacoIn();
  await expect.poll(() => page.evaluate<boolean>("caches.has('packetsmith-python')")).toBe(true);
  const profile = Promise.withResolvers<Route>();
  await page.route('**/api/auth/profile', (route) => profile.resolve(route), { times: 1 });
  requested = [];
  await page.reload();
  await profile.promise;
  await expect.poll(() => indexOf('/runtime/python/manifest.json')).toBeGreaterThan(0);
  expect(await light().count()).toBe(0);
  await (await profile.promise).continue();
  await light().or(monaco()).waitFor();
  await expect.poll(() => isPythonReady()).toBe(true);
  expect(requested.filter((path) => path.includes('/runtime-loader'))).toHaveLength(1);
});

test('Monaco takes over the text, the focus and the selection, and can undo what was typed before', async () => {
  await light().fill(CODE);
  await light().press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+End');
  await letMonacoIn();
  await monaco().waitFor();
  expect(await light().count()).toBe(0);
  expect(await selectedText()).toBe('print("two")');
  await page.keyboard.insertText('two');
  await lines().getByText('two', { exact: true }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await lines().getByText('print("two")').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await lines().getByText('print("two")').waitFor({ state: 'detached' });
});

test('nothing moves when Monaco takes over', async () => {
  const before = await boxOf(page.locator('pre').getByText('"Hello, World"'));
  const copy = page.locator('pre', { hasText: 'Hello, World' }).locator('code');
  expect(await fontSizeOf(copy)).toBe(await fontSizeOf(light()));
  await letMonacoIn();
  await monaco().waitFor();
  const after = await boxOf(lines().getByText('"Hello, World"', { exact: true }));
  expect(Math.hypot(after.x - before.x, after.width - before.width)).toBeLessThan(1);
  expect(Math.abs(after.y + after.height / 2 - (before.y + before.height / 2))).toBeLessThan(1.5);
});

test('Monaco waits while a character is being composed', async () => {
  const keyboard = await page.context().newCDPSession(page);
  await light().fill('# ');
  await keyboard.send('Input.imeSetComposition', {
    text: 'に',
    selectionStart: 1,
    selectionEnd: 1,
  });
  await letMonacoIn();
  await lines().waitFor({ state: 'attached' });
  await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
  expect(await light().inputValue()).toBe('# に');
  await keyboard.send('Input.insertText', { text: '日本' });
  await monaco().waitFor();
  await lines().getByText('# 日本').waitFor();
});
