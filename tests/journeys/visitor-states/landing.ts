import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visits } from './visits.ts';

/** A program on the page. */
interface Demo {
  file: string;
  /** The index among programs with that name. */
  place: number;
}

const DEMOS: readonly Demo[] = [
  { file: 'hello_world.py', place: 0 },
  { file: 'functions.py', place: 0 },
  { file: 'port_scanner.py', place: 0 },
  { file: 'network_scanner.py', place: 0 },
];

/** Counts the visible characters of a program, or those still to be typed. */
const COUNT_TOKENS = `(file, place, opacity) => {
  const programs = [...document.querySelectorAll('pre')].filter(({ ariaLabel }) => ariaLabel === file);
  return [...programs[place].querySelectorAll('.line > span')]
    .filter((token) => getComputedStyle(token).opacity === opacity)
    .reduce((length, { textContent }) => length + textContent.length, 0);
}`;
const TYPING_MS = 30;
/** Longer than any program takes. */
const LONG_ENOUGH_MS = 20_000;
const NOON_MS = Date.parse('2026-03-01T12:00:00Z');
/** The size of the window, in CSS pixels. */
const [WIDTH, HEIGHT] = [1280, 720];
/** The height of a window that shows only the navigation, in CSS pixels. */
const TINY_HEIGHT = 60;

/** Resolves once the browser has checked what is visible now. */
const OBSERVED = `new Promise((resolve) => {
  const observer = new IntersectionObserver(() => resolve(observer.disconnect()));
  observer.observe(document.body);
})`;

const CLAIMS = [
  '10,000+ professionals',
  '4.9/5 rating',
  '30-day money-back guarantee',
  'Cancel anytime',
  '24/7 support',
];

/** The screen at /. */
export function describeLanding(visits: Visits): void {
  test('the calls to action link to /register and /lessons, and on this machine every claim and quotation is marked as a sample', async () => {
    const { page, link } = await visits.enter('/');
    expect(await targetsOf(link('Create an account'))).toEqual(['/register']);
    expect(await targetsOf(link('See the lessons'))).toEqual(['#lessons', '/lessons']);
    for (const claim of CLAIMS) {
      await page
        .getByRole('listitem')
        .filter({ hasText: claim })
        .getByText('SAMPLE', { exact: true })
        .waitFor();
    }
    const voices = page.getByRole('region', { name: 'What learners say' }).getByRole('figure');
    expect(await voices.count()).toBe(3);
    for (const voice of await voices.all())
      await voice.getByText('SAMPLE', { exact: true }).waitFor();
    // Next to the claims, and next to the offer.
    expect(await page.getByText('Subscriptions are not open yet.').count()).toBe(2);
    // With reduced motion, visitors see each program in full.
    for (const demo of DEMOS) await expect.poll(() => leftOf(page, demo)).toBe(0);
  });

  test('the lessons can be read about without an account', async () => {
    const { page, link } = await visits.enter('/');
    await link('See the lessons').first().click();
    const path = page.getByRole('region', { name: 'The path, byte by byte' });
    await path.getByText('Titles').first().click();
    await path.getByRole('listitem').filter({ hasText: 'Print and run' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('four demos are typed at 30 ms per character once 30 % of their section is visible, the hero at 10 %', async () => {
    const { page } = await visits.enter('/', {
      browser: {
        reducedMotion: 'no-preference',
        viewport: { width: WIDTH, height: TINY_HEIGHT },
      },
      prepare: async ({ clock }) => {
        await clock.install({ time: NOON_MS - 1000 });
        await clock.pauseAt(NOON_MS);
      },
    });
    const headline = page.getByRole('heading', { level: 1 });
    const editor = page.getByRole('textbox');
    const hero = page.locator('div').filter({ has: headline }).filter({ has: editor }).last();
    // The line has two parts: what is typed, and the rest.
    const status = page.getByRole('region', { name: 'The lab' }).locator('p span span');
    const lengths = async () => (await status.allTextContents()).map(({ length }) => length);
    await expectStartAt({
      page,
      section: hero,
      share: 0.1,
      typed: async () => (await lengths()).slice(0, 1),
      left: async () => (await lengths()).slice(1),
    });
    const section = page.getByRole('region', { name: 'Four programs, typed as you watch' });
    await expectStartAt({
      page,
      section,
      share: 0.3,
      typed: () => Promise.all(DEMOS.map((demo) => typedOf(page, demo))),
      left: () => Promise.all(DEMOS.map((demo) => leftOf(page, demo))),
    });
    await page.clock.runFor(LONG_ENOUGH_MS);
    for (const demo of DEMOS) expect(await leftOf(page, demo), demo.file).toBe(0);
  });
}

interface Start {
  page: Page;
  section: Locator;
  /** The share of the section that must be visible. */
  share: number;
  /** Returns how many characters of each text are visible. */
  typed: () => Promise<number[]>;
  /** Returns how many characters of each text are still to be typed. */
  left: () => Promise<number[]>;
}

/** Checks that typing starts when a share of the section is visible, and checks its speed. */
async function expectStartAt({ page, section, share, typed, left }: Start): Promise<void> {
  const { y = 0, height = 0 } = (await section.boundingBox()) ?? {};
  const top = y + (await page.evaluate<number>('scrollY'));
  const show = async (visible: number) => {
    const edge = top + visible * height;
    // A lower window shows only part of what begins at the top of the page.
    await page.setViewportSize({ width: WIDTH, height: Math.min(HEIGHT, Math.round(edge)) });
    await page.evaluate(`scrollTo({ top: ${edge - HEIGHT}, behavior: 'instant' })`);
    await page.evaluate(OBSERVED);
  };
  await show(share - 0.01);
  await page.clock.runFor(LONG_ENOUGH_MS);
  const none = await typed();
  expect(none).toEqual(none.map(() => 0));
  // The full text is there but invisible: typing doesn't move the layout, and screen readers get all of it at once.
  for (const length of await left()) expect(length).toBeGreaterThan(10);
  await show(share + 0.01);
  const firstTick = async () => {
    await page.clock.runFor(TYPING_MS);
    return typed();
  };
  await expect.poll(firstTick).toEqual(none.map(() => 1));
  await page.clock.runFor(TYPING_MS - 1);
  expect(await typed()).toEqual(none.map(() => 1));
  await page.clock.runFor(1);
  expect(await typed()).toEqual(none.map(() => 2));
}

async function targetsOf(links: Locator): Promise<(string | null)[]> {
  return Promise.all((await links.all()).map((link) => link.getAttribute('href')));
}

/** Returns how many characters of a program are visible. */
function typedOf(page: Page, { file, place }: Demo): Promise<number> {
  return page.evaluate<number>(`(${COUNT_TOKENS})('${file}', ${place}, '1')`);
}

/** Returns how many characters are still to be typed. */
function leftOf(page: Page, { file, place }: Demo): Promise<number> {
  return page.evaluate<number>(`(${COUNT_TOKENS})('${file}', ${place}, '0')`);
}
