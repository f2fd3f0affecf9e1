// cspell:ignore longtask
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { openLearnerContext } from '../../../tests/support/learner-page.ts';
import { type ReportMeasurement, summarize } from '../measurement.ts';

const RUNS = 3;
const WORKSPACE = '/codex/first-contact';
const NAME = 'web: a recording of 5,000 steps';
/** The longest task of a page that feels immediate, in milliseconds. */
const LONGEST_TASK_MS = 50;
const OPENING_MS = 100;
/** A frame at 60 Hz, in milliseconds, with the inaccuracy of the clock. */
const FRAME_MS = 17;
/** The moves of the pointer from one end of the slider to the other. */
const MOVES = 240;

/** Variables of several kinds, calls, and output. It takes more than 5,000 steps. */
const PROGRAM = [
  'def double(number):',
  '    twice = number * 2',
  '    return twice',
  '',
  'kept = []',
  'seen = {}',
  'for number in range(900):',
  '    total = double(number)',
  '    kept.append(total)',
  '    seen[number % 7] = total',
  '    print(total)',
].join('\n');

/** Notes long tasks, frames, and how long after the last message of Python the recording is on the screen. */
const WATCH = `(() => {
  Object.assign(globalThis, { longTasks: [], frames: [], opening: null });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  let heard = 0;
  let before = performance.now();
  const look = (now) => {
    frames.push(now - before);
    before = now;
    const isOpen = document.querySelector('[role=dialog] input[type=range]') !== null;
    if (isOpen) opening ??= now - heard;
    else opening = null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.Worker = class extends Worker {
    constructor(...values) {
      super(...values);
      this.addEventListener('message', () => (heard = performance.now()));
    }
  };
})()`;

interface Scrubbing {
  opening: number;
  /** The longest task; 0 if none was longer than 50 ms. */
  longestTask: number;
  /** The median time between two frames. */
  frame: number;
}

async function openRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Why did this fail?' }).first().click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
}

/** Opens the recording and drags the slider from one end to the other. */
async function scrub(page: Page): Promise<Scrubbing> {
  await openRecording(page);
  const opening = await page.evaluate<number>('opening');
  const box = await page.getByRole('slider', { name: 'Step' }).boundingBox();
  if (box === null) throw new Error('The slider is not visible.');
  const [left, right, y] = [box.x + 8, box.x + box.width - 8, box.y + box.height / 2];
  await page.mouse.move(left, y);
  await page.mouse.down();
  await page.evaluate('void (longTasks.length = frames.length = 0)');
  await page.mouse.move(right, y, { steps: MOVES });
  await page.mouse.up();
  const { tasks, frames } = await page.evaluate<{ tasks: number[]; frames: number[] }>(
    '({ tasks: longTasks, frames })',
  );
  await page.keyboard.press('Escape');
  const [frame = 0] = frames.toSorted((one, other) => one - other).slice(frames.length / 2);
  return { opening, longestTask: Math.max(0, ...tasks), frame };
}

/** Measures how fast a long recording opens, and how smoothly its slider moves, without slowing anything down. */
export async function measureScrubbing(url: string, report: ReportMeasurement): Promise<void> {
  const browser = await launchBrowser();
  try {
    const context = await openLearnerContext(
      { product: { url }, browser },
      {
        name: `scrubs-${randomUUID().slice(0, 8)}`,
        viewport: { width: 1_280, height: 800 },
        stored: { editor: 'plain' },
      },
    );
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(url + WORKSPACE);
    await page.getByRole('textbox', { name: 'Code editor' }).fill(PROGRAM);
    await page.getByRole('button', { name: 'Run (Local)', exact: true }).click();
    // The first time, the recorder's screen is loaded as well.
    await openRecording(page);
    await page.keyboard.press('Escape');
    const runs: Scrubbing[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await scrub(page));
    const unit = 'ms';
    const tell = (of: string, bar: number, value: (run: Scrubbing) => number): void =>
      report(summarize({ name: NAME, of, unit, bar }, runs.map(value)));
    tell('opening it after the run', OPENING_MS, ({ opening }) => opening);
    tell('the longest task while scrubbing', LONGEST_TASK_MS, ({ longestTask }) => longestTask);
    tell('a frame while scrubbing', FRAME_MS, ({ frame }) => frame);
  } finally {
    await browser.close();
  }
}
