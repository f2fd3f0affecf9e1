// cspell:ignore fulfill readlines valuenow
import type { Page, Route, Worker } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { signInByForm } from '../support/sign-in-by-form.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const WASM = '**/runtime/python/python.wasm*';
const LIBRARY = '**/runtime/python/library-first.bin*';
const REST = '**/runtime/python/library-rest.bin*';

const journey = useSharedProductInBrowser();
let page: Page;

beforeAll(async () => {
  // Responses from the service worker could not be damaged or held back here.
  const context = await journey.browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('editor', 'plain'));
  page = await context.newPage();
  await signInByForm(page, journey.product, 'regular');
});

const button = (name: string) => page.getByRole('button', { name });
const bar = () => page.getByRole('progressbar', { name: 'Loading Python' });
const log = () => page.getByRole('log');
const status = () => page.getByRole('status');

async function typeCode(...lines: string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Code editor' }).fill(lines.join('\n'));
}

/** Returns the worker of an interpreter that waits for its job: the last one that was started. */
function worker(): Worker {
  const found = page.workers().findLast((one) => one.url().includes('python.worker'));
  if (found === undefined) throw new Error('No interpreter is ready.');
  return found;
}

/** Checks whether the worker gets a response from an address, bypassing the browser's cache. */
async function reach(path: string): Promise<string> {
  return worker().evaluate(
    (address) =>
      fetch(address, { cache: 'no-store' }).then(
        () => 'reached',
        () => 'refused',
      ),
    journey.product.url + path,
  );
}

/** Runs code against the samples and waits for the results. */
async function runToItsEnd(code: string): Promise<void> {
  await typeCode(code);
  await button('Run (Local)').click();
  await page.getByText('ran in your browser').waitFor();
}

test('a damaged file of Python is detected and reported with a way to continue', async () => {
  await page.route(WASM, (route) => route.fulfill({ body: 'not what was built' }));
  await page.goto(`${journey.product.url}/codex/first-contact`);
  const alert = page.getByRole('alert');
  await alert.getByText('Python could not be loaded.').waitFor();
  expect(await alert.textContent()).toMatch(/python\.wasm\?v=\w+ arrived damaged or incomplete\./);
  await page.unroute(WASM);
});

test('a failed load can be retried, and shows its progress', async () => {
  const held = Promise.withResolvers<Route>();
  await page.route(LIBRARY, held.resolve);
  await button('Load Python again').click();
  const filled = async () => Number(await bar().getAttribute('aria-valuenow'));
  await expect.poll(filled).toBeGreaterThan(5);
  expect(await page.getByRole('alert').count()).toBe(0);
  await (await held.promise).continue();
  await bar().waitFor({ state: 'detached' });
  await page.unroute(LIBRARY);
});

/** Opens the workspace when nothing of Python is stored on the device. */
async function openWithoutPython(): Promise<void> {
  // A page without workers, which would store it again.
  await page.goto(`${journey.product.url}/help`);
  await page.evaluate(`caches.delete('packetsmith-python')`);
  await page.goto(`${journey.product.url}/codex/first-contact`);
}

test('a program that needs the rest of the library waits for it; others do not', async () => {
  const held = Promise.withResolvers<Route>();
  await page.route(REST, held.resolve);
  onTestFinished(() => page.unroute(REST));
  await openWithoutPython();
  await runToItsEnd('print("without the rest")');
  await page.getByText('without the rest').first().waitFor();
  await typeCode('import sqlite3', 'print("with", sqlite3.__name__)');
  await button('Run (Local)').click();
  const route = await held.promise;
  expect(await page.getByText('with sqlite3').count()).toBe(0);
  await route.continue();
  await page.getByText('with sqlite3').first().waitFor();
});

test('a program whose part of the library cannot be loaded says so, and others still run', async () => {
  await page.route(REST, (route) => route.abort());
  onTestFinished(() => page.unroute(REST));
  await openWithoutPython();
  await runToItsEnd('import sqlite3');
  await page.getByText("could not load this part of Python's library").first().waitFor();
  await runToItsEnd('print("still here")');
  await page.getByText('still here').first().waitFor();
});

test('output appears while a program runs, and stays when the program is stopped', async () => {
  await typeCode('print("on the wire")', 'while True: pass');
  await button('Run (Local)').click();
  await log().getByText('on the wire').waitFor();
  await status().getByText('running in your browser').waitFor();
  await button('Stop').click();
  await status()
    .getByText(/stopped by you after .* s, in line 2/)
    .waitFor();
  expect(await log().textContent()).toBe('on the wire\n');
});

test('an endless loop ends the run once, with its line, and the other samples are left out', async () => {
  await typeCode('n = 0', 'while True:', '    n += 1');
  await button('Run (Local)').click();
  await page.getByText(/Stopped after 5 seconds, the time limit, in line [23]\./).waitFor();
  expect(await page.getByText('the time limit, in line').count()).toBe(1);
  expect(await page.getByText('left out').count()).toBeGreaterThan(0);
});

test('a syntax error is explained while the learner types, and goes when it is corrected', async () => {
  await typeCode('for i in range(3)', '    print(i)');
  const marks = page.getByRole('list', { name: 'Errors in the code' });
  await marks.getByText('must end with a colon').waitFor();
  await typeCode('for i in range(3):', '    print(i)');
  await marks.waitFor({ state: 'detached' });
});

test('after a stop, the next program runs on a fresh interpreter', async () => {
  await runToItsEnd('print("kept" in globals())');
  expect(await page.getByText('False').count()).toBeGreaterThan(0);
});

test('a program asks for input, gets what the learner types, and reaches the end of the input', async () => {
  await typeCode(
    'import sys',
    'name = input("Name? ")',
    'print(f"Hello {name}")',
    'print(len(sys.stdin.readlines()), "more")',
  );
  await button('More ways to run').click();
  await button('Own input').click();
  const field = page.getByLabel('The program asks for input');
  await field.waitFor();
  expect(await log().textContent()).toBe('Name? ');
  await page.locator('input[name="line"]:focus').waitFor();
  await field.fill('Zoë');
  await field.press('Enter');
  await log().getByText('Hello Zoë').waitFor();
  await field.fill('1');
  await field.press('Enter');
  await button('End of input').click();
  await status().getByText('finished').waitFor();
  expect(await log().textContent()).toBe('Name? Zoë\nHello Zoë\n1\n1 more\n');
});

test('a program that waits for input can be stopped', async () => {
  await typeCode('input()');
  await button('More ways to run').click();
  await button('Own input').click();
  await status().getByText('waiting for your input').waitFor();
  await button('Stop').click();
  await status().getByText('stopped').waitFor();
  await runToItsEnd('print(1)');
});

test('runs need no network', async () => {
  await page.context().setOffline(true);
  onTestFinished(() => page.context().setOffline(false));
  expect(await reach('/runtime/python/manifest.json')).toBe('refused');
  // Each run uses up an interpreter and boots the next one, also without the network.
  for (const code of ['print(1)', 'print(2)', 'print(3)']) await runToItsEnd(code);
});

test('Python finds no way into the worker that it runs in', async () => {
  await page.goto(`${journey.product.url}/codex/first-contact`);
  // As text: this file is not compiled for browsers.
  await page.evaluate(`
    const channel = new BroadcastChannel('escape');
    channel.onmessage = ({ data }) => document.body.setAttribute('data-heard', data);
    new BroadcastChannel('escape').postMessage('a page');
  `);
  const heard = () => page.locator('body').getAttribute('data-heard');
  await expect.poll(heard).toBe('a page');
  const attempts = [
    'import js; js.BroadcastChannel.new("escape").postMessage("js")',
    "from pyodide.code import run_js; run_js(\"new BroadcastChannel('escape').postMessage('run_js')\")",
    'import _pyodide_core; _pyodide_core.js.BroadcastChannel.new("escape").postMessage("core")',
    'import pyodide_js; pyodide_js._module.BroadcastChannel.new("escape").postMessage("module")',
    'import sys; sys.modules["pyodide"].code.run_js("postMessage(0)")',
    'import os; os.system("echo escaped")',
    'import ctypes; ctypes.CDLL(None).emscripten_run_script(b"new BroadcastChannel(\'escape\').postMessage(1)")',
  ];
  for (const attempt of attempts) {
    // Written out, the first ones would be refused before they run.
    const code = Buffer.from(attempt).toString('hex');
    await runToItsEnd(
      `try:\n    exec(bytes.fromhex("${code}"))\nexcept BaseException as error:\n    print(type(error).__name__)`,
    );
  }
  expect(await heard()).toBe('a page');
});

test('the Python worker has its own policy, and reaches only the files of Python', async () => {
  const { headers } = await fetch(worker().url());
  const parts = `${journey.product.url}/assets/ ${journey.product.url}/runtime/`;
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src ${parts} 'wasm-unsafe-eval'; connect-src ${parts}; frame-ancestors 'none'`,
  );
  expect(await reach('/runtime/python/manifest.json')).toBe('reached');
  expect(await reach('/graphql')).toBe('refused');
  expect(await reach('/api/health')).toBe('refused');
});
