import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Stage } from './stage.ts';
import { button, editor, results } from './workspace.ts';

const CHALLENGE = '/codex/first-contact';
const PHONE = { width: 375, height: 812 };
/** A window of 1280 x 800 px at 200 %. */
const ZOOMED = { width: 640, height: 400 };
const WIDE = { width: 1920, height: 1080 };
const TABLET = { width: 1180, height: 820 };

const separator = (page: Page, name: string) => page.getByRole('separator', { name });

/** Returns the place of an element in the window, in px. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`Nothing is shown for ${String(element)}.`);
  return box;
}

/** Drags an element by its middle, in px. */
async function drag(element: Locator, right: number, down: number): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const from = { x: x + width / 2, y: y + height / 2 };
  const { mouse } = element.page();
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + right, from.y + down, { steps: 4 });
  await mouse.up();
}

/** Moves a finger on the screen, from 60 px below the top of an element, in px. */
async function swipe(element: Locator, right: number, down: number): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const from = { x: x + width / 2, y: y + Math.min(60, height / 2) };
  const page = element.page();
  const screen = await page.context().newCDPSession(page);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const point = { x: from.x + right * part, y: from.y + down * part };
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const scrolled = (page: Page) => page.evaluate<number>('scrollY');

/** The separators between the panes of the workspace. */
export function workspacePanes(stage: Stage): void {
  test('a pane can be dragged and moved by keys, keeps its size, and is reset by a double click', async () => {
    const { page, pageErrors } = await stage.open('regular', CHALLENGE, { own: {} });
    const rule = separator(page, 'Width of the brief');
    const width = async () => (await boxOf(page.getByRole('tabpanel'))).width;
    const initial = await width();
    await drag(rule, 100, 0);
    expect(await width()).toBeCloseTo(initial + 100, -1);
    await page.reload();
    await editor(page).waitFor();
    expect(await width()).toBeCloseTo(initial + 100, -1);
    await rule.press('ArrowLeft');
    expect(await width()).toBeLessThan(initial + 50);
    await rule.dblclick();
    expect(await width()).toBe(initial);
    expect(pageErrors).toEqual([]);
  });

  test('closed results are one row; open ones are as high as they were made', async () => {
    const { page, pageErrors } = await stage.open('regular', CHALLENGE, { own: {} });
    const rule = separator(page, 'Height of the editor');
    const height = async () => (await boxOf(results(page))).height;
    const row = await height();
    expect(row).toBeLessThan(60);
    expect(await rule.count()).toBe(0);
    await button(page, 'Expand').click();
    const initial = await height();
    await drag(rule, 0, -80);
    expect(await height()).toBeCloseTo(initial + 80, -1);
    await button(page, 'Collapse').click();
    expect(await height()).toBe(row);
    await button(page, 'Expand').click();
    expect(await height()).toBeCloseTo(initial + 80, -1);
    expect(pageErrors).toEqual([]);
  });

  test('in a small window one pane is visible at a time, without separators, and a finger scrolls it', async () => {
    const own = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page } = await stage.open('regular', CHALLENGE, { own });
    await page.getByRole('heading', { name: 'First contact' }).waitFor();
    expect(await page.getByRole('separator').count()).toBe(0);
    const places = [page.getByRole('tabpanel'), editor(page), results(page)];
    for (const [index, name] of ['Brief', 'Code', 'Results'].entries()) {
      await page.getByRole('tablist', { name: 'Workspace' }).getByRole('tab', { name }).tap();
      const areVisible = await Promise.all(places.map((place) => place.isVisible()));
      expect(areVisible).toEqual(places.map((_, place) => place === index));
    }
    await page
      .getByRole('tablist', { name: 'Workspace' })
      .getByRole('tab', { name: 'Brief' })
      .tap();
    const instructions = page.getByRole('heading', { name: 'Instructions' });
    const { y } = await boxOf(instructions);
    await swipe(page.getByRole('tabpanel'), 0, -50);
    await expect.poll(async () => (await boxOf(instructions)).y).toBeLessThan(y);
  });

  test('at 200 % zoom nothing is hidden, and the pane has most of the window', async () => {
    const { page } = await stage.open('regular', CHALLENGE, { own: { viewport: ZOOMED } });
    await page.getByRole('heading', { name: 'First contact' }).waitFor();
    const bottom = async (place: Locator) => {
      const { y, height } = await boxOf(place);
      return y + height;
    };
    expect((await boxOf(page.getByRole('tabpanel'))).height).toBeGreaterThan(ZOOMED.height / 2);
    for (const name of ['Run (Local)', 'Submit Solution', 'More']) {
      expect(await bottom(button(page, name))).toBeLessThanOrEqual(ZOOMED.height);
    }
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
  });

  test('in a wide window the results are a third column, and closed ones a row', async () => {
    const { page } = await stage.open('regular', CHALLENGE, { own: { viewport: WIDE } });
    await editor(page).waitFor();
    const [code, column] = [await boxOf(editor(page)), await boxOf(results(page))];
    expect(column.x).toBeGreaterThan(code.x + code.width - 1);
    expect(column.height).toBeGreaterThan(WIDE.height / 2);
    await button(page, 'Collapse').click();
    expect((await boxOf(results(page))).height).toBeLessThan(60);
  });

  test('on a tablet a finger moves the separator, and scrolls elsewhere', async () => {
    const own = { viewport: TABLET, hasTouch: true, isMobile: true };
    const { page } = await stage.open('regular', CHALLENGE, { own });
    const width = async () => (await boxOf(page.getByRole('tabpanel'))).width;
    const initial = await width();
    await swipe(separator(page, 'Width of the brief'), 100, 0);
    await expect.poll(width).toBeCloseTo(initial + 100, -1);
    await swipe(results(page), 0, -120);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });
}
