// cspell:ignore kestre
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();
const PATH = '/codex/first-contact';

/** The loop ends one letter early. */
const OFF_BY_ONE = [
  'callsign = input()',
  'answer = ""',
  'for i in range(len(callsign) - 1):',
  '    answer += callsign[i]',
  'print(f"Hello, relay. This is {answer}.")',
];

/** Both names belong to one list. */
const ALIASING = [
  'words = ["Hello, relay.", "This is"]',
  'log = words',
  'log.append("sent")',
  'words.append(input())',
  'print(" ".join(words) + ".")',
];

/** The line that prints uses another variable. */
const WRONG_VARIABLE = [
  'station = "relay"',
  'callsign = input()',
  'print(f"Hello, relay. This is {station}.")',
];

/** A loop whose last line is wrong, after more steps than are recorded at first. */
const LATE = [
  'callsign = input()',
  'for i in range(4000):',
  '    total = i * i',
  'letters = list(callsign)',
  'letters.pop()',
  'print(f"Hello, relay. This is {"".join(letters)}.")',
];

let page: Page;
let problems: string[];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const replay = () => page.getByRole('dialog', { name: /^Replay of/ });
const variables = () => replay().getByRole('region', { name: /^Variables in/ });
const announced = async (): Promise<string> =>
  (await replay().getByRole('status').textContent()) ?? '';
const currentLine = async (): Promise<string> =>
  (await replay().locator('[aria-current=true].line').textContent()) ?? '';

async function fail(lines: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Code editor' }).fill(lines.join('\n'));
  await button('Run (Local)').click();
  await page.getByText('ran in your browser').first().waitFor();
  await button('Why did this fail?').first().click();
  await replay().waitFor();
}

async function expectAccessible(): Promise<void> {
  const found = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Presses a key until nothing moves any more. @returns what was announced on the way */
async function pressToTheEnd(key: string): Promise<string[]> {
  const heard = [await announced()];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press(key);
    const now = await announced();
    if (now === heard.at(-1)) break;
    heard.push(now);
  }
  return heard;
}

describe('on a desktop, with the keyboard', () => {
  beforeAll(async () => {
    ({ page, problems } = await openAsLearner(journey, {
      name: 'recorder-desktop',
      path: PATH,
      viewport: { width: 1280, height: 800 },
      stored: { editor: 'plain' },
    }));
  });

  test('a failed test opens at the line that printed the first wrong character', async () => {
    await fail(OFF_BY_ONE);
    expect(await currentLine()).toContain('print(f"Hello');
    expect(
      await replay()
        .getByText(/first wrong output at step/)
        .count(),
    ).toBe(1);
    await expectAccessible();
  });

  test('a loop that ends one too early shows its last index', async () => {
    await page.keyboard.press('Home');
    const heard = await pressToTheEnd('ArrowRight');
    const letters = heard.filter((words) => words.includes("answer is 'kestre'"));
    expect(letters).toHaveLength(1);
    // The callsign has seven letters, and the index never becomes 6.
    expect(heard.some((words) => words.includes('i is 5'))).toBe(true);
    expect(heard.some((words) => words.includes('i is 6'))).toBe(false);
    await page.keyboard.press('Escape');
    await replay().waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toContain(
      'Why did this fail?',
    );
  });

  test('two names of one list show as one object', async () => {
    await fail(ALIASING);
    await variables().getByText('2 names, one object').waitFor();
    await page.keyboard.press('Home');
    const heard = await pressToTheEnd('ArrowRight');
    const cause = heard.find((words) => words.includes("'sent'")) ?? '';
    expect(cause).toContain('words is');
    expect(cause).toContain('log is');
    await expectAccessible();
    await page.keyboard.press('Escape');
  });

  test('a wrong variable shows beside the right one', async () => {
    await fail(WRONG_VARIABLE);
    expect(await currentLine()).toContain('{station}');
    const row = (name: string) => variables().getByRole('row', { name: new RegExp(`^${name}`) });
    expect(await row('station').textContent()).toContain("'relay'");
    expect(await row('callsign').textContent()).toContain("'kestrel'");
    await page.keyboard.press('Escape');
  });

  test('what goes wrong after thousands of steps is recorded, too', async () => {
    await fail(LATE);
    expect(await currentLine()).toContain('print(f"Hello');
    await replay()
      .getByText(/The recording has \d+ of \d+ steps\./)
      .waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await currentLine()).toContain('letters.pop()');
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
  });
});

describe('on a phone, with a finger', () => {
  beforeAll(async () => {
    ({ page, problems } = await openAsLearner(journey, {
      name: 'recorder-phone',
      path: PATH,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      stored: { editor: 'plain' },
    }));
  });

  test('the replay opens over the page and moves step by step', async () => {
    await page.getByRole('tab', { name: 'Code' }).tap();
    await page.getByRole('textbox', { name: 'Code editor' }).fill(OFF_BY_ONE.join('\n'));
    await button('Run (Local)').tap();
    await button('Why did this fail?').first().tap();
    await replay().waitFor();
    expect(await currentLine()).toContain('print(f"Hello');
    await button('Step back').tap();
    expect(await announced()).toContain("answer is 'kestre'");
    await button('Step back').tap();
    expect(await announced()).toContain('i is 5');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(390);
    await expectAccessible();
  });

  test('the scrubber moves by touch, and the way back leads to the editor', async () => {
    const slider = replay().getByRole('slider', { name: 'Step' });
    const box = await slider.boundingBox();
    if (box === null) throw new Error('The scrubber is not visible.');
    await page.touchscreen.tap(box.x + 4, box.y + box.height / 2);
    await expect.poll(announced).toBe('Line 1 in <module>.');
    await button('Back to the editor').tap();
    await replay().waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});
