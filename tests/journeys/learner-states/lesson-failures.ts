// cspell:ignore fulfill
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pauseClock, settle } from './clock.ts';
import {
  type Forgery,
  gatewayAnswer,
  held,
  lost,
  forOtherOrigins,
  refusal,
  redirectedAway,
} from './forged-answers.ts';
import type { Scene, Stage } from './stage.ts';
import { seeWords } from './words.ts';

/** A lesson that the learner has begun and not completed. */
const BEGUN = '/lessons?lesson=files-and-open';
/** An origin that no call of a test reaches. */
const OTHER_ORIGIN = 'http://api.example.test';

const RATE_LIMITED = 'Rate limited. Please wait a moment and try again.';
const SERVER_ERROR = 'Server error. Please try again later.';
const AUTHENTICATION = 'Authentication error. Please log in again.';
const NOT_FOUND = 'Lesson not found. Please refresh the page.';
const NETWORK = 'Network error. Please check your connection and try again.';
const TEMPORARY = 'The server has a temporary issue. Please try again in a moment.';

/** Responses to a completion, from the APIs or the gateway, and the message that the learner sees. */
const COMPLETION_ALERTS: readonly (readonly [Forgery, string])[] = [
  [refusal('RATE_LIMITED', 'Slow down.'), RATE_LIMITED],
  [refusal('UNAVAILABLE', 'Not now.'), SERVER_ERROR],
  [refusal('UNAUTHENTICATED', 'Who?'), AUTHENTICATION],
  [refusal('NOT_FOUND', 'Where?'), NOT_FOUND],
  [gatewayAnswer(429), RATE_LIMITED],
  [gatewayAnswer(500), SERVER_ERROR],
  [gatewayAnswer(401), AUTHENTICATION],
  [gatewayAnswer(404), NOT_FOUND],
  [refusal('LOCKED', 'It is locked.'), 'Failed to complete lesson: It is locked.'],
  [gatewayAnswer(502), 'Failed to complete lesson: status 502'],
  [gatewayAnswer(200, 'no JSON'), 'Error completing lesson. Please try again.'],
  [lost, NETWORK],
];

/** Completes the open lesson and reads the message that the learner sees. */
async function completeAndRead({ page }: Scene, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await seeWords(page.getByRole('dialog').getByRole('alert'), words);
}

/** Waits for a number of calls for the lessons, and checks that the last one came no earlier than expected. */
async function expectRetry({ page, count }: Scene, afterMs: number): Promise<void> {
  const before = count('Lessons');
  await page.clock.runFor(afterMs - 1);
  await settle(page);
  expect(count('Lessons')).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(() => count('Lessons')).toBe(before + 1);
  await settle(page);
}

/** Moves the API to another origin that allows the product's pages. */
async function moveApi(page: Page, url: string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, apiUrl: OTHER_ORIGIN } });
  });
  await page.route(`${OTHER_ORIGIN}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(OTHER_ORIGIN, url) });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
}

/** The messages that a learner sees when lessons cannot be loaded or completed. */
export function lessonFailures(stage: Stage): void {
  test('a failed completion shows one of eight messages', async () => {
    const scene = await stage.open('regular', BEGUN);
    for (const [forgery, words] of COMPLETION_ALERTS) {
      scene.answer('CompleteLesson', forgery);
      await completeAndRead(scene, words);
    }
    await scene.page.getByRole('dialog').waitFor();
  });

  test('a cross-origin failure gives a temporary server issue', async () => {
    const scene = await stage.open('regular', BEGUN);
    await scene.page.getByRole('button', { name: 'Mark as Complete' }).waitFor();
    // Every request to the API is redirected, including the health check.
    for (const operation of ['CompleteLesson', '']) scene.answer(operation, redirectedAway);
    await completeAndRead(scene, TEMPORARY);
  });

  test('another server that fails also gives a temporary server issue, unless the connection is at fault', async () => {
    const prepare = (page: Page) => moveApi(page, stage.url());
    const own = { bypassCSP: true };
    const scene = await stage.open('regular', BEGUN, { prepare, own });
    const { page } = scene;
    await page.getByRole('button', { name: 'Mark as Complete' }).waitFor();
    await page.route(`${OTHER_ORIGIN}/**`, forOtherOrigins);
    await completeAndRead(scene, TEMPORARY);
    await page.context().setOffline(true);
    await page.route(`${OTHER_ORIGIN}/**`, lost);
    await page.route('**/config.json', lost);
    await completeAndRead(scene, NETWORK);
  });

  test.each([
    ['that are refused with 429', refusal('RATE_LIMITED', 'Slow down.')],
    ['that fail in another way', gatewayAnswer(500)],
  ])(
    'lessons %s are requested again after 2,000 ms and 4,000 ms, then shown as unavailable',
    async (_, failure) => {
      const first = held(failure);
      const prepare = (page: Page) => page.clock.install();
      const scene = await stage.open('regular', '/lessons', {
        answers: { Lessons: first.forgery },
        prepare,
        own: {},
      });
      const { page, count, answer } = scene;
      await expect.poll(() => count('Lessons')).toBe(1);
      await pauseClock(page);
      answer('Lessons', failure);
      const response = page.waitForResponse('**/graphql');
      first.release();
      await response;
      await settle(page);
      await expectRetry(scene, 2_000);
      expect(await page.getByRole('alert').count()).toBe(0);
      await expectRetry(scene, 4_000);
      await page.getByRole('alert').getByText('The lessons could not be loaded.').waitFor();
      await page.clock.runFor(60_000);
      await settle(page);
      expect(count('Lessons')).toBe(3);

      answer('Lessons');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('link', { name: 'Print and run' }).waitFor();
    },
  );

  test('the request for the path follows the one for the lessons after 1,000 ms, also on a refresh', async () => {
    const first = held();
    const prepare = (page: Page) => page.clock.install();
    const answers = { Lessons: first.forgery };
    const { page, count } = await stage.open('regular', '/lessons', { answers, prepare, own: {} });
    await expect.poll(() => count('Lessons')).toBe(1);
    await pauseClock(page);
    first.release();
    await page.getByRole('link', { name: 'Print and run' }).waitFor();
    for (const round of [1, 2]) {
      await settle(page);
      await page.clock.runFor(999);
      await settle(page);
      expect(count('LearningPath')).toBe(round - 1);
      await page.clock.runFor(1);
      await expect.poll(() => count('LearningPath')).toBe(round);
      await settle(page);
      if (round === 1) {
        const response = page.waitForResponse('**/graphql');
        await page.getByRole('button', { name: 'Refresh' }).click();
        await response;
      }
    }
    expect(count('Lessons')).toBe(2);
  });
}
