import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();
const PHONE = { width: 390, height: 844 };
/** What a keyboard on the screen leaves of it. */
const ABOVE_KEYBOARD = { width: 390, height: 460 };
/** A browser expression for the size of the code. */
const FONT_SIZE = `getComputedStyle(document.querySelector('[aria-label="Code editor"]')).fontSize`;

/** A browser expression for whether the code scrolls sideways. */
const SCROLLS_SIDEWAYS = `(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(
  document.querySelector('[aria-label="Code editor"]').parentElement.parentElement,
)`;

let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await openAsLearner(journey, {
    name: 'phone-learner',
    path: '/codex/first-contact',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  }));
});

const tab = (name: string | RegExp) =>
  page.getByRole('tablist', { name: 'Workspace' }).getByRole('tab', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const editor = () => page.getByRole('textbox', { name: 'Code editor' });
const results = () => page.getByRole('region', { name: 'Test Results' });
const key = (name: string) => page.getByRole('group', { name: 'Keys for code' }).getByLabel(name);

/** Whether the whole height of an element is in the window. */
async function isInWindow(element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

const violations = async (): Promise<string[]> => {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
};

test('the brief comes first, without the navigation, between a way back and the two buttons', async () => {
  await page.getByRole('heading', { name: 'First contact' }).waitFor();
  await page.getByText(/^A relay in the lab greets/).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  const back = page.getByRole('link', { name: 'Back to challenges' });
  expect(await back.getAttribute('href')).toBe('/challenges');
  for (const part of [back, tab('Code'), button('Run (Local)'), button('Submit Solution')]) {
    expect(await isInWindow(part)).toBe(true);
  }
  expect(await violations()).toEqual([]);
});

test('code is written with the keyboard and the key row, in the part that the keyboard leaves', async () => {
  expect(await button('Submit Solution').getAttribute('data-kind')).toBe('secondary');
  await tab('Code').tap();
  // The advice to prepare first is in the brief.
  expect(await button('Submit Solution').getAttribute('data-kind')).toBe('primary');
  await editor().fill('');
  await editor().tap();
  await page.setViewportSize(ABOVE_KEYBOARD);
  await page.keyboard.type('callsign = input');
  for (const name of ['Left parenthesis', 'Right parenthesis']) await key(name).tap();
  await page.keyboard.press('Enter');
  await page.keyboard.type('print');
  await key('Left parenthesis').tap();
  await page.keyboard.type('callsign');
  await key('Right parenthesis').tap();
  expect(await editor().inputValue()).toBe('callsign = input()\nprint(callsign)');
  expect(await page.locator('textarea:focus').count()).toBe(1);
  for (const part of [tab('Code'), key('Colon'), button('Run (Local)')]) {
    expect(await isInWindow(part)).toBe(true);
  }
  expect(await violations()).toEqual([]);
  await page.setViewportSize(PHONE);
});

test('a long line continues on the next row', async () => {
  const code = await editor().inputValue();
  await editor().fill(`print("${'long '.repeat(20)}")`);
  expect(await page.evaluate(SCROLLS_SIDEWAYS)).toBe(false);
  await editor().fill(code);
});

test('the editor is set up, and a test is written, in dialogs without a barrier', async () => {
  await button('More').tap();
  await page.getByRole('button', { name: 'Editor settings' }).tap();
  const settings = page.getByRole('dialog', { name: 'Editor settings' });
  await settings.getByLabel('Font size').selectOption('18 px');
  await settings.getByLabel('Wrap long lines').tap();
  expect(await violations()).toEqual([]);
  await settings.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => page.evaluate(FONT_SIZE)).toBe('18px');
  const code = await editor().inputValue();
  await editor().fill(`print("${'long '.repeat(20)}")`);
  expect(await page.evaluate(SCROLLS_SIDEWAYS)).toBe(true);
  await editor().fill(code);
  await button('More').tap();
  await page.getByRole('button', { name: /^Your tests/ }).tap();
  const tests = page.getByRole('dialog', { name: 'Your tests' });
  await tests.getByRole('button', { name: 'Add a test' }).tap();
  await tests.getByLabel('Name', { exact: true }).fill('No callsign');
  await tests.getByLabel('Input', { exact: true }).fill('\n');
  expect(await violations()).toEqual([]);
  await tests.getByRole('button', { name: 'Done' }).tap();
});

test('a run opens its results', async () => {
  await button('Run (Local)').tap();
  await results()
    .getByText(/^ran in your browser/)
    .waitFor();
  await tab('Results 0/2').waitFor();
  expect(await isInWindow(results().getByText('Test Failed').first())).toBe(true);
  expect(await editor().isVisible()).toBe(false);
  expect(await violations()).toEqual([]);
});

test('a failed submission shows its advice at once', async () => {
  await tab('Code').tap();
  await editor().fill(
    await readFile('content/challenges/first-contact/mistakes/no-full-stop.py', 'utf8'),
  );
  await button('Submit Solution').tap();
  const feedback = page.getByRole('region', { name: 'Feedback' });
  const advice = feedback.getByText('This is a known mix-up: Your line ends');
  await advice.waitFor();
  expect(await isInWindow(advice)).toBe(true);
});

test('the fixed program is accepted, and the page says what comes next', async () => {
  await tab('Code').tap();
  const tabs = page.getByRole('tablist', { name: 'Workspace' });
  const before = await tabs.boundingBox();
  await editor().fill('print(f"Hello, relay. This is {input()}.")');
  await button('Submit Solution').tap();
  const accepted = page.getByRole('heading', { name: 'Accepted. You earned 25 XP.' });
  await accepted.waitFor();
  expect(await isInWindow(accepted)).toBe(true);
  await page.getByText('Solved', { exact: true }).waitFor();
  expect(await tabs.boundingBox()).toEqual(before);
  expect(await violations()).toEqual([]);
  await results()
    .getByRole('link', { name: /^(Next|More challenges)/ })
    .first()
    .tap();
  await expect.poll(() => page.url()).not.toContain('first-contact');
});

test('Monaco was never downloaded, and nothing was logged', async () => {
  const files = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name)`,
  );
  expect(files.filter((name) => /monaco/i.test(name))).toEqual([]);
  expect(problems).toEqual([]);
});
