import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

/** The height of the phone's window, in CSS pixels. */
const HEIGHT = 844;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: HEIGHT },
  hasTouch: true,
  isMobile: true,
};

const journey = useSharedProductInBrowser();

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await journey.browser.newContext({ serviceWorkers: 'block', ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}

async function openLanding(options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(options);
  await page.goto(journey.product.url);
  return page;
}

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Code of first_contact.py' });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** The code that the server has as the learner's draft; empty if it has none. */
const savedDraft = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('packetsmith-session'));
    const headers = { authorization: 'Bearer ' + token };
    const response = await fetch('/api/challenges/first-contact/draft', { headers });
    return (await response.json()).draft?.code ?? '';
  })()`);

/** Replaces the last line with a call of `print` around a text, with the keys above the phone's keyboard. */
async function typeSolution(page: Page): Promise<void> {
  const editor = editorOf(page);
  await editor.tap();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText('print');
  await tap(page, 'Left parenthesis');
  await page.keyboard.insertText('f');
  await tap(page, 'Double quote');
  await page.keyboard.insertText('Hello, relay. This is {callsign}.');
  await tap(page, 'Colon');
  await page.keyboard.press('Control+z');
  await tap(page, 'Double quote');
  await tap(page, 'Right parenthesis');
  expect(await page.evaluate('document.activeElement?.tagName')).toBe('TEXTAREA');
}

test('on a phone, a visitor solves First contact, keeps it without an account, and continues', async () => {
  const page = await openLanding(PHONE);
  await typeSolution(page);
  expect(await editorOf(page).inputValue()).toContain(
    '\nprint(f"Hello, relay. This is {callsign}.")',
  );
  await tap(page, 'Run');
  const passed = page.getByRole('heading', { name: 'First contact made. 2 of 2 passed.' });
  await passed.waitFor();
  // It comes into view by itself.
  const bottom = async () => {
    const { y = 0, height = 0 } = (await passed.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(HEIGHT);
  await tap(page, 'Submit and keep it');
  await page.getByRole('heading', { name: 'Accepted. You earned 25 XP.' }).waitFor();
  // On the learner's other devices, too.
  await expect.poll(() => savedDraft(page)).toContain('Hello, relay. This is {callsign}.');
  await page.getByRole('link', { name: /^Next: / }).tap();
  await page.waitForURL('**/lessons/**');
  await page.goto(`${journey.product.url}/codex/first-contact`);
  await page.getByRole('tab', { name: 'Code' }).tap();
  await page.getByText('Hello, relay. This is {callsign}.').first().waitFor();
});

test('on a slow connection, what is typed and run before the page can respond is not lost', async () => {
  const page = await openPage(PHONE);
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // The load event waits for the scripts.
  await page.goto(journey.product.url, { waitUntil: 'commit' });
  await editorOf(page).fill('print("early")');
  await tap(page, 'Run');
  held.resolve(undefined);
  await page.getByText('got "early"').first().waitFor();
});

test('the first run is answered by the server while Python loads, and a wrong line is explained', async () => {
  const page = await openLanding({});
  const held = Promise.withResolvers<undefined>();
  await page.route('**/runtime/python/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('ran on our server; Python is still loading here').waitFor();
  await page.getByText(/expected "Hello, relay\. This is kestrel\."/).waitFor();
  held.resolve(undefined);
  await editorOf(page).fill('print(hello)');
  const again = async (): Promise<number> => {
    await page.getByRole('button', { name: 'Run again' }).click();
    await page
      .getByText(/^`?hello`? isn’t defined|isn't defined/)
      .first()
      .waitFor();
    return page.getByText('ran on our server').count();
  };
  await expect.poll(again).toBe(0);
});

test('a long line wraps below its first character, where the cursor follows it', async () => {
  const page = await openLanding(PHONE);
  const editor = editorOf(page);
  const measure = async () => {
    const area = '(document.activeElement)';
    const copy = `${area}.previousElementSibling`;
    return page.evaluate<{ hidden: number; rows: number; difference: number }>(`({
      hidden: ${area}.parentElement.scrollWidth - ${area}.parentElement.clientWidth,
      rows: Math.round(${copy}.offsetHeight / parseFloat(getComputedStyle(${area}).lineHeight)),
      difference: ${area}.scrollHeight - ${copy}.offsetHeight,
    })`);
  };
  await editor.fill('');
  const { rows } = await measure();
  await editor.pressSequentially(`print("${'a'.repeat(60)}")`);
  expect(await measure()).toEqual({ hidden: 0, rows: rows + 1, difference: 0 });
});

test('without JavaScript, the page says what it is, shows the task, and has links', async () => {
  const page = await openLanding({ javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: /Learn Python on a network/ }).waitFor();
  await page.getByText('Hello, relay. This is kestrel.').waitFor();
  await page.getByText('the relay is waiting for your line').waitFor();
  expect(await editorOf(page).inputValue()).toContain('callsign = input()');
  for (const [name, path] of [
    ['Sign Up', '/register'],
    ['Login', '/login'],
    ['Create an account', '/register'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true }).first();
    expect(await link.getAttribute('href')).toBe(path);
  }
  await page.getByRole('link', { name: 'See the lessons' }).first().click();
  await page.getByText('Titles').first().click();
  await page.getByText('Print and run').waitFor();
});
