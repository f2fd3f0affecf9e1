import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { eventually } from '../support/eventually.ts';
import { signUpLearners } from './sign-up-learners.ts';
import { amidLoops, type SentAnswer, sendCode, signInStrangers } from './strangers.ts';

/** As many as fill every place of the queue, if each of them counts. */
const STRANGERS = { count: 18, addresses: 3 };
const LOOPS = 4;
const RUNS = 20;
/** How many programs run side by side at most, on any machine. */
const MOST_SLOTS = 4;

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const hasRun = ({ status }: SentAnswer): boolean => status === 200;

test('identities that cost nothing cannot keep a learner with an account from running a program', async () => {
  const { url } = product;
  const strangers = await signInStrangers(url, STRANGERS);
  const [token = ''] = await signUpLearners(url, 1);
  const ended: SentAnswer[] = [];
  /** Runs a program, and counts the endless loops that have ended meanwhile. */
  const run = async () => {
    const before = ended.filter(hasRun).length;
    const answer = await sendCode(url, 'execute', { token, code: 'print(1)' });
    return { answer, loops: ended.filter(hasRun).length - before };
  };
  const runs = await amidLoops(
    url,
    { strangers, loops: LOOPS, onEnded: (answer) => ended.push(answer) },
    async () => {
      // The queue is full of loops, and the first of them have ended.
      await eventually(() => expect(ended.some(hasRun)).toBe(true));
      const done: Awaited<ReturnType<typeof run>>[] = [];
      while (done.length < RUNS) done.push(await run());
      return done;
    },
  );
  for (const { answer } of runs) {
    expect(answer).toMatchObject({ status: 200 });
    expect(JSON.parse(answer.body)).toMatchObject({
      status: 'finished',
      output: expect.stringMatching(/^1\n/) as string,
    });
  }
  // A learner waits for the loops that run already, and never for those that wait.
  for (const { loops } of runs) expect(loops).toBeLessThanOrEqual(2 * MOST_SLOTS);
  // Those who were refused are told when to come back.
  const refused = ended.filter((answer) => !hasRun(answer));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  for (const { retryAfterSeconds } of refused) expect(retryAfterSeconds).toBeGreaterThan(0);
});

test('thirty submissions at once are graded or refused, and none of them hangs', async () => {
  const { url } = product;
  const strangers = await signInStrangers(url, { count: 30, addresses: 3 });
  const answers = await Promise.all(
    strangers.map((stranger) => sendCode(url, 'submit', { ...stranger, code: 'print(1)' })),
  );
  expect(answers.filter(hasRun)).not.toEqual([]);
  for (const { status, retryAfterSeconds } of answers) {
    expect([200, 429, 503]).toContain(status);
    if (status !== 200) expect(retryAfterSeconds).toBeGreaterThan(0);
  }
});
