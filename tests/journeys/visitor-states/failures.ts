// cspell:ignore fulfill
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold, type Visits } from './visits.ts';

/** The code of a page that loads on demand. */
const CHUNK = '**/assets/terms-page-*.js';
const BROKEN = "throw new TypeError('The reading is undefined.');";
const TOO_LONG = 'A part of this page took too long to load. Check your connection.';
const CHUNK_TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = 1000;

/** What is shown when something is missing, breaks, or doesn't load. */
export function describeFailures(visits: Visits): void {
  /** Opens the page whose code gets this response, on a stopped clock. */
  const askFor = async (answer: (route: Route) => Promise<void>) => {
    const visit = await visits.enter('/login', {
      prepare: async (page) => {
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(1000);
        await page.route(CHUNK, answer);
      },
    });
    const asked = visit.page.waitForRequest(CHUNK);
    await visit.link('Terms of Service').click();
    return { ...visit, chunk: (await asked).url() };
  };

  test('an unknown address shows an error with links, and returns status 404', async () => {
    const { page, link } = await visits.enter('/nowhere/at/all');
    await page.getByRole('heading', { name: 'No route to this page' }).waitFor();
    await page.getByText('There is no page at /nowhere/at/all.').waitFor();
    expect((await fetch(page.url())).status).toBe(404);
    await link('Go Home').click();
    await page.waitForURL(`${visits.url}/`);
  });

  test('an uncaught render error shows the error screen, is logged, and Try Again reloads the page', async () => {
    const visit = await askFor(answerWithScript(BROKEN));
    const { page, button, link } = visit;
    await expectAlert(page, 'The reading is undefined.');
    await page.getByRole('heading', { name: 'Oops! Something went wrong', exact: true }).waitFor();
    await page
      .getByText("We encountered an unexpected error. Don't worry, your progress is safe.", {
        exact: true,
      })
      .waitFor();
    await visit.expectLogged('A page could not be shown.');
    // React logs it too.
    await visit.expectLogged('TypeError: The reading is undefined.');
    const stack = page.getByText(/^TypeError: The reading is undefined\.$/);
    expect(await stack.isVisible()).toBe(false);
    await page.getByText('Technical Details', { exact: true }).click();
    await stack.waitFor();
    await page.getByText(/at .*\/assets\/terms-page-/).waitFor();
    await page.getByText(/^at the page \/terms$/).waitFor();
    const mail = await link('Write to support').getAttribute('href');
    expect(mail).toMatch(/^mailto:support@packetsmith\.example\?/);
    expect(await page.getByRole('link', { name: 'help', exact: true }).getAttribute('href')).toBe(
      '/help',
    );
    await page.unroute(CHUNK);
    await button('Try Again').click();
    await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor();
  });

  test('an error without a message gets a default one, and Go Home leads to /', async () => {
    const visit = await askFor(answerWithScript('throw undefined;'));
    await expectAlert(visit.page, 'An unexpected error occurred while loading this page.');
    await visit.expectLogged('A page could not be shown.');
    await visit.expectLogged('undefined');
    await visit.button('Go Home').click();
    await visit.page.waitForURL(`${visits.url}/`);
    await visit.page.getByRole('heading', { name: /^Learn Python/ }).waitFor();
  });

  test('a chunk that does not load times out after 120 seconds, is retried once, and the error screen says why', async () => {
    const { handler } = hold();
    const visit = await askFor(handler);
    const { page } = visit;
    const loading = page.getByRole('status').getByText('Loading', { exact: true });
    await loading.waitFor();
    await page.clock.runFor(2 * CHUNK_TIMEOUT_MS + RETRY_AFTER_MS - 1);
    await loading.waitFor();
    await expectAlert(page, TOO_LONG);
    await visit.expectLogged('A page could not be shown.');
    await visit.expectLogged(`Error: ${TOO_LONG}`);
    await visit.link('Privacy Policy').last().click();
    await expectAfterTicks(page.getByRole('heading', { name: 'Privacy Policy', level: 1 }));
  });

  test('a chunk that fails to load is requested again', async () => {
    let isDown = true;
    const { page, chunk } = await askFor((route) => (isDown ? route.abort() : route.continue()));
    const title = page.getByRole('heading', { name: 'Terms of Service', level: 1 });
    // Handlers run in order: by now, the page knows that the request failed.
    expect(await page.evaluate(`import('${chunk}').catch(() => 'failed')`)).toBe('failed');
    isDown = false;
    expect(await title.count()).toBe(0);
    await expectAfterTicks(title);
  });
}

function answerWithScript(body: string): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ contentType: 'text/javascript', body });
}

async function expectAlert(page: Page, sentence: string): Promise<void> {
  await expectAfterTicks(page.getByRole('alert').getByText(sentence, { exact: true }));
}

/** Advances the clock until something appears. */
async function expectAfterTicks(element: Locator): Promise<void> {
  const lookLater = async () => {
    await element.page().clock.runFor(RETRY_AFTER_MS);
    return element.count();
  };
  await expect.poll(lookLater).toBe(1);
}
