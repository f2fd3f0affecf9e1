import type { Page } from 'playwright-core';

/** Far enough ahead for every machine; nothing of a page runs out in it. */
const AHEAD_MS = 60_000;

/** Stops the clock of a page on which it was installed: from now on it goes as far as it is told. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}

/** Lets a page finish what it began, except for what waits for its clock. */
export async function settle(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(`fetch('/robots.txt', { cache: 'no-store' }).then((it) => it.text())`);
  }
}
