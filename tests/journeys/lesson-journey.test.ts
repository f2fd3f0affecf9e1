import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keyboardOf } from '../support/keyboard.ts';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

const openLesson = (name: string, options: BrowserContextOptions) =>
  openAsLearner(journey, { name, path: '/lessons/print-and-run', ...options });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const editor = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const isAt = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).waitFor();

/** The text of what has the focus. */
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

/** Whether the page is wider than the window. */
const overflows = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

/** The size in CSS pixels that a finger hits. Fields inside of a label are as large as the label. */
const FINGER = 44;
const SMALL_TARGETS = `[...document.querySelectorAll('main :is(a, button, summary, input, textarea)')]
  .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && Math.round(Math.min(box.width, box.height)) < ${FINGER})
  .map(({ target, box }) => \`\${target.ariaLabel ?? target.textContent} \${box.width} x \${box.height}\`)`;

describe('on a phone, by touch', () => {
  const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
  let page: Page;
  let problems: string[];
  const next = async (title: string) => {
    await page.getByText('Correct.').waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await page.evaluate<string[]>(SMALL_TARGETS)).toEqual([]);
    await page.getByRole('link', { name: /^Next step/ }).tap();
    await isAt(page, title);
  };
  const check = () => button(page, /^Check/).tap();

  test('a program is changed and run, and its exercise is solved', async () => {
    ({ page, problems } = await openLesson('touch-learner', PHONE));
    await isAt(page, 'Make it say something');
    await editor(page).fill('print("host 192.0.2.20 answers")\nprint("sensor online")');
    await button(page, 'Run (Local)').tap();
    await page.getByText(/ran in your browser/).waitFor();
    expect(await page.getByText('Not yet.').count()).toBe(0);
    await check();
    await next('What gets printed?');
  });

  test('a wrong prediction earns advice, and a right one opens the way on', async () => {
    const field = page.getByRole('textbox', { name: 'What does it print?' });
    await field.fill('"Buoy 2:  no answer"\n"end of report"');
    await check();
    await page.getByText(/The quotes tell Python where the string begins/).waitFor();
    await field.fill('Buoy 2:  no answer\nend of report');
    await check();
    await next('Give it a name');
  });

  test('blanks are filled, and an option is chosen', async () => {
    await page.getByRole('textbox', { name: /^Blank 1/ }).fill('buoy');
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: /^Blank 1/ }).inputValue())
      .toBe('buoy');
    await page.getByRole('textbox', { name: /^Blank 2/ }).fill('buoy');
    await check();
    await next('Several values at once');
    await page.getByRole('radio', { name: 'buoy 3 .' }).tap();
    await check();
    await next('When you decide about the spaces');
  });

  test('a bug is fixed, and lines are arranged', async () => {
    const code = await editor(page).last().inputValue();
    await editor(page).last().fill(code.replace('print("', 'print(f"'));
    await check();
    await next('Listen before you speak');
    await arrange(page);
    await check();
    await next('The line that never happened');
  });

  test('after a reload, the lesson resumes at its step with the code that was not sent', async () => {
    await editor(page).fill('# not sent yet');
    await page.goto(`${journey.product.url}/lessons/print-and-run`);
    await isAt(page, 'The line that never happened');
    expect(await editor(page).inputValue()).toBe('# not sent yet');
    await button(page, 'Reset').tap();
  });

  test('the example runs in the playground, and a changed one is never above an old output', async () => {
    await page.getByRole('heading', { name: 'Playground' }).tap();
    const code = page.getByRole('textbox', { name: 'Code of example.py' });
    await code.fill('print("from the playground")');
    await button(page, 'Run (Local)').last().tap();
    const output = page.getByLabel('Output', { exact: true });
    await expect.poll(() => output.innerText()).toBe('from the playground\n');
    expect(await overflows(page)).toBe(false);
    await code.fill('print("changed")');
    await page.getByText('Run it to see what it prints now.').waitFor();
    expect(await output.count()).toBe(0);
    await page.getByRole('heading', { name: 'Playground' }).tap();
  });

  test('the last exercise is written, and the lesson leads on to the challenge', async () => {
    await editor(page).fill((await editor(page).inputValue()).replace('{name}', '{name!r}'));
    await check();
    await next('Your first report');
    await editor(page).fill('host = input()\nanswer = input()\nprint(f"{host} says: {answer!r}")');
    await check();
    await page.getByText('Correct.').waitFor();
    await button(page, 'Complete lesson').tap();
    await page.getByRole('heading', { name: 'Lesson 1 is done' }).waitFor();
    expect(await focused(page)).toBe('Lesson 1 is done');
    await page.getByText(/8 of 8 exercises solved/).waitFor();
    await page.getByRole('link', { name: 'Next: First contact' }).tap();
    await page.waitForURL('**/codex/first-contact');
    expect(problems).toEqual([]);
  });
});

/** Moves the lines of the arrange exercise into their order, and sets the one aside that doesn't belong. */
async function arrange(page: Page): Promise<void> {
  const lines = page.getByRole('list', { name: 'Your program' }).getByRole('listitem');
  const order = ['callsign = input()', 'print(f"Good evening, {callsign}.")', 'print("The buoys'];
  const nameOf = (place: number) => lines.nth(place).getAttribute('aria-label');
  const wrong = lines.filter({ hasText: ') = input()' });
  await wrong.tap();
  await wrong.getByRole('button', { name: /aside/ }).tap();
  await expect.poll(() => lines.count()).toBe(order.length);
  for (const [place, text] of order.entries()) {
    const line = lines.filter({ hasText: text }).first();
    // Only the chosen line has its buttons.
    await line.tap();
    while (!((await nameOf(place)) ?? '').includes(text)) {
      await line.getByRole('button', { name: /up$/ }).tap();
    }
  }
}

describe('on a desktop, by keyboard alone', () => {
  const DESKTOP = { viewport: { width: 1280, height: 800 } };
  let page: Page;
  let problems: string[];

  const tabTo = (name: RegExp) => keyboardOf(page).tabTo(name);
  const pressAt = (name: RegExp) => keyboardOf(page).pressAt(name);
  const next = async (title: string) => {
    await page.getByText('Correct.').waitFor();
    await pressAt(/^Next step/);
    await isAt(page, title);
    expect(await focused(page)).toBe(title);
  };

  test('code is replaced and run with Ctrl+Enter', async () => {
    ({ page, problems } = await openLesson('keyboard-learner', DESKTOP));
    await isAt(page, 'Make it say something');
    expect(await focused(page)).toBe('Print and run');
    await tabTo(/^Code of/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('print("host 192.0.2.20 answers")\nprint("sensor online")');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByText(/ran in your browser/).waitFor();
    expect(await page.getByText('Not yet.').count()).toBe(0);
    await pressAt(/^Check/);
    await next('What gets printed?');
  });

  test('a wrong answer is told its first difference, and the button keeps the focus', async () => {
    await tabTo(/^What does it print/);
    await page.keyboard.insertText('Boat 2: no answer');
    await pressAt(/^Check/);
    await page.getByText('Line 1, character 2: expected another lowercase letter.').waitFor();
    await expect.poll(() => focused(page)).toBe('Check again');
  });

  test('text, blanks and options are answered', async () => {
    await keyboardOf(page).enter(/^What does it print/, 'Buoy 2:  no answer\nend of report');
    await page.keyboard.press('ControlOrMeta+Enter');
    await next('Give it a name');
    await tabTo(/^Blank 1/);
    await page.keyboard.type('buoy');
    await tabTo(/^Blank 2/);
    await page.keyboard.type('buoy');
    // Enter in a field of a form presses its button.
    await page.keyboard.press('Enter');
    await next('Several values at once');
    await tabTo(/^buoy3\.$/);
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'buoy 3 .' }).isChecked()).toBe(true);
    await pressAt(/^Check/);
    await next('When you decide about the spaces');
  });

  test('lines move with Alt and the arrow keys, and every move is announced', async () => {
    await page.goto(`${journey.product.url}/lessons/print-and-run/input`);
    await isAt(page, 'Listen before you speak');
    await tabTo(/^Line \d: .*\) = input\(\)$/);
    await page.keyboard.press('Delete');
    await page.locator('li:focus').waitFor();
    await tabTo(/^Line \d: callsign = input\(\)$/);
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('Line 1 of 3: callsign = input()').waitFor();
    await tabTo(/^Line \d: print\("The buoys/);
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Alt+ArrowDown');
    await pressAt(/^Check/);
    await page.getByText('Correct.').waitFor();
  });

  test('the playground opens and runs, and the next lesson says what unlocks it', async () => {
    await pressAt(/^Playground/);
    await tabTo(/^Code of example/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('print("by keyboard")');
    await page.keyboard.press('ControlOrMeta+Enter');
    const output = page.getByLabel('Output', { exact: true });
    await expect.poll(() => output.last().innerText()).toBe('by keyboard\n');
    await page.getByText('Next lesson, locked until you complete this one').waitFor();
    expect(problems).toEqual([]);
  });
});
