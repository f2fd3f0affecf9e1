import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInByForm } from '../support/sign-in-by-form.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

/** From the narrowest window with links in the bar to a large screen, in CSS pixels. */
const WIDTHS = [1_001, 1_140, 1_200, 1_280, 1_366, 1_440, 1_920];
/** From here on, the bar has room for the XP. */
const WIDE_ENOUGH_FOR_XP = 1_140;
/** Links end left of this distance from what follows them, in CSS pixels. */
const LEAST_GAP = 16;

const journey = useSharedProductInBrowser();
let page: Page;

beforeAll(async () => {
  page = await journey.browser.newPage({ reducedMotion: 'reduce' });
  await signInByForm(page, journey.product, 'veteran');
});

afterAll(() => page.context().close());

const bar = () => page.getByRole('banner');
const standing = () => bar().getByRole('link', { name: /day streak, level/ });

/** What the test reads of an element in the browser. */
interface Measured {
  scrollWidth: number;
  clientWidth: number;
  outerHTML: string;
}

/** The parts at the end of the bar that are narrower than what they contain. */
const squeezed = () =>
  bar()
    .locator('[class*=end] > :visible')
    .evaluateAll<string[], unknown, Measured>((parts) =>
      parts
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML),
    );

describe.each(WIDTHS)('the bar of a learner, %i px wide', (width) => {
  beforeAll(() => page.setViewportSize({ width, height: 800 }));

  test('shows streak and level, and the XP where there is room', async () => {
    await standing().waitFor();
    const words = await standing().locator('[aria-hidden]:visible').allInnerTexts();
    expect(words.join(' ')).toMatch(/12.*L16/s);
    expect(words.join(' ').includes('XP')).toBe(width >= WIDE_ENOUGH_FOR_XP);
  });

  test('squeezes nothing and keeps the links apart from it', async () => {
    expect(await squeezed()).toEqual([]);
    const toggle = await bar().getByRole('button', { name: /theme/i }).first().boundingBox();
    expect(toggle?.width).toBeGreaterThanOrEqual(32);
    const last = await bar().getByRole('link', { name: 'Profile', exact: true }).boundingBox();
    const next = await bar().locator('[class*=end] > :visible').first().boundingBox();
    if (last === null || next === null) throw new Error('The bar has no links.');
    expect(next.x - (last.x + last.width)).toBeGreaterThanOrEqual(LEAST_GAP);
  });
});
