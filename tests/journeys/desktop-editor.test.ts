// cspell:ignore hexd hexdecode
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();
/** Monaco, and then Python, on a busy machine. */
const LOADING_MS = 60_000;

let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await openAsLearner(journey, {
    name: 'desktop-editor',
    path: '/codex/first-contact',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  }));
  await page.locator('.monaco-editor .view-line').first().waitFor({ timeout: LOADING_MS });
  await page.getByRole('progressbar', { name: 'Loading Python' }).waitFor({
    state: 'detached',
    timeout: LOADING_MS,
  });
}, 2 * LOADING_MS);

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

const word = (text: string) =>
  page.locator('.monaco-editor .view-line span span', { hasText: text }).last();

test('a mistake is underlined a moment after it was typed, and explained on hover', async () => {
  await typeCode('for port in range(3)');
  const mark = page.locator('.monaco-editor .squiggly-error');
  await mark.first().waitFor();
  await word('range').hover();
  await word(')').hover();
  await page.locator('.monaco-hover').getByText('must end with a colon').waitFor();
  expect(await page.getByText('No quick fixes available').isVisible()).toBe(false);
  await page.keyboard.press('End');
  await page.keyboard.type(':');
  await page.keyboard.press('Enter');
  await page.keyboard.type('pass');
  await mark.first().waitFor({ state: 'detached' });
});

test('a name of Python is explained on hover', async () => {
  await typeCode('print(len("packet"))');
  await word('len').hover();
  await page.locator('.monaco-hover').getByText('Return the number of items').waitFor();
});

test('the parameters of a call are shown while it is written', async () => {
  await typeCode('import socket\nsocket.create_connection(');
  const help = page.locator('.parameter-hints-widget.visible');
  await help.getByText(/create_connection\(address, timeout/).waitFor();
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
