import type { Page } from 'playwright-core';

/** Returns a script that names the focused element by its label or its text; empty if it is somewhere else. */
const nameOfFocused = (within: string): string => `(() => {
  const element = document.activeElement;
  if (!element.closest('${within}')) return '';
  const label = element.labels?.[0]?.textContent;
  return label ?? element.getAttribute('aria-label') ?? element.textContent;
})()`;

/** The most presses of Tab that lead to anything on a page. */
const LONGEST_WAY = 90;

/** Uses a page by keyboard alone. */
export function keyboardOf(page: Page) {
  /**
   * Presses Tab until an element with this name has the focus. Leaves an editor with Escape.
   *
   * @param within a selector of what contains it
   * @throws {Error} if Tab never gets there
   */
  const tabTo = async (name: RegExp | string, within = 'body'): Promise<void> => {
    for (let press = 0; press < LONGEST_WAY; press += 1) {
      const focused = await page.evaluate<string>(nameOfFocused(within));
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${String(name)}.`);
  };
  return {
    tabTo,
    /** Goes to an element and presses a key there. */
    pressAt: async (name: RegExp | string, key = 'Enter'): Promise<void> => {
      await tabTo(name);
      await page.keyboard.press(key);
    },
    /** Goes to a field of a form and replaces its text. */
    enter: async (name: RegExp | string, text: string): Promise<void> => {
      await tabTo(name, 'form');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}
