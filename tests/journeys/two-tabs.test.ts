import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openLearnerContext } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();
const ON_ALL = /^Saved .* on all your devices$/;
const HERE = /^Saved .* on this device$/;

let learners = 0;

/** Opens a browser profile of a new learner. Its tabs share one storage. */
function openBrowser(): Promise<BrowserContext> {
  learners += 1;
  return openLearnerContext(journey, {
    name: `two-tabs-${learners}`,
    stored: { editor: 'plain' },
  });
}

interface TabOptions {
  /** Whether the tab doesn't hear of what others store, as while the browser has suspended it. */
  isDeaf?: boolean;
}

async function openTab(
  context: BrowserContext,
  { isDeaf = false }: TabOptions = {},
): Promise<Page> {
  const tab = await context.newPage();
  if (isDeaf) {
    await tab.addInitScript(
      `addEventListener('storage', (event) => event.stopImmediatePropagation(), true)`,
    );
  }
  await tab.goto(`${journey.product.url}/codex/first-contact`);
  await editorOf(tab).waitFor();
  return tab;
}

const editorOf = (tab: Page) => tab.getByRole('textbox', { name: 'Code editor' });
const codeIn = (tab: Page) => () => editorOf(tab).inputValue();

async function write(tab: Page, code: string, saved = ON_ALL): Promise<void> {
  await editorOf(tab).fill(code);
  await tab.getByText(saved).waitFor();
}

/** What the history keeps of replaced drafts. */
async function replacedIn(tab: Page): Promise<string> {
  await tab.getByRole('tab', { name: 'History' }).click();
  await tab.getByRole('heading', { name: 'Replaced drafts' }).waitFor();
  const draft = tab.getByRole('group').filter({ hasText: 'draft' }).first();
  await draft.locator('summary').click();
  await draft.getByRole('button', { name: 'Restore into the editor' }).waitFor();
  return (await draft.textContent()) ?? '';
}

test('a tab in which nobody types shows what another tab saves, and continues with it', async () => {
  const context = await openBrowser();
  const first = await openTab(context);
  await write(first, 'print(1)');
  const second = await openTab(context);
  await expect.poll(codeIn(second)).toBe('print(1)');
  await write(first, 'print(2)');
  await expect.poll(codeIn(second)).toBe('print(2)');
  expect(await second.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
  await editorOf(second).press('End');
  await editorOf(second).pressSequentially('\nprint(3)');
  await expect.poll(codeIn(first)).toBe('print(2)\nprint(3)');
  await first.getByText('The editor now contains your newer code from another tab.').waitFor();
  await first.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(codeIn(second)).toBe('print(2)');
});

test.each([
  ['is on the server', false],
  ['waits for a network', true],
])('code that another tab replaces unseen is kept, also if it %s', async (_, isOffline) => {
  const context = await openBrowser();
  const first = await openTab(context);
  await write(first, 'print("both")');
  const second = await openTab(context, { isDeaf: true });
  await expect.poll(codeIn(second)).toBe('print("both")');
  await context.setOffline(isOffline);
  await write(first, 'print("first tab")', isOffline ? HERE : ON_ALL);
  expect(await codeIn(second)()).toBe('print("both")');
  await editorOf(second).fill('print("second tab")');
  await second.getByText('This code replaced what you wrote in another tab.').waitFor();
  await expect.poll(codeIn(first)).toBe('print("second tab")');
  await context.setOffline(false);
  await second.getByText(ON_ALL).waitFor();
  await expect.poll(codeIn(second)).toBe('print("second tab")');
  expect(await replacedIn(second)).toContain('print("first tab")');
});
