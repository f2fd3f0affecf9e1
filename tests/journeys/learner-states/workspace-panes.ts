import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Stage } from './stage.ts';
import { button, editor, results } from './workspace.ts';

const CHALLENGE = '/codex/first-contact';
const PHONE = { width: 375, height: 812 };
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

  test('on a phone the panes are below each other, without separators, and a finger scrolls past them', async () => {
    const own = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page } = await stage.open('regular', CHALLENGE, { own });
    await button(page, 'Expand').click();
    expect(await page.getByRole('separator').count()).toBe(0);
    const places = [page.getByRole('tabpanel'), editor(page), results(page)];
    const tops = await Promise.all(places.map(async (place) => (await boxOf(place)).y));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await results(page).scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await swipe(results(page), 0, -120);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
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
