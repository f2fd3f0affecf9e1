import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLatenessRepository } from '../../functions/data/rate-limit-repository.ts';
import type { LatenessRepository } from '../../functions/services/ports/ports.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Levels that fall with a test's own clock. */
function levelsAt(now: () => number): LatenessRepository & { level: (key: string) => number } {
  const zeroAt = new Map<string, number>();
  const level = (key: string, secondsPerLevel: number) =>
    Math.max(0, (zeroAt.get(key) ?? 0) - now()) / (secondsPerLevel * 1_000);
  const shift = (key: string, milliseconds: number) =>
    zeroAt.set(key, Math.max(zeroAt.get(key) ?? 0, now()) + milliseconds);
  return {
    raise: (key, secondsPerLevel) => {
      const before = Math.ceil(level(key, secondsPerLevel));
      shift(key, secondsPerLevel * 1_000);
      return Promise.resolve(before);
    },
    lower: (key, secondsPerLevel) => {
      shift(key, -secondsPerLevel * 1_000);
      return Promise.resolve();
    },
    level: () => Math.ceil(Math.max(0, ...[...zeroAt.keys()].map((key) => level(key, 3_600)))),
  };
}

/** A world whose clock only moves while code runs or an answer waits. */
async function openTimedWorld() {
  let nowMs = Date.parse('2026-11-01T12:00:00Z');
  let hiddenMs = 0;
  const lateness = levelsAt(() => nowMs);
  const services = world.with({
    now: () => new Date(nowMs),
    pause: (milliseconds) => {
      nowMs += milliseconds;
      return Promise.resolve();
    },
    rateLimits: { take: () => Promise.resolve(0) },
    lateness,
    execution: {
      async run(request, tenant) {
        const startedAt = nowMs;
        nowMs += hiddenMs;
        return { ...(await stubbedExecution.run(request, tenant)), startedAt };
      },
    },
  });
  const session = await newSession(world);
  const { identity } = session;
  return {
    lateness,
    /** Submits code whose hidden cases take some milliseconds. Returns how long the answer took. */
    submit: async (milliseconds: number): Promise<number> => {
      hiddenMs = milliseconds;
      const before = nowMs;
      const context = services.createRequestContext(identity);
      const input = { challengeId: 'first', language: 'PYTHON', code: HARD_CODED };
      await services.submissions.submit(context, { ...input, idempotencyKey: randomUUID() });
      return nowMs - before;
    },
  };
}

const SUBMISSIONS = 200;
/** Guessing gets as many bits right once in a hundred times: 100 and 2.33 standard deviations of a fair coin. */
const BEST_GUESS = 117;
/** The sandbox skips the remaining cases after 18 seconds, and the running one has five more. */
const LONGEST_RUN_MS = 23_100;
const STEPS_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 24_000];

function randomBits(seed: number): boolean[] {
  const random = seededRandom(seed);
  return Array.from({ length: SUBMISSIONS }, () => random() < 0.5);
}

test('200 submissions that encode a bit of a hidden input in 60 ms are all answered after the same time', async () => {
  const { submit } = await openTimedWorld();
  const times = new Set<number>();
  for (const bit of randomBits(1)) times.add(await submit(bit ? 160 : 100));
  expect([...times]).toEqual([500]);
});

test.each([1, 2, 3])(
  'an attacker who knows the steps and makes the bit cross the next one guesses no better than chance, with the seed %d',
  async (seed) => {
    const { submit, lateness } = await openTimedWorld();
    let right = 0;
    for (const bit of randomBits(seed)) {
      const step = STEPS_MS[Math.min(lateness.level(''), STEPS_MS.length - 1)] ?? 0;
      const milliseconds = Math.min(LONGEST_RUN_MS, bit ? step + 30 : step - 30);
      const guess = (await submit(milliseconds)) > step;
      if (guess === bit) right += 1;
    }
    expect(right).toBeLessThanOrEqual(BEST_GUESS);
  },
);

test('a late answer comes at the next step and doubles the earliest time for an hour', async () => {
  const { submit } = await openTimedWorld();
  expect(await submit(700)).toBe(1_000);
  expect(await submit(100)).toBe(1_000);
  expect(await submit(1_300)).toBe(2_000);
  expect(await submit(1_300)).toBe(2_000);
  expect(await submit(23_000)).toBe(24_000);
  expect(await submit(100)).toBe(4_000);
});

test('a program that is as slow in the visible cases is not late', async () => {
  const pauses: number[] = [];
  const levels: string[] = [];
  const services = world.with({
    pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
    lateness: {
      raise: () => Promise.resolve(levels.push('raised') - 1),
      lower: () => Promise.resolve(void levels.pop()),
    },
    execution: {
      async run(request, tenant) {
        const { outcomes } = await stubbedExecution.run(request, tenant);
        const startedAt = Date.now() - outcomes.length * 400;
        return { outcomes: outcomes.map((each) => ({ ...each, seconds: 0.4 })), startedAt };
      },
    },
  });
  const context = services.createRequestContext((await newSession(world)).identity);
  const input = { challengeId: 'first', language: 'PYTHON', code: RIGHT_CODE };
  const sent = { ...input, idempotencyKey: null };
  // The run began before it was sent, as a wrong clock says; that counts as when it was sent.
  const { result } = await services.submissions.submit(context, sent);
  expect(result.isAccepted).toBe(true);
  expect(levels).toEqual([]);
  expect(pauses[0]).toBeGreaterThan(3_500);
  expect(pauses[0]).toBeLessThanOrEqual(8_000);
});

test('neither a submission nor a run starts before the earlier submission of its learner is answered', async () => {
  const events: string[] = [];
  const answer = Promise.withResolvers<null>();
  const services = world.with({
    pause: async () => {
      events.push('pause');
      await answer.promise;
      events.push('answer');
    },
    execution: {
      run: (request, tenant) => {
        events.push('run');
        return stubbedExecution.run(request, tenant);
      },
    },
  });
  const { identity } = await newSession(world);
  const input = { challengeId: 'first', language: 'PYTHON', code: RIGHT_CODE };
  const submit = () =>
    services.submissions.submit(services.createRequestContext(identity), {
      ...input,
      idempotencyKey: null,
    });
  const first = submit();
  await expect.poll(() => events).toEqual(['run', 'pause']);
  const second = services.submissions.execute(services.createRequestContext(identity), input);
  const other = await newSession(world);
  const elsewhere = services.createRequestContext(other.identity);
  await services.submissions.execute(elsewhere, input);
  expect(events).toEqual(['run', 'pause', 'run']);
  answer.resolve(null);
  await Promise.all([first, second]);
  expect(events).toEqual(['run', 'pause', 'run', 'answer', 'run']);
});

test('the history shows a submission as pending until it is answered', async () => {
  const statuses: (string | undefined)[] = [];
  const { identity } = await newSession(world);
  const services = world.with({
    execution: stubbedExecution,
    pause: async () => {
      const context = services.createRequestContext(identity);
      const query = { challengeId: null, first: 1, after: null };
      const { nodes } = await services.submissions.list(context, query);
      statuses.push(nodes[0]?.status);
    },
  });
  const input = { challengeId: 'first', language: 'PYTHON', code: RIGHT_CODE };
  const context = services.createRequestContext(identity);
  await services.submissions.submit(context, { ...input, idempotencyKey: null });
  expect(statuses).toEqual(['PENDING']);
});

test('a level rises by one each time, falls by one in its time, and rises correctly in parallel', async () => {
  const levels = createLatenessRepository(world.database);
  const key = randomUUID();
  const raised = await Promise.all([1, 2, 3].map(() => levels.raise(key, 3_600)));
  expect(raised.toSorted()).toEqual([0, 1, 2]);
  await levels.lower(key, 3_600);
  expect(await levels.raise(key, 3_600)).toBe(2);
  await world.database.execute(
    sql`update app.token_buckets set full_at = full_at - interval '61 minutes' where full_at > now() + interval '2 hours'`,
  );
  expect(await levels.raise(key, 3_600)).toBe(2);
});

test('the sandbox says when the run began', async () => {
  const before = Date.now();
  const run = {
    language: 'python' as const,
    code: 'print(1)',
    entry: { kind: 'program' as const },
    inputs: [''],
    limits: { wallMs: 5_000, outputBytes: 100 },
    lab: null,
  };
  const { startedAt } = await sandboxExecution().run(run, 'any');
  expect(startedAt).toBeGreaterThanOrEqual(before);
  expect(startedAt).toBeLessThanOrEqual(Date.now());
});
