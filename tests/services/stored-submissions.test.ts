import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { createRateLimitRepository } from '../../functions/data/rate-limit-repository.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { createWorld, newIdentity, newSession, type World } from '../support/world.ts';

/** Prints as much as a program may, in every case, and has a comment of the same length. */
const LOUD = `print("é" * 30_000)\nprint("x" * 30_000)\n# ${'z'.repeat(60_000)}`;
/** How many characters of a text are stored, with the mark of what is missing. */
const MOST_STORED = 4_001;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const submit = (context: RequestContext, services: Services, idempotencyKey = randomUUID()) =>
  services.submissions.submit(services.createRequestContext(context.identity, context.address), {
    challengeId: 'first',
    language: 'PYTHON',
    code: LOUD,
    idempotencyKey,
  });

/** Returns the stored verdict of a submission as text. */
async function storedText(id: string): Promise<string> {
  const rows = await world.database.execute(
    sql`select verdict::text as verdict from app.submissions where id = ${id}`,
  );
  return z.array(z.object({ verdict: z.string() })).parse(rows)[0]?.verdict ?? '';
}

test('what a submission prints is stored once and clipped, and every answer is the stored one', async () => {
  const context = await newSession(world);
  const key = randomUUID();
  const first = await submit(context, world.services, key);
  const again = await submit(context, world.services, key);
  const read = await world.services.submissions.get(context, first.submission.id);
  expect(again).toEqual(first);
  const visible = first.result.tests.filter(({ isHidden }) => !isHidden);
  expect(visible.length).toBeGreaterThan(0);
  for (const { actualStdout, output } of visible) {
    expect(actualStdout).toHaveLength(MOST_STORED);
    expect(output).toHaveLength(MOST_STORED);
  }
  expect(first.result.output).toBe(visible.map(({ output }) => output).join(''));
  const stored = await storedText(read.submission.id);
  expect(JSON.parse(stored)).not.toHaveProperty('output');
  expect(stored.length).toBeLessThan(visible.length * 3 * MOST_STORED + 4_000);
});

test('a submission that an earlier release stored in full still has its output', async () => {
  const context = await newSession(world);
  const { submission } = await submit(context, world.services);
  const output = 'y'.repeat(20_000);
  await world.database.execute(sql`
    update app.submissions set verdict = verdict || jsonb_build_object('output', ${output}::text)
    where id = ${submission.id}`);
  const authorization = world.services.createRequestContext(context.identity);
  const read = await world.services.submissions.get(authorization, submission.id);
  expect(read.submission.verdict).toMatchObject({ output });
});

test('what submissions store is counted in bytes, and who has stored too much has to wait', async () => {
  const store = createRateLimitRepository(world.database);
  const counted: { key: string; count: number }[] = [];
  const services = world.with({
    execution: sandboxExecution(),
    rateLimits: {
      take(key, bucket, count = 1) {
        if (!key.startsWith('stored-bytes:')) return Promise.resolve(0);
        counted.push({ key, count });
        // The submission seems two hundred times as large as it is.
        return store.take(key, bucket, count === 1 ? 1 : count * 200);
      },
    },
  });
  const context = await newSession(world);
  const { submission } = await submit(context, services);
  const { code, verdict, feedback } = submission;
  const bytes = Buffer.byteLength(JSON.stringify([code, verdict, feedback]));
  expect(counted).toEqual([
    { key: `stored-bytes:${submission.learnerId}`, count: 1 },
    { key: `stored-bytes:${submission.learnerId}`, count: bytes },
  ]);
  expect(bytes).toBeGreaterThan(60_000);
  await submit(context, services);
  await expect(submit(context, services)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(
      /^Your submissions have stored too much code and output\. Wait \d+ minutes and try again, or print less\.$/,
    ) as string,
  });
  const { nodes } = await services.submissions.list(context, {
    challengeId: null,
    first: 10,
    after: null,
  });
  expect(nodes).toHaveLength(2);
});

test('the anonymous learners of an address share what they may store', async () => {
  const keys: string[] = [];
  const services = world.with({
    rateLimits: {
      take(key) {
        if (key.startsWith('stored-bytes:')) keys.push(key);
        return Promise.resolve(0);
      },
    },
  });
  for (const isAnonymous of [true, true, false]) {
    const identity = newIdentity({ isAnonymous });
    await services.learners.find(identity);
    await submit(services.createRequestContext(identity, '192.0.2.7'), services);
  }
  const shared = 'stored-bytes:192.0.2.7';
  expect(keys.slice(0, 4)).toEqual([shared, shared, shared, shared]);
  expect(new Set(keys).size).toBe(2);
});
