import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** What a learner waits for, in the order in which it should come. */
export type Sight = 'trial' | 'brief' | 'code' | 'editor' | 'python';

/**
 * Notes when each sight first appears, in ms after the navigation: `trial` is the landing page's editor once it reacts,
 * `code` the first editor with code, and `editor` the full one.
 */
const WATCH = `(() => {
  const seen = (globalThis.seen = {});
  const find = (selector) => document.querySelector(selector);
  const reacts = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isVisible = (element) => element !== null && getComputedStyle(element).visibility === 'visible';
  const sights = {
    trial: () => [...document.querySelectorAll('#root[data-rendered] textarea')].some(reacts),
    brief: () => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Instructions'),
    code: () => (find('textarea[aria-label="Code editor"]')?.value.length ?? 0) > 0,
    editor: () => isVisible(find('.monaco-editor .view-line span span')),
  };
  const note = (name) => (seen[name] ??= performance.now());
  const look = () => {
    for (const [name, isThere] of Object.entries(sights)) if (!(name in seen) && isThere()) note(name);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.Worker = class extends Worker {
    constructor(...values) {
      super(...values);
      this.addEventListener('message', ({ data }) => data?.kind === 'ready' && note('python'));
    }
  };
})()`;

/** How many times slower than this machine the page's code runs, as on a phone. */
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 120_000;
const POLL_MS = 100;

/** Opens a page that notes what appears when. */
export async function openWatchedPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}

/** Slows the page's code down to that of a phone. Its workers keep their speed. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Waits for a sight. The page's policy forbids Playwright's own way to wait for an expression.
 *
 * @returns when each one appeared, in ms after the navigation
 * @throws {Error} if it doesn't appear
 */
export async function waitFor(page: Page, last: Sight): Promise<Partial<Record<Sight, number>>> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    const seen = await page.evaluate<Partial<Record<Sight, number>>>('seen');
    if (last in seen) return seen;
    await sleep(POLL_MS);
  }
  throw new Error(`The page shows no ${last}.`);
}

/**
 * Follows a link of the page.
 *
 * @returns the ms until a frame shows the place of the new page, and until nothing of it is loading
 */
export async function followLink(
  page: Page,
  { name, path }: { name: string; path: string },
): Promise<{ skeleton: number; content: number }> {
  await page.evaluate(`void (globalThis.arrival = new Promise((resolve) => {
    const titleOf = () => document.querySelector('main h1')?.textContent;
    const title = titleOf();
    let start = null;
    let skeleton = null;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    const look = (now) => {
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      const isThere = titleOf() !== undefined && titleOf() !== title;
      if (start !== null && location.pathname === '${path}' && (isBusy || isThere)) {
        skeleton ??= now - start;
        if (isThere && !isBusy) return resolve({ skeleton, content: now - start });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }))`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  return page.evaluate('arrival');
}
