import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../functions/services/ports/ports.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = (challengeId: string, code: string) => ({ challengeId, language: 'PYTHON', code });

/** A visitor at an address that no other test uses. */
const newVisitor = (): RequestContext => world.services.createRequestContext(null, randomUUID());

const countOf = async (table: string): Promise<unknown> => {
  const [row] = await world.database.execute(
    sql`select count(*)::int as count from app.${sql.identifier(table)}`,
  );
  return row?.['count'];
};

test('a visitor runs code against the samples, and nothing is recorded', async () => {
  const result = await world.services.submissions.execute(newVisitor(), run('first', HARD_CODED));
  expect(result).toMatchObject({ isAccepted: true, status: 'FINISHED' });
  expect(result.tests.map(({ isHidden }) => isHidden)).toEqual([false]);
  expect(await countOf('submissions')).toBe(0);
});

test.each([
  ['a challenge that needs XP', run('expert', RIGHT_CODE), 'LOCKED'],
  ['an unknown challenge', run('nowhere', RIGHT_CODE), 'NOT_FOUND'],
  ['empty code', run('first', ' '), 'INVALID_INPUT'],
])('a visitor cannot run %s', async (_what, input, code) => {
  const running = world.services.submissions.execute(newVisitor(), input);
  await expect(running).rejects.toMatchObject({ code });
});

test('a visitor cannot submit', async () => {
  const submission = { ...run('first', RIGHT_CODE), idempotencyKey: null };
  await expect(world.services.submissions.submit(newVisitor(), submission)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('visitors at one address have to wait after 120 runs, and learners there do not', async () => {
  const { submissions } = world.with({ execution: stubbedExecution });
  const address = randomUUID();
  const visitor = () => world.services.createRequestContext(null, address);
  const runs = Array.from({ length: 120 }, () => submissions.execute(visitor(), run('first', 'x')));
  await Promise.all(runs);
  const refusal = {
    code: 'RATE_LIMITED',
    message: expect.stringMatching(
      /^People at this address ran code without an account too often\. Wait \d+ seconds? and try again\.$/,
    ) as string,
  };
  await expect(submissions.execute(visitor(), run('first', 'x'))).rejects.toMatchObject(refusal);
  await submissions.execute(newVisitor(), run('first', 'x'));
  const learner = await newSession(world);
  await submissions.execute({ ...learner, address }, run('first', 'x'));
});

test('runs of visitors at different addresses are those of different callers', async () => {
  const callers: Caller[] = [];
  const execution: typeof stubbedExecution = {
    run: (request, caller) => {
      callers.push(caller);
      return stubbedExecution.run(request, caller);
    },
  };
  const { submissions } = world.with({ execution });
  const [one, other] = [newVisitor(), newVisitor()];
  for (const visitor of [one, other]) await submissions.execute(visitor, run('first', 'x'));
  expect(callers).toEqual([{ address: one.address }, { address: other.address }]);
});
