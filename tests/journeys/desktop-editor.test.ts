// cspell:ignore hexd hexdecode hexdigest npri
import { beforeAll, expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

/** What the language server may read. Its worker starts once this has arrived. */
const STUBS = '**/assets/language-server-*.json';

let page: Page;
let problems: string[];
/** The request for the language server, which waits until the editor's own help has been tried. */
const held = Promise.withResolvers<Route>();
/** A browser expression for the addresses of what the page has loaded. */
const LOADED = `performance.getEntriesByType('resource').map(({ name }) => name)`;

beforeAll(async () => {
  ({ page, problems } = await openAsLearner(journey, {
    name: 'desktop-editor',
    path: '/codex/first-contact',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Requests from the service worker could not be held back here.
    serviceWorkers: 'block',
  }));
  await page.route(STUBS, (route) => held.resolve(route), { times: 1 });
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await page.getByRole('progressbar', { name: 'Loading Python' }).waitFor({
    state: 'detached',
  });
});

/** Replaces the code in Monaco. */
async function typeCode(code: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /editor/i })
    .first()
    .focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(code);
}

/** Replaces the code in Monaco at once, as it is. */
async function pasteCode(code: string): Promise<void> {
  await typeCode('');
  await page.keyboard.insertText(code);
}

const marks = () => page.locator('.monaco-editor .squiggly-error');
const hover = () => page.locator('.monaco-hover');
const word = (text: string) =>
  page.locator('.monaco-editor .view-line span span', { hasText: text }).last();

test('the language server loads after Python, once the learner goes to the editor', async () => {
  const loaded = await page.evaluate<string[]>(LOADED);
  expect(loaded.filter((address) => address.includes('/editor.api'))).toHaveLength(1);
  expect(loaded.filter((address) => address.includes('/language-server-'))).toEqual([]);
  await typeCode('');
  await held.promise;
});

test('a mistake is underlined a moment after it was typed, and explained beside it, below the code and on hover', async () => {
  await typeCode('for port in range(3)');
  const mark = page.locator('.monaco-editor .squiggly-error');
  await mark.first().waitFor();
  const listed = page.getByRole('list', { name: 'Errors in the code' });
  await listed.getByText('must end with a colon').waitFor();
  await page.locator('.monaco-editor .view-line').getByText('must end with a colon').waitFor();
  await listed.getByRole('button', { name: 'Line 1' }).click();
  expect(await page.locator('.monaco-editor.focused').count()).toBe(1);
  await word('range').hover();
  await word(')').hover();
  await page.locator('.monaco-hover').getByText('must end with a colon').waitFor();
  expect(await page.getByText('No quick fixes available').isVisible()).toBe(false);
  await page.keyboard.press('End');
  await page.keyboard.type(':');
  await page.keyboard.press('Enter');
  await page.keyboard.type('pass');
  await mark.first().waitFor({ state: 'detached' });
  await listed.waitFor({ state: 'detached' });
});

test('a name of Python is explained on hover', async () => {
  await typeCode('print(len("packet"))');
  // A hand moves more than once. The first movement after a hover and typing may only end that hover.
  await word('print').hover();
  await word('len').hover();
  await page.locator('.monaco-hover').getByText('Return the number of items').waitFor();
});

test('the parameters of a call are shown while it is written', async () => {
  await typeCode('import socket\nsocket.create_connection(');
  const help = page.locator('.parameter-hints-widget.visible');
  await help.getByText(/create_connection\(address, timeout/).waitFor();
  await page.keyboard.press('Escape');
});

test('they cover neither the line that is written nor those around it', async () => {
  await pasteCode(`${'port = 1\n'.repeat(60)}print`);
  await page.keyboard.type('(');
  const help = page.locator('.parameter-hints-widget.visible');
  await help.getByText(/print\(/).waitFor();
  const coveredLines = `(() => {
    const top = document.querySelector('.parameter-hints-widget.visible')?.getBoundingClientRect().top;
    return [...document.querySelectorAll('.monaco-editor .view-line')]
      .filter((line) => line.getBoundingClientRect().bottom > (top ?? 0)).length;
  })()`;
  await expect.poll(() => page.evaluate<number>(coveredLines)).toBe(0);
  await page.keyboard.press('Escape');
});

test('suggestions include rare names of a module, with their documentation', async () => {
  await typeCode('import base64\nbase64.b32hexd');
  const row = page.locator('.suggest-widget.visible .monaco-list-row').first();
  await row.getByText('b32hexdecode').waitFor();
  await page.keyboard.press('Control+Space');
  await page
    .locator('.suggest-details')
    .getByText(/bytes-like object/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
});

test('the language server is there a moment after it has arrived, and closes nothing that is open', async () => {
  await pasteCode('unknown_name\nprint');
  await page.keyboard.type('(');
  const help = page.locator('.parameter-hints-widget.visible');
  await help.getByText(/print\(/).waitFor();
  await (await held.promise).continue();
  await expect.poll(() => marks().count()).toBe(1);
  expect(await help.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
});

test('a name that is not defined is marked once the learner has left it, but not while they type it', async () => {
  // "pri" is the beginning of "print", so that no pause makes it a mistake.
  await pasteCode('unknown_name\npri');
  await expect.poll(() => marks().count()).toBe(1);
  // Not by an arrow key, which would choose among the suggestions.
  await word('unknown_name').click();
  await expect.poll(() => marks().count()).toBe(2);
  await word('pri').hover();
  await hover().getByText("pri isn't defined here.").waitFor();
  await pasteCode('print("fine")');
  await expect.poll(() => marks().count()).toBe(0);
});

test('a function of the standard library is explained with its types and its documentation', async () => {
  await pasteCode('import json\njson.dumps({})\n');
  await word('dumps').hover();
  await hover()
    .filter({ hasText: /def\sdumps\(/ })
    .filter({ hasText: /Serialize/ })
    .waitFor();
});

test('suggestions know what a function returns, with types and documentation', async () => {
  await pasteCode('import hashlib\n\ndef start():\n    return hashlib.sha256()\n\nstart()');
  await page.keyboard.type('.hexd');
  const suggestion = page.locator('.suggest-widget.visible').getByText('hexdigest').first();
  await suggestion.waitFor();
  // Monaco opens them by itself since an earlier test has opened them.
  const details = page.locator('.suggest-details');
  await details
    .filter({ hasText: /->\sstr/ })
    .filter({ hasText: 'hexadecimal digits' })
    .waitFor();
  await page.keyboard.press('Escape');
});

test('the parameters of a call are shown with the name of the function and their types', async () => {
  await pasteCode('import socket\nsocket.create_connection');
  await page.keyboard.type('(');
  const help = page.locator('.parameter-hints-widget.visible');
  await help.getByText(/socket\.create_connection\(address: tuple/).waitFor();
  await page.keyboard.press('Escape');
});

test('what was pasted is what the next key runs', async () => {
  await typeCode('');
  await page.evaluate(`navigator.clipboard.writeText('print("from the clipboard")')`);
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText('ran in your browser').waitFor();
  await page.getByText('from the clipboard').last().waitFor();
});

test('nothing of this was reported as a problem', () => {
  expect(problems).toEqual([]);
});
