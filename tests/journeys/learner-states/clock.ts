import type { Page } from 'playwright-core';

/** Far enough ahead for every machine; nothing on a page expires within it. */
const AHEAD_MS = 60_000;

/** Stops the installed clock of a page. From now on, it only advances when told to. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}

/** Lets a page finish what it has started, except for what waits for its clock. */
export async function settle(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(`fetch('/robots.txt', { cache: 'no-store' }).then((it) => it.text())`);
  }
}
