import type { Locator, Page } from 'playwright-core';

/** Waits until a page shows some texts in the given place. */
export async function seeWords(within: Page | Locator, ...words: readonly (string | RegExp)[]) {
  for (const text of words) {
    await within
      .getByText(text, typeof text === 'string' ? { exact: true } : {})
      .filter({ visible: true })
      .first()
      .waitFor();
  }
}

/** The computed styles of an element. */
export async function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((it, name) => {
    const { getComputedStyle } = globalThis as unknown as BrowserWindow;
    return getComputedStyle(it).getPropertyValue(name);
  }, property);
}

/** The browser globals that these tests use. */
interface BrowserWindow {
  getComputedStyle: (element: unknown) => { getPropertyValue: (name: string) => string };
}

/** Returns the name of an element's text color, or its value if it is none of the three. */
export async function colorOf(element: Locator): Promise<string> {
  const color = await styleOf(element, 'color');
  const names = { signal: 'green', warn: 'yellow', fail: 'red' };
  for (const [token, name] of Object.entries(names)) {
    const value = await styleOf(element.page().locator('html'), `--${token}`);
    if (hexOf(color) === value.trim().toLowerCase()) return name;
  }
  return color;
}

/** Converts `rgb(255, 0, 10)` to the notation of the design tokens: `#ff000a`. */
function hexOf(color: string): string {
  const parts = color.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
