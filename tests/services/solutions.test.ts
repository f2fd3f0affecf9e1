import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { feedbackCurriculum, idOf } from '../support/feedback-curriculum.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ID = idOf(1);

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, feedbackCurriculum);
});
afterAll(() => world.close());

/** A learner whose clock a test can set. */
async function newLearner() {
  let nowMs = Date.parse('2026-11-02T12:00:00Z');
  const services = world.with({ execution: stubbedExecution, now: () => new Date(nowMs) });
  const { identity } = await newSession(world);
  const context = (): RequestContext => services.createRequestContext(identity);
  const submit = (code: string) =>
    services.submissions.submit(context(), {
      challengeId: ID,
      language: 'PYTHON',
      code,
      idempotencyKey: null,
    });
  const view = async () => {
    const own = context();
    const challenge = await services.challenges.get(own, ID);
    const solutions = await services.solutions.list(own, challenge);
    const times = await services.solutions.times(own, challenge);
    return {
      isCompleted: challenge.isCompleted,
      titles: solutions.map(({ title }) => title),
      ...times,
    };
  };
  return {
    id: identity?.id ?? '',
    submit,
    view,
    show: () => services.solutions.show(context(), ID),
    revealHint: () => services.hints.reveal(context(), { challengeId: ID, rung: 1 }),
    experience: async () => (await context().learner())?.experiencePoints,
    fail: async (times: number) => {
      for (let time = 0; time < times; time += 1) await submit('wrong');
    },
    wait: (milliseconds: number) => {
      nowMs += milliseconds;
    },
    now: () => new Date(nowMs),
  };
}

const HIDDEN = {
  isCompleted: false,
  titles: [],
  solutionShownAt: null,
  experienceAvailableAt: null,
};
const TITLES = ['Our solution', 'Letter by letter'];

test('solutions stay hidden until five submissions have failed and all hints are revealed', async () => {
  const learner = await newLearner();
  const refusal = (message: string) => ({ code: 'LOCKED', message });
  await expect(learner.show()).rejects.toMatchObject(
    refusal('After 5 more failed submissions and all hints, you can see the solution.'),
  );
  await learner.fail(4);
  await learner.revealHint();
  await expect(learner.show()).rejects.toMatchObject(
    refusal('After 1 more failed submission, you can see the solution.'),
  );
  expect(await learner.view()).toEqual(HIDDEN);
  expect((await learner.submit('wrong')).feedback).toMatchObject({
    failedSubmissions: 5,
    nextHelp: null,
    canShowSolution: true,
  });
  await learner.show();
  expect(await learner.view()).toEqual({
    isCompleted: false,
    titles: TITLES,
    solutionShownAt: learner.now(),
    experienceAvailableAt: new Date(learner.now().getTime() + 3 * DAY_MS),
  });
});

test('revealing the last hint opens the solution for a learner who has failed often enough', async () => {
  const learner = await newLearner();
  await learner.fail(5);
  await expect(learner.show()).rejects.toMatchObject({
    code: 'LOCKED',
    message: 'After all hints, you can see the solution.',
  });
  await learner.revealHint();
  expect((await learner.show()).id).toBe(ID);
});

test('solving a challenge whose solution was shown earns nothing for three days, and then everything', async () => {
  const learner = await newLearner();
  await learner.revealHint();
  await learner.fail(5);
  await learner.show();
  learner.wait(3 * DAY_MS - 1);
  expect(await learner.submit(RIGHT_CODE)).toMatchObject({
    isAccepted: true,
    achievementsEarned: [],
    submission: { status: 'ACCEPTED', experienceEarned: 0 },
  });
  expect(await learner.view()).toMatchObject({ isCompleted: false, titles: TITLES });
  expect(await learner.experience()).toBe(0);
  // Asking again doesn't start the three days again.
  await learner.show();
  learner.wait(1);
  const { submission } = await learner.submit(RIGHT_CODE);
  expect(submission.experienceEarned).toBe(25);
  expect(await learner.view()).toMatchObject({ isCompleted: true, experienceAvailableAt: null });
  expect(await unbalanced(world.database)).toEqual([]);
});

test('a learner who has solved a challenge reads its solutions at once and loses nothing', async () => {
  const learner = await newLearner();
  await learner.submit(RIGHT_CODE);
  expect(await learner.view()).toEqual({ ...HIDDEN, isCompleted: true, titles: TITLES });
  await learner.show();
  expect(await learner.view()).toMatchObject({ solutionShownAt: null });
});

test('solving again counts for the day, although merged work saw the solution after the first time', async () => {
  const learner = await newLearner();
  await learner.submit(RIGHT_CODE);
  learner.wait(DAY_MS);
  // A merge brings it from an anonymous learner, who hadn't solved the challenge.
  await world.database.execute(sql`
    insert into app.shown_solutions (learner_id, challenge_id, shown_at)
    values (${learner.id}, ${ID}, ${learner.now().toISOString()})`);
  expect((await learner.submit(RIGHT_CODE)).isAccepted).toBe(true);
  const days = await world.database.execute(
    sql`select day::text as day from app.active_days where learner_id = ${learner.id} order by day`,
  );
  expect(days).toEqual([{ day: '2026-11-02' }, { day: '2026-11-03' }]);
});

test('a learner who asks for the solution while a correct submission runs never gets both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const learner = await newLearner();
    await learner.revealHint();
    await learner.fail(5);
    await Promise.all([learner.submit(RIGHT_CODE), learner.show(), learner.submit(RIGHT_CODE)]);
    const [row] = await world.database.execute<{
      shown: number;
      solved: number;
      earned: number;
    }>(sql`
      select (select count(*) from app.shown_solutions where learner_id = ${learner.id})::int as shown,
        (select count(*) from app.solves where learner_id = ${learner.id})::int as solved,
        (select count(*) from app.experience_ledger
          where learner_id = ${learner.id} and reason = 'challenge')::int as earned`);
    expect([
      { shown: 1, solved: 0, earned: 0 },
      { shown: 0, solved: 1, earned: 1 },
    ]).toContainEqual(row);
  }
});

test('a locked challenge and a visitor are shown no solutions', async () => {
  const context = await newSession(world);
  const { solutions, challenges, createRequestContext } = world.services;
  await expect(solutions.show(context, idOf(5))).rejects.toMatchObject({ code: 'LOCKED' });
  await expect(solutions.show(context, 'nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const visitor = createRequestContext(null);
  await expect(solutions.show(visitor, ID)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await solutions.list(visitor, await challenges.get(visitor, ID))).toEqual([]);
});
