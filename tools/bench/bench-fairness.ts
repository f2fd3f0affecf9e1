import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Outcome, sendOnSchedule, type Stream } from '../../tests/load/open-loop.ts';
import { signUpLearners } from '../../tests/load/sign-up-learners.ts';
import { amidLoops, signInStrangers } from '../../tests/load/strangers.ts';
import { startProduct } from '../../tests/support/product.ts';
import { type Measurement, type ReportMeasurement, summarize } from './measurement.ts';

const CHALLENGE_ID = 'first-contact';
const RUN = `mutation ($code: String!) {
  executeCode(input: { challengeId: "${CHALLENGE_ID}", code: $code }) { status output }
}`;
const HELLO = 'print(1)';
const LOOP = 'while True: pass';

/** The ordinary learners, and the seconds in which each of them runs one program. */
const CROWD = { learners: 200, seconds: 60 };
/** The same rate for a shorter time, without anybody else: the baseline. */
const CALM = { learners: 50, seconds: 15 };
/** The endless loops that one account keeps running or waiting, next to the crowd. */
const LOOPS = 16;
/** The most that 95 in 100 ordinary learners may wait, in milliseconds. */
const MOST_P95_MS = 2_000;

/** The endless loops next to a single learner, and how often that learner runs a program. */
const FEW_LOOPS = 6;
const FEW_RUNS = 10;
/** People without an account who each keep four endless loops running or waiting, and the most that 95 in 100 runs take. */
const STRANGERS = { count: 18, loops: 4, runs: 20, mostP95Ms: 3_000 };

/** Longer than it takes to send the loops. */
const HEAD_START_MS = 1_000;

/** After this time, a request counts as unanswered. The gateway itself times out earlier. */
const TIMEOUT_MS = 32_000;

const answer = z.object({
  data: z.object({ executeCode: z.object({ status: z.string() }) }).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ retryAfter: z.number().optional() }),
      }),
    )
    .optional(),
});

interface Run {
  url: string;
  token: string;
  code: string;
  signal?: AbortSignal;
}

/** Runs code on the server. */
async function run({ url, token, code, signal }: Run): Promise<z.output<typeof answer>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: RUN, variables: { code } }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const text = await response.text();
  const parsed = answer.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`status ${response.status}: ${text.slice(0, 400)}`);
}

/** @throws {Error} that quotes the response if the program did not run */
async function sayHello(url: string, token: string): Promise<void> {
  const response = await run({ url, token, code: HELLO });
  if (response.data?.executeCode.status === 'FINISHED') return;
  throw new Error(JSON.stringify(response).slice(0, 400));
}

/** Keeps one program running or waiting: one that is refused or has ended is sent again, until the signal aborts. */
async function keepRunning(loop: Run): Promise<never> {
  for (;;) {
    const { errors } = await run(loop);
    const pauseMs = (errors?.[0]?.extensions.retryAfter ?? 0) * 1_000;
    await sleep(pauseMs, undefined, { ...(loop.signal && { signal: loop.signal }) });
  }
}

/** Does some work while one account keeps a number of endless loops running or waiting. */
async function nextToLoops<Result>(
  loops: Run & { count: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const running = Array.from({ length: loops.count }, () =>
    keepRunning({ ...loops, signal: over.signal }),
  );
  try {
    await Promise.race([...running, sleep(HEAD_START_MS)]);
    return await Promise.race([...running, work()]);
  } finally {
    over.abort();
    await Promise.allSettled(running);
  }
}

/** Lets every learner of a crowd run one program, on schedule. @returns the times in milliseconds */
async function crowdTimes(
  url: string,
  tokens: readonly string[],
  { learners, seconds }: typeof CROWD,
): Promise<number[]> {
  const stream: Stream = {
    perSecond: learners / seconds,
    kindOf: (number) => `learner ${number}`,
    send: (number) => sayHello(url, tokens[number] ?? ''),
  };
  return timesOf(await sendOnSchedule([stream], seconds));
}

/** @throws {Error} that quotes the first wrong responses */
function timesOf(outcomes: readonly Outcome[]): number[] {
  const failed = outcomes.filter(({ error }) => error !== null);
  if (failed.length === 0) return outcomes.map(({ ms }) => ms);
  const quoted = failed.slice(0, 5).map(({ kind, error }) => `${kind}: ${error ?? ''}`);
  throw new Error(`${failed.length} of ${outcomes.length} failed:\n${quoted.join('\n')}`);
}

/** Runs one learner's programs one after the other. @returns the times in milliseconds */
async function singleTimes(url: string, token: string, count = FEW_RUNS): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const start = performance.now();
    await sayHello(url, token);
    times.push(performance.now() - start);
  }
  return times;
}

/** @throws {Error} if one in twenty programs takes as long as that */
function requireP95({ of, p95 }: Measurement, mostMs: number): void {
  if (p95 < mostMs) return;
  throw new Error(`${of}: p95 is ${p95} ms. It must be less than ${mostMs} ms.`);
}

/** Runs one learner's programs next to the loops of people without an account. @returns the times in milliseconds */
async function timesAmidStrangers(url: string, token: string, addresses: number) {
  const { count, loops, runs } = STRANGERS;
  const strangers = await signInStrangers(url, { count, addresses });
  return amidLoops(url, { strangers, loops }, async () => {
    await sleep(HEAD_START_MS);
    return singleTimes(url, token, runs);
  });
}

/**
 * Measures how long ordinary learners wait for `print(1)` next to an account that only sends endless loops, and next to
 * many people without an account who do.
 *
 * @throws {Error} if a program fails, or if one in twenty ordinary learners waits two seconds or more, or three next to
 *   people without an account
 */
export async function benchFairness(report: ReportMeasurement): Promise<void> {
  const product = await startProduct();
  const { url } = product;
  try {
    const [greedy = '', other = '', ...learners] = await signUpLearners(url, CROWD.learners + 4);
    // The limits on runs are those of a learner.
    const [first = '', second = '', ...crowd] = learners;
    // Both processes of the sandbox start now, and not in a measurement.
    await Promise.all([sayHello(url, greedy), sayHello(url, other)]);
    const loops = { url, token: greedy, code: LOOP };
    const name = 'fairness: print(1) on the server';
    const note = (of: string, times: readonly number[]) => {
      const measurement = summarize({ name, of, unit: 'ms' }, times);
      report(measurement);
      return measurement;
    };
    note('one learner', await singleTimes(url, other));
    note(
      `one learner, next to ${FEW_LOOPS} endless loops of another`,
      await nextToLoops({ ...loops, count: FEW_LOOPS }, () => singleTimes(url, other)),
    );
    for (const [addresses, token] of [[1, first] as const, [3, second] as const]) {
      const of = `one learner, next to ${STRANGERS.count * STRANGERS.loops} endless loops without an account from ${addresses} addresses`;
      const times = await timesAmidStrangers(url, token, addresses);
      requireP95(note(of, times), STRANGERS.mostP95Ms);
    }
    note(`${CALM.learners} learners in ${CALM.seconds} s`, await crowdTimes(url, crowd, CALM));
    const crowded = note(
      `${CROWD.learners} learners in ${CROWD.seconds} s, next to ${LOOPS} endless loops`,
      await nextToLoops({ ...loops, count: LOOPS }, () => crowdTimes(url, crowd, CROWD)),
    );
    requireP95(crowded, MOST_P95_MS);
  } finally {
    await product.stop();
  }
}
