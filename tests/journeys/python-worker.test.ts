import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page, Route, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { RUNTIME_DIR } from '../../sandbox/python/sealed-python-for-tests.ts';
import { openRuntime, type OpenedRuntime } from '../security/opened-runtime.ts';
import { signInByForm } from '../support/sign-in-by-form.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const CHALLENGE = '/codex/first-contact';

/** What would lead out of the worker, as JavaScript in it. A browser without one of them can't be attacked that way. */
const WAYS_OUT = {
  BroadcastChannel: `new BroadcastChannel('escape').postMessage('escaped')`,
  indexedDB: `indexedDB.open('escape')`,
  caches: `caches.open('escape')`,
  'private files': `navigator.storage.getDirectory()`,
  'storage buckets': `navigator.storageBuckets.open('escape')`,
  'old files': `webkitRequestFileSystem(0, 1024, () => undefined, () => undefined)`,
  locks: `navigator.locks.request('escape', () => undefined)`,
  permissions: `navigator.permissions.query({ name: 'notifications' })`,
  Worker: `new Worker(location.href)`,
  WebSocket: `new WebSocket('ws://127.0.0.1:9/')`,
  EventSource: `new EventSource('/api/health')`,
  XMLHttpRequest: `new XMLHttpRequest()`,
};
/**
 * The same as Python, with the bridge to JavaScript opened. It can't wait for a promise while it runs, so finding the
 * function counts.
 */
const PYTHON_WAYS_OUT: Record<keyof typeof WAYS_OUT, string> = {
  BroadcastChannel: `js.BroadcastChannel.new("escape").postMessage("escaped")`,
  indexedDB: `js.indexedDB.open("escape")`,
  caches: `js.caches.open`,
  'private files': `js.navigator.storage.getDirectory`,
  'storage buckets': `js.navigator.storageBuckets.open`,
  'old files': `js.webkitRequestFileSystem`,
  locks: `js.navigator.locks.request`,
  permissions: `js.navigator.permissions.query`,
  Worker: `js.Worker.new(js.location.href)`,
  WebSocket: `js.WebSocket.new("ws://127.0.0.1:9/")`,
  EventSource: `js.EventSource.new("/api/health")`,
  XMLHttpRequest: `js.XMLHttpRequest.new()`,
};
/** Names that browsers give to workers, or may give to them one day. */
const NAMES =
  `BroadcastChannel EventSource FileSystemObserver Notification RTCPeerConnection SharedWorker WebSocket
  WebSocketStream WebTransport Worker XMLHttpRequest caches cookieStore importScripts indexedDB
  webkitRequestFileSystem webkitRequestFileSystemSync`.split(/\s+/);

/** Put in front of the worker's script, so that everything else is the same: removing doesn't remove. */
const BREAK_THE_SEAL = 'Reflect.deleteProperty = () => true;\n';

const journey = useSharedProductInBrowser();
let opened: OpenedRuntime;
beforeAll(async () => {
  opened = await openRuntime(RUNTIME_DIR, '');
});
afterAll(() => opened.remove());

/** Answers a request with another body than the server's. */
async function replaceBody(route: Route, change: (body: string) => Promise<string> | string) {
  const response = await route.fetch();
  const {
    'content-encoding': _encoding,
    'content-length': _length,
    ...headers
  } = response.headers();
  await route.fulfill({
    status: response.status(),
    headers,
    body: await change(await response.text()),
  });
}

const openedFile = (name: string) => readFile(path.join(opened.directory, name), 'utf8');

interface Damage {
  /** Whether the worker keeps what the seal removes. */
  isSealBroken?: boolean;
  /** Whether Python can import the bridge to JavaScript. */
  isBridgeOpen?: boolean;
}

async function damage(context: BrowserContext, { isSealBroken, isBridgeOpen }: Damage) {
  if (isSealBroken) {
    await context.route('**/assets/python.worker*', (route) =>
      replaceBody(route, (script) => BREAK_THE_SEAL + script),
    );
  }
  if (!isBridgeOpen) return;
  for (const name of [RUNTIME_FILES.bundle, RUNTIME_FILES.manifest]) {
    await context.route(`**/runtime/python/${name}*`, (route) =>
      replaceBody(route, () => openedFile(name)),
    );
  }
}

/** Opens a challenge whose Python is ready, next to a page that listens to the channel of the escapes. */
async function openChallenge(damaged: Damage): Promise<Page> {
  // Responses from the service worker could not be changed here.
  const context = await journey.browser.newContext({ serviceWorkers: 'block' });
  onTestFinished(async () => {
    // The next interpreter may still be loading.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
  await context.addInitScript(() => localStorage.setItem('editor', 'plain'));
  await damage(context, damaged);
  const page = await context.newPage();
  await signInByForm(page, journey.product, 'regular');
  await page.goto(journey.product.url + CHALLENGE);
  // As text: this file is not compiled for browsers.
  await page.evaluate(`
    const channel = new BroadcastChannel('escape');
    channel.onmessage = ({ data }) => document.body.setAttribute('data-heard', data);
  `);
  await page.getByRole('textbox', { name: 'Code editor' }).fill('print(1)');
  await run(page);
  return page;
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run (Local)' }).click();
  await page.getByText('ran in your browser').waitFor();
}

/** Returns the worker of an interpreter that waits for its job. */
async function waitingWorker(page: Page): Promise<Worker> {
  return expect
    .poll(() => page.workers().findLast((one) => one.url().includes('python.worker')))
    .toBeDefined()
    .then(() => page.workers().findLast((one) => one.url().includes('python.worker')) as Worker);
}

const heard = (page: Page) => page.locator('body').getAttribute('data-heard');

/** Tries every way out as JavaScript in the worker. @returns those that led somewhere */
async function tryInWorker(page: Page): Promise<string[]> {
  const worker = await waitingWorker(page);
  const reached: string[] = [];
  for (const [name, way] of Object.entries(WAYS_OUT)) {
    const found = await worker.evaluate(
      `(async () => { try { await (${way}); return true; } catch { return false; } })()`,
    );
    if (found === true) reached.push(name);
  }
  return reached;
}

/** Tries every way out as Python. @returns those that led somewhere */
async function tryInPython(page: Page): Promise<string[]> {
  const ways = Object.entries(PYTHON_WAYS_OUT).map(
    ([name, way]) => `    ${JSON.stringify(name)}: lambda: ${way},`,
  );
  const attempt = ['import js', 'ways = {', ...ways, '}', 'reached = ["tried"]']
    .concat(['for name, way in ways.items():', '    try:', '        way()'])
    .concat(['        reached.append(name)', '    except BaseException: pass'])
    .concat(['print("reached: " + ", ".join(reached) + ".")'])
    .join('\n');
  // Written out, it would be refused before it runs.
  const code = Buffer.from(attempt).toString('hex');
  await page
    .getByRole('textbox', { name: 'Code editor' })
    .fill(`exec(bytes.fromhex("${code}"), globals())`);
  await run(page);
  const shown = page.getByText(/reached: .*\./).first();
  await shown.waitFor();
  const [, names = ''] = /reached: tried(.*?)\./.exec((await shown.textContent()) ?? '') ?? [];
  return names.split(', ').filter((name) => name !== '');
}

test('JavaScript in the worker reaches no page, no storage and no other worker', async () => {
  const page = await openChallenge({});
  expect(await tryInWorker(page)).toEqual([]);
  const worker = await waitingWorker(page);
  const left = await worker.evaluate(
    (names) => [
      ...names.filter((name) => name in globalThis),
      ...Object.getOwnPropertyNames(Object.getPrototypeOf(navigator)),
    ],
    NAMES,
  );
  expect(left).toEqual(['constructor']);
  expect(await heard(page)).toBeNull();
});

test('Python that has opened the bridge reaches nothing of it either', async () => {
  const page = await openChallenge({ isBridgeOpen: true });
  expect(await tryInPython(page)).toEqual([]);
  expect(await heard(page)).toBeNull();
});

test('where the seal is broken on purpose, JavaScript and Python reach all of it', async () => {
  const page = await openChallenge({ isSealBroken: true, isBridgeOpen: true });
  expect(await tryInWorker(page)).toEqual(Object.keys(WAYS_OUT));
  await expect.poll(() => heard(page)).toBe('escaped');
  await page.evaluate(`document.body.removeAttribute('data-heard')`);
  expect(await tryInPython(page)).toEqual(Object.keys(PYTHON_WAYS_OUT));
  await expect.poll(() => heard(page)).toBe('escaped');
});
