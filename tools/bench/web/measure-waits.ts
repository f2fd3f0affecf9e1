import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { openLearnerContext } from '../../../tests/support/learner-page.ts';
import { type Measurement, type ReportMeasurement, summarize } from '../measurement.ts';
import { openSlowLine } from './slow-line.ts';
import { followLink, openWatchedPage, type Sight, slowDown, waitFor } from './watch-page.ts';

const RUNS = 3;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  hasTouch: true,
  isMobile: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1_280, height: 800 } };
const WORKSPACE = '/codex/first-contact';

/** Pages that learners change between, one after the other. */
const LINKS = [
  { name: 'Challenges', path: '/challenges' },
  { name: 'Lessons', path: '/lessons' },
  { name: 'Leaderboard', path: '/leaderboard' },
  { name: 'Profile', path: '/profile' },
  { name: 'Dashboard', path: '/dashboard' },
];

/** The values of one run, by what was measured. */
type Values<Name extends string> = Partial<Record<Name, number>>;

interface Plan<Name extends string> {
  name: string;
  unit: Measurement['unit'];
  /** What is measured, with the most that it may be. */
  bars: Readonly<Partial<Record<Name, number>>>;
}

/** Reports the values of several runs beside their bars. */
type ReportValues = <Name extends string>(plan: Plan<Name>, runs: readonly Values<Name>[]) => void;

function reporter(report: ReportMeasurement, note: (sentence: string) => void): ReportValues {
  return ({ name, unit, bars }, runs) => {
    for (const [of, bar] of Object.entries<number | undefined>(bars)) {
      const values = runs.flatMap((run) => Object.entries<number | undefined>(run));
      const own = values.flatMap(([key, value]) =>
        key === of && value !== undefined ? value : [],
      );
      const measurement = summarize({ name, of, unit, ...(bar !== undefined && { bar }) }, own);
      report(measurement);
      if (bar !== undefined && !(measurement.p50 <= bar)) {
        note(`${name}: ${of} takes ${measurement.p50} ${unit} instead of ${bar}.`);
      }
    }
  };
}

/** Runs one after the other, so that they don't share the machine. */
async function repeat<Value>(run: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let index = 0; index < RUNS; index += 1) values.push(await run());
  return values;
}

const newName = (): string => `waits-${randomUUID().slice(0, 8)}`;

/** Measures what a new visitor of the landing page waits for, on a slow phone. */
async function visitLanding(browser: Browser, url: string): Promise<Values<Sight>> {
  const context = await browser.newContext(PHONE);
  const page = await openWatchedPage(context);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await waitFor(page, 'trial');
  await context.close();
  return seen;
}

/** Measures what a learner waits for who opens a workspace. @returns it for the first visit, with its end, and for the second */
async function visitWorkspace(
  browser: Browser,
  url: string,
  { isSlow }: { isSlow: boolean },
): Promise<{
  first: Values<Sight>;
  /** When Python was ready, in ms since 1970: what comes after that isn't waited for. */
  readyAt: number;
  again: () => Promise<Values<Sight>>;
  close: () => Promise<void>;
}> {
  const context = await openLearnerContext(
    { product: { url }, browser },
    { name: newName(), ...DESKTOP },
  );
  const page = await openWatchedPage(context);
  if (isSlow) await slowDown(page);
  const visit = async (): Promise<Values<Sight>> => {
    await page.goto(url + WORKSPACE, { waitUntil: 'commit' });
    return waitFor(page, 'python');
  };
  const first = await visit();
  const readyAt = (await page.evaluate<number>('performance.timeOrigin')) + (first.python ?? NaN);
  return { first, readyAt, again: visit, close: () => context.close() };
}

async function measureSlowLine(url: string, reportValues: ReportValues): Promise<void> {
  const line = await openSlowLine(url);
  // The product only answers at its own address.
  const { host } = new URL(url);
  const browser = await launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`]);
  try {
    const landing = await repeat(() => visitLanding(browser, url));
    const visits = await repeat(async () => {
      const before = line.bytes();
      const { first, readyAt, close } = await visitWorkspace(browser, url, { isSlow: true });
      const carried = (line.bytes(readyAt) - before) / 1_000;
      await close();
      return { first, carried: { 'the workspace until Python runs': carried } };
    });
    const name = 'web: on slow 4G with a fourth of the processor';
    reportValues(
      { name: `${name}, the landing page`, unit: 'ms', bars: { trial: 3_000 } },
      landing,
    );
    reportValues(
      {
        name: `${name}, the workspace`,
        unit: 'ms',
        bars: { brief: 4_000, code: 5_000, editor: 10_000, python: 34_000 },
      },
      visits.map(({ first }) => first),
    );
    reportValues(
      { name, unit: 'KB', bars: { 'the workspace until Python runs': 5_500 } },
      visits.map(({ carried }) => carried),
    );
  } finally {
    await browser.close();
    await line.close();
  }
}

async function measureFastLine(url: string, reportValues: ReportValues): Promise<void> {
  const browser = await launchBrowser();
  try {
    const visits = await repeat(async () => {
      const { first, again, close } = await visitWorkspace(browser, url, { isSlow: false });
      // What is stored for the next visit follows Python.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      const second = await again();
      await close();
      return {
        ...(first.python !== undefined && { 'the first visit': first.python }),
        ...(second.python !== undefined && { 'the next visit': second.python }),
      };
    });
    reportValues(
      {
        name: 'web: from the workspace to Python',
        unit: 'ms',
        bars: { 'the first visit': 2_500, 'the next visit': 1_200 },
      },
      visits,
    );
    reportValues(
      {
        name: 'web: from page to page with a fourth of the processor',
        unit: 'ms',
        bars: { skeleton: 100, content: 1_500 },
      },
      await changePages(browser, url),
    );
  } finally {
    await browser.close();
  }
}

/** Follows every link once, with a new profile. */
async function changePages(browser: Browser, url: string) {
  const context = await openLearnerContext(
    { product: { url }, browser },
    { name: newName(), ...DESKTOP },
  );
  const page = await openWatchedPage(context);
  await slowDown(page);
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
  const changes: Values<'skeleton' | 'content'>[] = [];
  for (const link of LINKS) changes.push(await followLink(page, link));
  await context.close();
  return changes;
}

/**
 * Measures how long learners wait: on a slow line with a slow processor, without either, and from page to page.
 *
 * @param url the product's address
 * @param note takes a sentence about every figure above its bar
 */
export async function measureWaits(
  url: string,
  report: ReportMeasurement,
  note: (sentence: string) => void,
): Promise<void> {
  const reportValues = reporter(report, note);
  await measureSlowLine(url, reportValues);
  await measureFastLine(url, reportValues);
}
