import { vi } from 'vitest';

/**
 * Makes the window as narrow as a phone until the test is finished. The panes of the workspace are tabs then. In a wide
 * window without layout, such as jsdom's, a click on anything would be a click on a separator.
 */
export function narrowWindow(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
}

/** Makes the window as wide as a desktop's until the test is finished. No query of a narrow window matches. */
export function wideWindow(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
}
