// cspell:ignore kestr kestre lertse lertsek
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openAsLearner } from '../support/learner-page.ts';
import { openFailedRun, recorderOn } from '../support/recorder-page.ts';
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

/** The recursion returns its letters in the wrong order. */
const RECURSION = [
  'def spell(text):',
  '    if len(text) < 2:',
  '        return text',
  '    return spell(text[1:]) + text[0]',
  'print(f"Hello, relay. This is {spell(input())}.")',
];

/** It reads one letter more than there are, after a right beginning. */
const ERROR = [
  'callsign = input()',
  'print("Hello, relay.", end=" ")',
  'for i in range(len(callsign) + 1):',
  '    print(callsign[i], end="")',
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
const replay = () => recorderOn(page).dialog;
const variables = () => replay().getByRole('region', { name: /^Variables in/ });
const announced = () => recorderOn(page).announced();
const currentLine = () => recorderOn(page).currentLine();
const expectAccessible = () => recorderOn(page).expectAccessible();
const fail = (lines: readonly string[]) => openFailedRun(page, lines);

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
    const letters = heard.filter((words) => words.includes("answer from 'kestr' to 'kestre'"));
    expect(letters).toHaveLength(1);
    // The callsign has seven letters, and the index never becomes 6.
    expect(heard.some((words) => words.includes('i from 4 to 5'))).toBe(true);
    expect(heard.some((words) => words.includes('to 6'))).toBe(false);
    await page.keyboard.press('Escape');
    await replay().waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toBe('Why did this fail?');
  });

  test('two names of one list show as one object', async () => {
    await fail(ALIASING);
    await variables().getByText('2 names, one object').waitFor();
    await page.keyboard.press('Home');
    const heard = await pressToTheEnd('ArrowRight');
    const cause = heard.find((words) => words.includes("'sent'")) ?? '';
    expect(cause).toContain("added 'sent' to words");
    expect(cause).toContain('log is the same list');
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

  test('keys lead into calls and out of them, and each call says how deep it is', async () => {
    await fail(RECURSION);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    expect(await announced()).toContain("Line 5 called spell with text = 'kestrel'.");
    await page.keyboard.press('o');
    await page.keyboard.press('o');
    expect(await announced()).toContain('Next, line 4 in spell calls spell.');
    await page.keyboard.press('i');
    expect(await announced()).toContain('spell is 2 calls deep now.');
    await page.keyboard.press('o');
    await page.keyboard.press('o');
    await page.keyboard.press('o');
    expect(await announced()).toContain("spell returned 'lertse' to line 4.");
    await page.keyboard.press('u');
    expect(await announced()).toContain("spell returned 'lertsek' to line 5.");
    await expectAccessible();
    await page.keyboard.press('Escape');
  });

  test('a test that ends with an error opens at it', async () => {
    await fail(ERROR);
    expect(await currentLine()).toContain('callsign[i]');
    await replay()
      .getByText(/error at step/)
      .waitFor();
    expect(await announced()).toContain("Line 4 raised IndexError('string index out of range').");
    expect(await announced()).toContain('Nothing handles this error');
    await expectAccessible();
    await page.keyboard.press('Escape');
  });

  test('after a submission, the tests on the server can be asked, too', async () => {
    await page.getByRole('textbox', { name: 'Code editor' }).fill(WRONG_VARIABLE.join('\n'));
    await button('Submit Solution').click();
    await page.getByText('graded on the server').first().waitFor();
    await button('Why did this fail?').first().click();
    await replay().waitFor();
    expect(await currentLine()).toContain('{station}');
    expect(await announced()).toContain('Here the output first differs from what is expected.');
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
    expect(await announced()).toContain("answer from 'kestr' to 'kestre'");
    await button('Step back').tap();
    expect(await announced()).toContain('i from 4 to 5');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(390);
    await expectAccessible();
  });

  test('the scrubber moves by touch, and the way back leads to the editor', async () => {
    const slider = replay().getByRole('slider', { name: 'Step' });
    const box = await slider.boundingBox();
    if (box === null) throw new Error('The scrubber is not visible.');
    await page.touchscreen.tap(box.x + 4, box.y + box.height / 2);
    await expect.poll(announced).toContain('The program starts.');
    await button('Back to the editor').tap();
    await replay().waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

describe('when Python does not load', () => {
  test('the button of a lesson says so, and works once it does', async () => {
    ({ page } = await openAsLearner(journey, {
      name: 'recorder-offline',
      path: '/lessons/print-and-run',
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    }));
    await page.route('**/runtime/**', (route) => route.abort());
    const step = button('Step through').first();
    await step.click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Python could not be loaded.' })
      .first()
      .waitFor();
    await page.unroute('**/runtime/**');
    await button('Try again').first().click();
    await replay().waitFor();
    expect(await announced()).toContain('The program starts.');
    await expectAccessible();
  });
});
