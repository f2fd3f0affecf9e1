import { expect, test } from 'vitest';
import { pauseClock, settle } from './clock.ts';
import { changed, type Forgery, gatewayAnswer, held, lost, refusal } from './forged-answers.ts';
import type { Scene, Stage } from './stage.ts';
import { colorOf, seeWords } from './words.ts';
import { button, editor, results, runOnServer, status, workspace } from './workspace.ts';

const NETWORK = 'Network error. Please check your connection and try again.';

/** Responses to a run on the server, with the displayed reason and the status line. */
const RUN_FAILURES: readonly (readonly [Forgery, string, string])[] = [
  [refusal('CONFLICT', 'Another run goes on.'), 'Another run goes on.', 'Code Execution Failed'],
  [refusal('RATE_LIMITED', 'Wait 20 seconds.'), 'Wait 20 seconds.', 'rate limited: wait a moment'],
  [refusal('EXECUTION_UNAVAILABLE', 'No answer.'), 'No answer.', 'our fault, not yours'],
  [lost, NETWORK, 'no connection'],
  [gatewayAnswer(500), 'Code execution failed', 'our fault, not yours'],
];

/** The parts of a result that these tests change. */
interface Execution {
  executeCode: { tests: object[] };
}

const withTimeLimitReached = changed<Execution>(({ executeCode: { tests, ...rest } }) => ({
  executeCode: {
    ...rest,
    tests: tests.map((it) => ({
      ...it,
      isPassed: false,
      error: 'Stopped after 5 seconds, the time limit.',
    })),
  },
}));

const alert = ({ page }: Scene) => results(page).getByRole('alert');

/** Submits while the network or the gateway fails each call, and counts the calls: one per second. */
async function submitWithFailures(scene: Scene, failure: Forgery): Promise<void> {
  const { page, answer, count } = scene;
  const before = count('SubmitSolution');
  answer('SubmitSolution', failure);
  await button(page, 'Submit Solution').click();
  for (const calls of [1, 2, 3]) {
    await expect.poll(() => count('SubmitSolution') - before).toBe(calls);
    await settle(page);
    if (calls < 3) await page.clock.runFor(1_000);
  }
}

/** The messages that a learner sees when a run or a submission fails. */
export function workspaceFailures(stage: Stage): void {
  test('a failed server run shows Code Execution Failed and the reason, in red', async () => {
    const scene = await workspace(stage, { challenge: 'first-contact' });
    const { page, answer } = scene;
    for (const [forgery, reason, line] of RUN_FAILURES) {
      answer('ExecuteCode', forgery);
      await runOnServer(page);
      await seeWords(alert(scene), reason);
      await seeWords(alert(scene).getByRole('heading'), 'Code Execution Failed');
      await seeWords(status(page), line);
    }
    expect(await colorOf(status(page).locator('*').last())).toBe('red');
    await seeWords(alert(scene), /^This is our fault, not your code’s\./);

    answer('ExecuteCode', withTimeLimitReached);
    await runOnServer(page);
    await seeWords(status(page), '0 of 2 passed, time limit reached');
    await seeWords(results(page), 'Stopped after 5 seconds, the time limit.');
  });

  test('a failed submission shows Challenge submission failed, and is retried with the same key', async () => {
    const scene = await workspace(stage, { challenge: 'first-contact', hasClock: true });
    const { page, answer, calls } = scene;
    answer('SubmitSolution', refusal('LOCKED', 'It is locked.'));
    await pauseClock(page);
    await button(page, 'Submit Solution').click();
    await seeWords(alert(scene), 'Challenge submission failed', 'It is locked.');
    await submitWithFailures(scene, lost);
    await seeWords(alert(scene), 'Challenge submission failed', NETWORK);
    const keys = calls
      .filter(({ operationName }) => operationName === 'SubmitSolution')
      .map(({ variables }) => variables['idempotencyKey']);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 1, 1]);
    await submitWithFailures(scene, gatewayAnswer(500));
    await seeWords(status(page), 'our fault, not yours');
    expect(await alert(scene).getByText('Challenge submission failed').count()).toBe(1);
  });

  test('a waiting run says what it waits for: Python, or its turn on the server', async () => {
    const { page, answer } = await workspace(stage, { challenge: 'first-contact', hasClock: true });
    await button(page, 'Run (Local)').click();
    await seeWords(status(page), 'queued: runs as soon as Python is ready');
    await button(page, 'Stop').click();
    answer('ExecuteCode', held().forgery);
    await pauseClock(page);
    await runOnServer(page);
    await seeWords(status(page), 'running on the server');
    // Two samples of 5 s each and 2 s for the request have passed when the 13th second begins.
    await page.clock.runFor(12_900);
    await settle(page);
    await seeWords(status(page), 'running on the server');
    await page.clock.runFor(100);
    await seeWords(status(page), 'queued: the server is busy, and your code is waiting its turn');
    await button(page, 'Stop').click();
    await seeWords(status(page), /^stopped by you after \d+\.\d s$/);
  });

  test('where a browser has no workers, Pyodide is not available in this environment', async () => {
    const scene = await stage.open('regular', '/codex/first-contact', {
      prepare: (page) => page.addInitScript('delete globalThis.Worker'),
    });
    await editor(scene.page).waitFor();
    await button(scene.page, 'Run (Local)').click();
    await seeWords(
      alert(scene),
      'Local code execution failed',
      'Pyodide is not available in this environment',
    );
  });
}
