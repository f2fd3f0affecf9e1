import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openAsLearner } from '../support/learner-page.ts';
import { openFailedRun, recorderOn } from '../support/recorder-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();
const [WIDTH, HEIGHT] = [1280, 800];

/** It runs more steps than are recorded at first, and prints something wrong at the end. */
const LATE = [
  'callsign = input()',
  'for i in range(4000):',
  '    total = i * i',
  'print(f"Hello, relay. This is {callsign[1:]}.")',
  'print(total)',
];

let page: Page;
let problems: string[];
beforeAll(async () => {
  ({ page, problems } = await openAsLearner(journey, {
    name: 'recorder-lines',
    path: '/codex/first-contact',
    viewport: { width: WIDTH, height: HEIGHT },
    stored: { editor: 'plain' },
  }));
});

test('a line that a learner chooses is recorded, however late it runs', async () => {
  await openFailedRun(page, LATE);
  const { dialog, currentLine, expectAccessible } = recorderOn(page);
  await dialog.getByText('total = i * i').click();
  await dialog.getByText(/to show line 3\./).waitFor();
  expect(await currentLine()).toContain('total = i * i');
  const field = dialog.getByRole('textbox', { name: 'Go to the next run of line' });
  await field.fill('5');
  await field.press('Enter');
  await dialog.getByText(/to show line 5\./).waitFor();
  expect(await currentLine()).toContain('print(total)');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Step');
  await expectAccessible();
  await page.keyboard.press('Escape');
});

test('the current line stays visible in a window that gets smaller', async () => {
  const filler = Array.from({ length: 25 }, (_, number) => `x${number} = ${number}`);
  await openFailedRun(page, [...filler, 'print(input())']);
  const isVisible = `(() => {
    const line = document.querySelector('[role=dialog] .line[aria-current=true]');
    const [inner, outer] = [line, line.closest('pre')].map((part) => part.getBoundingClientRect());
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  })()`;
  for (const height of [HEIGHT, HEIGHT - 240]) {
    await page.setViewportSize({ width: WIDTH, height });
    await expect.poll(() => page.evaluate(isVisible)).toBe(true);
  }
  expect(problems).toEqual([]);
});
