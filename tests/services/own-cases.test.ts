import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_OWN_CASES, type OwnCase } from '../../domain/own-case.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = (code: string, ...ownCases: OwnCase[]) => ({
  challengeId: 'first',
  language: 'PYTHON',
  code,
  ownCases,
});

const own = (stdin: string, expectedStdout: string | null = null): OwnCase => ({
  name: `Mine: ${stdin.trim()}`,
  stdin,
  expectedStdout,
});

test('own cases run after the samples, with or without an expected output', async () => {
  const cases = [own('omega\n', 'OMEGA\n'), own('omega\n', 'omega\n'), own('any\n')];
  const { submissions } = world.services;
  const result = await submissions.execute(await newSession(world), run(RIGHT_CODE, ...cases));
  expect(result.tests.slice(1)).toMatchObject([
    { name: 'Mine: omega', isPassed: true, isHidden: false, actualStdout: 'OMEGA\n' },
    { isPassed: false, error: expect.stringContaining('uppercase') as string },
    { isPassed: true, expectedStdout: null, actualStdout: 'ANY\n' },
  ]);
  expect(result.isAccepted).toBe(false);
});

test('an own case without an expected output fails with the program’s error', async () => {
  const { submissions } = world.services;
  const result = await submissions.execute(
    await newSession(world),
    run('print(1 // int(input()))', own('0\n')),
  );
  expect(result.tests.at(-1)).toMatchObject({
    isPassed: false,
    error: expect.stringContaining('ZeroDivisionError') as string,
  });
});

test('running own cases stores nothing and solves nothing', async () => {
  const context = await newSession(world);
  await world.services.submissions.execute(context, run(HARD_CODED, own('x\n', 'ALPHA\n')));
  const learner = await world.services.learners.require(context);
  const [row] = await world.database.execute(
    sql`select count(*)::int as count from app.submissions where learner_id = ${learner.id}`,
  );
  expect(row).toMatchObject({ count: 0 });
  expect(learner.experiencePoints).toBe(0);
});

test('too many or too long cases are refused, for visitors as well, before anything runs', async () => {
  const execution = { run: () => Promise.reject(new Error('This must not run.')) };
  const { submissions } = world.with({ execution });
  const many = Array.from({ length: MAX_OWN_CASES + 1 }, () => own('x\n'));
  const visitor = world.services.createRequestContext(null, randomUUID());
  for (const context of [visitor, await newSession(world)]) {
    for (const cases of [many, [own('x'.repeat(4_097))]]) {
      const refused = submissions.execute(context, run(RIGHT_CODE, ...cases));
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  }
});
