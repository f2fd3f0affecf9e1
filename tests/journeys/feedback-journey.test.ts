import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAsLearner } from '../support/learner-page.ts';
import { recorderOn } from '../support/recorder-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

const FOLDER = 'content/challenges/first-contact';
const WORKSPACE = { path: '/codex/first-contact', stored: { editor: 'plain' } };

const sourceOf = (file: string): Promise<string> => readFile(`${FOLDER}/${file}`, 'utf8');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const feedbackOf = (page: Page) => page.getByRole('region', { name: 'Feedback' });
const editor = (page: Page) => page.getByRole('textbox', { name: /editor/i });

const violationsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Whether the page is wider than the window. */
const overflows = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

/** Waits until the results are those of the last submission. */
async function submit(page: Page, code: string): Promise<void> {
  await editor(page).fill(code);
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await page.getByText(/^graded on the server/).waitFor();
}

describe('by keyboard alone, on a desktop', () => {
  let page: Page;
  let problems: string[];

  test('a known mistake earns its advice, the tally and the first failing case', async () => {
    ({ page, problems } = await openAsLearner(journey, {
      ...WORKSPACE,
      name: 'feedback-reader',
      viewport: { width: 1280, height: 900 },
    }));
    await editor(page).waitFor();
    await submit(page, await sourceOf('mistakes/no-full-stop.py'));
    const feedback = feedbackOf(page);
    await feedback.getByText('This is a known mix-up: Your line ends').waitFor();
    await feedback.getByRole('heading', { name: /^0 of \d+ cases passed$/ }).waitFor();
    await feedback.getByText('The next failed submission shows every failing test').waitFor();
    const cases = feedback.getByRole('list', { name: 'Failing hidden cases' });
    expect(await cases.getByLabel('Expected', { exact: true }).count()).toBe(1);
    const said = await page.getByRole('status').allTextContents();
    expect(said.filter((words) => /^0 of \d+ passed$/.test(words))).toHaveLength(1);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('the failing case that is shown says why when it is stepped through', async () => {
    const cases = feedbackOf(page).getByRole('list', { name: 'Failing hidden cases' });
    await cases.getByRole('button', { name: 'Why did this fail?' }).press('Enter');
    const { dialog, announced, currentLine } = recorderOn(page);
    await dialog.waitFor();
    expect(await currentLine()).toContain('print(');
    expect(await announced()).toContain('Here the output first differs from what is expected.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('the next attempts say what they fixed, and show every failing case', async () => {
    await submit(page, 'print(f"Hello, relay. This is {input().lower()}.")');
    await page.getByText(/this one fixed \d+ cases and broke none/).waitFor();
    const cases = feedbackOf(page).getByRole('list', { name: 'Failing hidden cases' });
    await expect.poll(() => cases.getByRole('listitem').count()).toBeGreaterThan(1);
    await submit(page, 'print("Hello, relay. This is kestrel.")');
    await page.getByText('for practice, never graded').waitFor();
  });

  test('after five failures and all hints, the solution is shown for its price', async () => {
    for (const name of ['small-letters', 'space-before-the-full-stop']) {
      await submit(page, await sourceOf(`mistakes/${name}.py`));
    }
    expect(await button(page, 'Show the solution').count()).toBe(0);
    await page.getByRole('tab', { name: /^Hints/ }).focus();
    await page.keyboard.press('Enter');
    for (const rung of [1, 2, 3, 4]) {
      await button(page, `Show hint ${rung}`).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: new RegExp(`^Hint ${rung}`) }).waitFor();
      await expect.poll(() => button(page, `Show hint ${rung}`).count()).toBe(0);
    }
    await button(page, 'Show the solution').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/earns no XP for three days/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await button(page, /^Show it/).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^You have seen the solution. Solve it again from/).waitFor();
    expect(await page.getByRole('figure').filter({ hasText: 'Yours' }).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('an accepted submission earns nothing then, and the history opens old feedback', async () => {
    await button(page, 'solution.py').press('Enter');
    await submit(page, await sourceOf('solution.py'));
    await page.getByRole('heading', { name: /^Accepted. You have seen the solution/ }).waitFor();
    await page.getByRole('tab', { name: 'History' }).press('Enter');
    const oldest = page
      .locator('details')
      .filter({ hasText: /failed/ })
      .last();
    await oldest.getByText(/^0 of \d+$/).waitFor();
    await oldest.locator('summary').first().press('Enter');
    await oldest.getByText('This is a known mix-up: Your line ends').waitFor();
    expect(problems).toEqual([]);
  });
});

test('on a phone, a solved challenge shows the solutions in tabs, then the debrief', async () => {
  const { page, problems } = await openAsLearner(journey, {
    ...WORKSPACE,
    name: 'feedback-solver',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const code = page.getByRole('tab', { name: 'Code' });
  await code.tap();
  await editor(page).fill(await sourceOf('mistakes/small-letters.py'));
  await button(page, 'Submit Solution').tap();
  await feedbackOf(page).waitFor();
  expect(await overflows(page)).toBe(false);
  await code.tap();
  await editor(page).fill(await sourceOf('solution.py'));
  await button(page, 'Submit Solution').tap();
  await page.getByRole('heading', { name: 'Accepted. You earned 25 XP.' }).waitFor();
  await button(page, 'Compare solutions').tap();
  const tabs = page.getByRole('tablist', { name: 'Solutions' });
  await tabs.getByRole('tab', { name: 'Join the pieces with +' }).tap();
  await page.getByText(/^Nothing is added between the pieces/).waitFor();
  expect(await overflows(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('tab', { name: /^Results/ }).tap();
  await button(page, 'Read the debrief').first().tap();
  await page.getByRole('heading', { name: 'Debrief' }).waitFor();
  expect(problems).toEqual([]);
});
