import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openLearnerContext } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

/** Everything that a browser profile stores for the site, as one text for each entry. */
const STORED = `(async () => {
  const found = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).map(([key, value]) => key + ' = ' + value));
  for (const name of await caches.keys()) {
    if (/python|language|site|build/.test(name)) continue;
    for (const { url } of await (await caches.open(name)).keys()) found.push(name + ' ' + url);
  }
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  return [...found, ...databases, document.cookie].filter((entry) => entry !== '');
})()`;

/** What belongs to the device. */
const OF_DEVICE =
  /^((theme|editor|editor-wraps|shortcut-sheet-key|pane\/[a-z-]+) = |offer-countdown=\d+$)/;

async function storedIn(page: Page): Promise<string[]> {
  const found = (await page.evaluate(STORED)) as string[];
  return found.filter((entry) => !OF_DEVICE.test(entry));
}

async function openWorkspace(name: string): Promise<Page> {
  const stored = { editor: 'plain', theme: 'light' };
  const context = await openLearnerContext(journey, { name, stored });
  const page = await context.newPage();
  await page.goto(`${journey.product.url}/codex/first-contact`);
  return page;
}

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });

test('signing out saves what is being typed, and leaves nothing of the learner on the device', async () => {
  const page = await openWorkspace('leaving');
  await editorOf(page).fill('print("saved")');
  await page.getByText(/^Saved .* on all your devices$/).waitFor();
  expect((await storedIn(page)).join()).toContain('draft/');
  await editorOf(page).fill('print("typed last")');
  const saved = page.waitForRequest(
    (request) => request.url().endsWith('/draft') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await saved).postData()).toContain('typed last');
  await expect.poll(() => storedIn(page)).toEqual([]);
  expect(await page.evaluate(`localStorage.getItem('theme')`)).toBe('light');
});

test('a session that was ended elsewhere leaves nothing but code that was never sent', async () => {
  const page = await openWorkspace('ended-elsewhere');
  await editorOf(page).fill('print("saved")');
  await page.getByText(/^Saved .* on all your devices$/).waitFor();
  const stored: string = await page.evaluate(`localStorage.getItem('packetsmith-session')`);
  const session = JSON.parse(stored) as { access_token: string };
  await fetch(`${journey.product.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  await page.reload();
  await page.waitForURL('**/login**');
  await expect
    .poll(async () => (await storedIn(page)).filter((entry) => !entry.includes('destination')))
    .toEqual([]);
});
