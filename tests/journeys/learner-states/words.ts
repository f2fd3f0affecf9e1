import type { Locator, Page } from 'playwright-core';

/** Waits until a page shows some words in the place that they belong to. */
export async function seeWords(within: Page | Locator, ...words: readonly (string | RegExp)[]) {
  for (const text of words) {
    await within
      .getByText(text, typeof text === 'string' ? { exact: true } : {})
      .filter({ visible: true })
      .first()
      .waitFor();
  }
}

/** What a browser makes of the styles of an element. */
export async function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((it, name) => {
    const { getComputedStyle } = globalThis as unknown as BrowserWindow;
    return getComputedStyle(it).getPropertyValue(name);
  }, property);
}

/** What these tests use of the browser's globals. */
interface BrowserWindow {
  getComputedStyle: (element: unknown) => { getPropertyValue: (name: string) => string };
}

/** The name of the color that the text of an element has; its value when it is none of the three. */
export async function colorOf(element: Locator): Promise<string> {
  const color = await styleOf(element, 'color');
  const names = { signal: 'green', warn: 'yellow', fail: 'red' };
  for (const [token, name] of Object.entries(names)) {
    const value = await styleOf(element.page().locator('html'), `--${token}`);
    if (hexOf(color) === value.trim().toLowerCase()) return name;
  }
  return color;
}

/** `rgb(255, 0, 10)` as the tokens write it: `#ff000a`. */
function hexOf(color: string): string {
  const parts = color.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
