import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { ReviewView } from '../../functions/services/reviews.ts';
import type { Services } from '../../functions/services/services.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { reviewCurriculum } from '../support/review-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

const DAY_MS = 86_400_000;
const START = Date.now();
const RIGHT = new Map([
  ['predict', 'secret-output\nlast'],
  ['choose', 'green'],
  ['write', RIGHT_CODE],
]);
const WRONG = new Map([
  ['predict', '3'],
  ['choose', 'blue'],
  ['write', HARD_CODED],
]);

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, reviewCurriculum);
  services = onDay(0);
});
afterAll(async () => {
  expect(await unbalanced(world.database)).toEqual([]);
  await world.close();
});

/** The use cases, a number of days from now. */
function onDay(day: number): Services {
  const now = () => new Date(START + day * DAY_MS);
  return world.with({ execution: stubbedExecution, now });
}

/** A fresh context of the same learner. */
const again = ({ identity }: RequestContext): RequestContext =>
  services.createRequestContext(identity);

/** Practices a lesson by right answers. @param shown the exercise whose solution is shown instead */
async function practice(context: RequestContext, lessonId: string, shown = ''): Promise<void> {
  for (const [exerciseId, part] of RIGHT) {
    const parts = { lessonId, exerciseId, activeSeconds: 0 };
    if (exerciseId === shown) {
      const answer = [WRONG.get(exerciseId) ?? ''];
      for (let tries = 0; tries < 3; tries += 1) {
        await services.exercises.answer(context, { ...parts, answer });
      }
      await services.exercises.show(context, parts);
    } else await services.exercises.answer(context, { ...parts, answer: [part] });
  }
}

/** A learner who has practiced the first lesson. */
async function practiced(shown = ''): Promise<RequestContext> {
  const context = await newSession(world);
  await practice(context, 'one', shown);
  return context;
}

const skillsDue = async (context: RequestContext, day: number): Promise<string[]> =>
  (await onDay(day).reviews.list(again(context))).due.map(({ skill }) => skill).toSorted();

async function reviewOf(context: RequestContext, skill: string, day: number): Promise<ReviewView> {
  const { due } = await onDay(day).reviews.list(again(context));
  const review = due.find((one) => one.skill === skill);
  if (!review) throw new Error(`${skill} isn't due on day ${day}.`);
  return review;
}

const answerOf = (review: ReviewView, answers: ReadonlyMap<string, string>): string[] => [
  answers.get(review.problem?.exercise.id ?? '') ?? '',
];

const answer = (
  context: RequestContext,
  review: ReviewView,
  { day, answers = RIGHT }: { day: number; answers?: ReadonlyMap<string, string> },
) =>
  onDay(day).reviews.answer(again(context), {
    reviewId: review.id,
    answer: answerOf(review, answers),
  });

const ledgerOf = (context: RequestContext) =>
  world.database.execute(sql`
    select amount, reason, reference from app.experience_ledger
    where learner_id = ${context.identity?.id} and reason in ('review', 'daily') order by id`);

test('the skills of a practiced lesson come back after three days', async () => {
  const context = await practiced();
  const { due, nextDueOn } = await services.reviews.list(again(context));
  expect(due).toEqual([]);
  expect(nextDueOn).toBe(new Date(START + 3 * DAY_MS).toISOString().slice(0, 10));
  expect(await skillsDue(context, 2)).toEqual([]);
  expect(await skillsDue(context, 3)).toEqual(['print', 'slicing']);
});

test('a lesson that is only completed schedules nothing', async () => {
  const context = await newSession(world);
  await services.lessons.complete(context, { lessonId: 'one', minutesSpent: 1 });
  expect(await skillsDue(context, 30)).toEqual([]);
});

test('a lesson that had no exercises when it was completed schedules its skills', async () => {
  const context = await newSession(world);
  await world.database.execute(sql`
    insert into app.completed_lessons (learner_id, lesson_id, minutes_spent)
    values (${context.identity?.id}, 'one', 5)`);
  expect(await skillsDue(context, 3)).toEqual(['print', 'slicing']);
});

test('a skill whose exercise was shown comes back on the next day', async () => {
  const context = await practiced('choose');
  expect(await skillsDue(context, 0)).toEqual([]);
  expect(await skillsDue(context, 1)).toEqual(['print', 'slicing']);
});

test('solving a challenge that needs a skill counts like a review of it', async () => {
  const context = await practiced();
  const submitted = { challengeId: 'first', language: 'PYTHON', code: RIGHT_CODE };
  await services.submissions.submit(context, { ...submitted, idempotencyKey: null });
  expect(await skillsDue(context, 3)).toContain('print');
  expect(await skillsDue(context, 3)).toContain('uppercase');
  const { due } = await onDay(3).reviews.list(again(context));
  expect(due.find(({ skill }) => skill === 'uppercase')).toMatchObject({
    problem: null,
    challenge: { id: 'first', title: 'Shout first' },
  });
});

test('a right answer earns 1 XP, once, and the skill comes back later', async () => {
  const context = await practiced();
  const review = await reviewOf(context, 'print', 3);
  expect(review).toMatchObject({ id: 'print-0', triesLeft: 3, challenge: null });
  expect(await answer(context, review, { day: 3 })).toMatchObject({
    isSolved: true,
    triesLeft: 0,
    experienceEarned: 1,
    dueOn: new Date(START + 17 * DAY_MS).toISOString().slice(0, 10),
  });
  expect(await answer(context, review, { day: 3 })).toMatchObject({
    isSolved: true,
    experienceEarned: 0,
  });
  expect(await ledgerOf(context)).toEqual([{ amount: 1, reason: 'review', reference: 'print-0' }]);
  expect(await skillsDue(context, 3)).toEqual(['slicing']);
});

test('the next review of a skill takes another exercise until all were used', async () => {
  const context = await practiced();
  const asked: string[] = [];
  for (let day = 3; asked.length < 4; day += 1) {
    const { due } = await onDay(day).reviews.list(again(context));
    const review = due.find(({ skill }) => skill === 'print');
    if (!review) continue;
    asked.push(review.problem?.exercise.id ?? '');
    await answer(context, review, { day });
  }
  expect(new Set(asked.slice(0, 3)).size).toBe(3);
  expect(asked[3]).toBe(asked[0]);
});

test('the third wrong answer shows the solution, earns nothing, and asks again tomorrow', async () => {
  const context = await practiced();
  const review = await reviewOf(context, 'print', 3);
  const wrong = { day: 3, answers: WRONG };
  expect(await answer(context, review, wrong)).toMatchObject({ triesLeft: 2, solution: null });
  expect((await reviewOf(context, 'print', 3)).triesLeft).toBe(2);
  expect(await answer(context, review, wrong)).toMatchObject({ triesLeft: 1, solution: null });
  const last = await answer(context, review, wrong);
  expect(last).toMatchObject({ isSolved: false, triesLeft: 0, experienceEarned: 0 });
  expect(last.solution).toContain('secret-output');
  expect(last.dueOn).toBe(new Date(START + 4 * DAY_MS).toISOString().slice(0, 10));
  expect(await answer(context, review, { day: 3 })).toMatchObject({ experienceEarned: 0 });
  expect(await ledgerOf(context)).toEqual([]);
});

test('a right answer after a wrong one brings the skill back sooner', async () => {
  const [direct, helped] = [await practiced(), await practiced()];
  const atOnce = await answer(direct, await reviewOf(direct, 'print', 3), { day: 3 });
  const review = await reviewOf(helped, 'print', 3);
  await answer(helped, review, { day: 3, answers: WRONG });
  const later = await answer(helped, review, { day: 3 });
  expect(later.experienceEarned).toBe(1);
  expect(later.dueOn < atOnce.dueOn).toBe(true);
});

test('ten right answers at once are paid once', async () => {
  const context = await practiced();
  const review = await reviewOf(context, 'print', 3);
  const results = await Promise.all(
    Array.from({ length: 10 }, () => answer(context, review, { day: 3 })),
  );
  expect(results.map(({ experienceEarned }) => experienceEarned).toSorted()).toEqual([
    ...Array<number>(9).fill(0),
    1,
  ]);
  expect(await ledgerOf(context)).toHaveLength(1);
});

test('three wrong answers at once end a review exactly once', async () => {
  const context = await practiced();
  const review = await reviewOf(context, 'print', 3);
  const wrong = { day: 3, answers: WRONG };
  const results = await Promise.all(
    Array.from({ length: 6 }, () => answer(context, review, wrong)),
  );
  expect(results.filter(({ triesLeft }) => triesLeft > 0)).toHaveLength(2);
  const [row] = await world.database.execute<{ number: number }>(
    sql`select number from app.skill_reviews where learner_id = ${context.identity?.id}`,
  );
  expect(row?.number).toBe(1);
});

test('a review before its day, of an unknown skill or of another kind is refused', async () => {
  const context = await practiced();
  const send = (reviewId: string, day = 0) =>
    onDay(day).reviews.answer(again(context), { reviewId, answer: ['x'] });
  await expect(send('print-0')).rejects.toMatchObject({ code: 'LOCKED' });
  for (const id of ['print-1', 'ports-0', 'nothing', 'print-0\0', '']) {
    await expect(send(id, 3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const submitted = { challengeId: 'second', language: 'PYTHON', code: RIGHT_CODE };
  await services.submissions.submit(context, { ...submitted, idempotencyKey: null });
  await expect(send('uppercase-0', 3)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Solve the challenge "second" again to review this skill.',
  });
});

test('solving a challenge again reviews what is due, for 1 XP once', async () => {
  const context = await newSession(world);
  const submit = (day: number, code = RIGHT_CODE) =>
    onDay(day).submissions.submit(again(context), {
      challengeId: 'second',
      language: 'PYTHON',
      code,
      idempotencyKey: null,
    });
  await submit(0);
  expect((await submit(1)).submission.experienceEarned).toBe(0);
  await submit(3, HARD_CODED);
  expect(await skillsDue(context, 3)).toEqual(['uppercase']);
  expect((await submit(3)).submission.experienceEarned).toBe(1);
  expect((await submit(3)).submission.experienceEarned).toBe(0);
  expect(await skillsDue(context, 3)).toEqual([]);
  expect(await ledgerOf(context)).toEqual([
    { amount: 1, reason: 'review', reference: 'uppercase-0' },
  ]);
});

test('a solved review keeps the streak', async () => {
  const context = await practiced();
  const { identity } = context;
  const review = await reviewOf(context, 'print', 3);
  await answer(context, review, { day: 3, answers: WRONG });
  const days = async () =>
    (
      await world.database.execute(
        sql`select day from app.active_days where learner_id = ${identity?.id}`,
      )
    ).length;
  expect(await days()).toBe(1);
  await answer(context, review, { day: 3 });
  expect(await days()).toBe(2);
});

test('learners who turn reviews off have none and cannot answer any', async () => {
  const context = await practiced();
  const review = await reviewOf(context, 'print', 3);
  await services.learners.updateProfile(again(context), { hasReviews: false });
  expect(await onDay(3).reviews.list(again(context))).toEqual({ due: [], nextDueOn: null });
  expect(await onDay(3).dailyProblem.find(again(context))).toBeNull();
  await expect(answer(context, review, { day: 3 })).rejects.toMatchObject({ code: 'LOCKED' });
});

test('the export has the schedule, and deleting the profile deletes it', async () => {
  const context = await practiced();
  await answer(context, await reviewOf(context, 'print', 3), { day: 3 });
  const id = context.identity?.id ?? '';
  const data = await services.accounts.exportData(again(context));
  expect(data).toMatchObject({
    profile: { hasReviews: true },
    skillReviews: [{ skill: 'print', number: 1 }],
    dailyAnswers: [],
  });
  await world.database.execute(sql`delete from app.profiles where id = ${id}`);
  expect(
    await world.database.execute(sql`select 1 from app.skill_reviews where learner_id = ${id}`),
  ).toEqual([]);
});
