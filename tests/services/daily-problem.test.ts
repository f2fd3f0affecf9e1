import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Curriculum } from '../../content/curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { DailyProblemView } from '../../functions/services/daily-problem.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { exercise, keyOf } from '../support/practice-curriculum.ts';
import { reviewCurriculum } from '../support/review-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

const DAY_MS = 86_400_000;
/** Noon in UTC, far from everything else in the database. */
const START = Date.parse('2031-05-01T12:00:00Z');
const QUESTIONS = Array.from({ length: 40 }, (_, index) => `question-${index}`);

/** Every lesson asks forty questions. The last lesson is too hard for a daily problem. */
const curriculum: Curriculum = {
  ...reviewCurriculum,
  lessons: reviewCurriculum.lessons.map((lesson) => ({
    ...lesson,
    difficulty: lesson.id === 'three' ? 3 : 2,
    steps: ['run-it', ...QUESTIONS].map((id) => {
      const kind = id === 'run-it' ? 'run' : 'predict';
      return {
        id,
        title: id,
        blocks: [{ kind: 'exercise' as const, exercise: exercise({ id, kind }) }],
      };
    }),
    exerciseKeys: Object.fromEntries(
      ['run-it', ...QUESTIONS].map((id) => [
        id,
        keyOf({ answers: [`answer to ${id}`], solution: `answer to ${id}` }),
      ]),
    ),
  })),
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, curriculum);
});
afterAll(async () => {
  expect(await unbalanced(world.database)).toEqual([]);
  await world.close();
});

function onDay(day: number, hours = 0): Services {
  const now = () => new Date(START + day * DAY_MS + hours * 3_600_000);
  return world.with({ execution: stubbedExecution, now });
}

async function complete(context: RequestContext, lessonId: string, at: string): Promise<void> {
  await context.learner();
  await world.database.execute(sql`
    insert into app.completed_lessons (learner_id, lesson_id, minutes_spent, had_exercises, completed_at)
    values (${context.identity?.id ?? ''}, ${lessonId}, 5, true, ${at})`);
}

/** Starts a session of a learner who completed the two easy lessons long ago. */
async function newReader(): Promise<RequestContext> {
  const context = await newSession(world);
  for (const id of ['one', 'two']) await complete(context, id, '2030-01-01T00:00:00Z');
  return context;
}

async function problemOn(context: RequestContext, day: number): Promise<DailyProblemView> {
  const services = onDay(day);
  const found = await services.dailyProblem.find(services.createRequestContext(context.identity));
  if (!found) throw new Error('There is no problem.');
  return found;
}

function answer(
  context: RequestContext,
  problem: DailyProblemView,
  { day, text = `answer to ${problem.exercise.id}` }: { day: number; text?: string },
) {
  const services = onDay(day);
  const fresh = services.createRequestContext(context.identity);
  return services.dailyProblem.answer(fresh, { date: problem.date, answer: [text] });
}

const nameOf = ({ lesson, exercise: { id } }: DailyProblemView) => `${lesson.id}/${id}`;

test('everyone gets the same problem on a UTC day, also when they ask at the same time', async () => {
  const learners = await Promise.all(Array.from({ length: 8 }, newReader));
  const problems = await Promise.all(learners.map((learner) => problemOn(learner, 0)));
  expect(new Set(problems.map(nameOf)).size).toBe(1);
  expect(problems[0]).toMatchObject({ date: '2031-05-01', isSolved: false, triesLeft: 3 });
});

test('no problem returns within 30 days, and none is of a hard lesson or only to run', async () => {
  const context = await newReader();
  const names: string[] = [];
  for (let day = 100; day < 220; day += 1) names.push(nameOf(await problemOn(context, day)));
  for (const [index, name] of names.entries()) {
    expect(names.slice(index + 1, index + 31)).not.toContain(name);
    expect(name).toMatch(/^(one|two)\/question-/);
  }
});

describe('when the problem of the day is from the second lesson', () => {
  const DAY = 70;
  beforeAll(() =>
    world.database.execute(
      sql`insert into app.daily_problems values ('2031-07-10', 'two', 'question-1')`,
    ),
  );

  test('who has completed it before gets it', async () => {
    expect(nameOf(await problemOn(await newReader(), DAY))).toBe('two/question-1');
  });

  test('all others get the same problem from the first lesson, and earn the same', async () => {
    const [newcomer, other] = [await newSession(world), await newSession(world)];
    const problem = await problemOn(newcomer, DAY);
    expect(nameOf(await problemOn(other, DAY))).toBe(nameOf(problem));
    expect(problem.lesson.id).toBe('one');
    const right = await answer(newcomer, problem, { day: DAY });
    expect(right).toMatchObject({ isSolved: true, experienceEarned: 2 });
  });

  test('completing it on that day changes nothing until the next', async () => {
    const learner = await newSession(world);
    const before = await problemOn(learner, DAY);
    await complete(learner, 'two', '2031-07-10T00:00:01Z');
    expect(nameOf(await problemOn(learner, DAY))).toBe(nameOf(before));
    await world.database.execute(
      sql`insert into app.daily_problems values ('2031-07-11', 'two', 'question-2')`,
    );
    expect(nameOf(await problemOn(learner, DAY + 1))).toBe('two/question-2');
  });

  test('who has proved it before gets it', async () => {
    const learner = await newSession(world);
    await learner.learner();
    await world.database.execute(sql`
      insert into app.proved_lessons (learner_id, lesson_id, proved_at)
      values (${learner.identity?.id ?? ''}, 'two', '2031-07-09T23:59:59Z')`);
    expect(nameOf(await problemOn(learner, DAY))).toBe('two/question-1');
  });
});

test('a newcomer gets each problem of the first lesson once before one returns', async () => {
  const newcomer = await newSession(world);
  const names: string[] = [];
  for (let day = 300; day < 340; day += 1) {
    await world.database.execute(sql`
      insert into app.daily_problems values (${'2031-05-01'}::date + ${day}::int, 'two', 'question-1')`);
    names.push(nameOf(await problemOn(newcomer, day)));
  }
  expect(new Set(names).size).toBe(QUESTIONS.length);
});

test('a problem whose exercise was removed is replaced for everyone', async () => {
  const [first, second] = [await newReader(), await newReader()];
  await world.database.execute(
    sql`insert into app.daily_problems values ('2031-06-30', 'one', 'removed')`,
  );
  const problems = await Promise.all([first, second].map((one) => problemOn(one, 60)));
  expect(problems.map(nameOf)[0]).toBe(problems.map(nameOf)[1]);
  expect(nameOf(await problemOn(first, 60))).toBe(problems.map(nameOf)[0]);
});

test('the first right answer earns 2 XP and counts for the streak; later ones are practice', async () => {
  const context = await newReader();
  const problem = await problemOn(context, 1);
  const wrong = await answer(context, problem, { day: 1, text: 'no' });
  expect(wrong).toMatchObject({ isSolved: false, triesLeft: 2, solution: null });
  expect(await problemOn(context, 1)).toMatchObject({ isSolved: false, triesLeft: 2 });
  const right = await answer(context, problem, { day: 1 });
  expect(right).toMatchObject({ isSolved: true, triesLeft: 0, experienceEarned: 2 });
  expect(right.solution).toBe(`answer to ${problem.exercise.id}`);
  expect(await answer(context, problem, { day: 1 })).toMatchObject({ experienceEarned: 0 });
  expect(await problemOn(context, 1)).toMatchObject({
    isSolved: true,
    triesLeft: 0,
    experienceEarned: 2,
  });
  const services = onDay(1);
  const learner = await services.createRequestContext(context.identity).learner();
  expect(learner && (await services.progress.streak(learner))).toBe(1);
});

test('three wrong answers show the solution, and a right one then earns nothing', async () => {
  const context = await newReader();
  const problem = await problemOn(context, 2);
  const wrong = { day: 2, text: 'no' };
  await answer(context, problem, wrong);
  await answer(context, problem, wrong);
  expect(await answer(context, problem, wrong)).toMatchObject({
    triesLeft: 0,
    solution: `answer to ${problem.exercise.id}`,
  });
  expect(await answer(context, problem, { day: 2 })).toMatchObject({
    isSolved: true,
    experienceEarned: 0,
  });
  expect(await problemOn(context, 2)).toMatchObject({ isSolved: false, triesLeft: 0 });
});

test('ten right answers at once are paid once', async () => {
  const context = await newReader();
  const problem = await problemOn(context, 3);
  const results = await Promise.all(
    Array.from({ length: 10 }, () => answer(context, problem, { day: 3 })),
  );
  const earned = results.map(({ experienceEarned }) => experienceEarned);
  expect(earned.toSorted()).toEqual([...Array<number>(9).fill(0), 2]);
});

test('reviews and the daily problem earn at most 5 XP a day together, also at once', async () => {
  const context = await newReader();
  const id = context.identity?.id ?? '';
  const skills = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf'];
  await publishCurriculum(world.database, {
    ...curriculum,
    lessons: curriculum.lessons.map((lesson) => ({ ...lesson, skills })),
  });
  await world.database.execute(sql`
    insert into app.practiced_lessons (learner_id, lesson_id, practiced_at)
    values (${id}, 'one', '2031-04-01T12:00:00Z')`);
  const services = onDay(4);
  const fresh = () => services.createRequestContext(context.identity);
  const { due } = await services.reviews.list(fresh());
  expect(due).toHaveLength(skills.length);
  const problem = await problemOn(context, 4);
  const results = await Promise.all([
    answer(context, problem, { day: 4 }),
    ...due.map((review) =>
      services.reviews.answer(fresh(), {
        reviewId: review.id,
        answer: [`answer to ${review.problem?.exercise.id ?? ''}`],
      }),
    ),
  ]);
  const earned = results.map(({ experienceEarned }) => experienceEarned);
  expect(earned.reduce((sum, one) => sum + one, 0)).toBe(5);
  expect((await answer(context, await problemOn(context, 5), { day: 5 })).experienceEarned).toBe(2);
});

test('without solved challenges, rewards end at 50 XP; a solved one pays for more', async () => {
  const context = await newReader();
  const id = context.identity?.id ?? '';
  const earn = (reason: string, amount: number) =>
    world.database.execute(sql`
      with earned as (
        insert into app.experience_ledger (learner_id, amount, reason, reference, created_at)
        values (${id}, ${amount}, ${reason}, 'test', '2031-01-01T00:00:00Z') returning amount
      )
      update app.profiles set experience_points = experience_points + earned.amount
      from earned where id = ${id}`);
  await context.learner();
  await earn('review', 49);
  const earnedOn = async (day: number) =>
    (await answer(context, await problemOn(context, day), { day })).experienceEarned;
  expect(await earnedOn(10)).toBe(1);
  expect(await earnedOn(11)).toBe(0);
  await earn('challenge', 25);
  expect(await earnedOn(12)).toBe(2);
});

test('the problem of another day is refused', async () => {
  const context = await newReader();
  const problem = await problemOn(context, 6);
  await expect(answer(context, problem, { day: 7 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: "Today's problem is that of 2031-05-08 (UTC). Reload the page.",
  });
});
