import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.execute(sql`delete from app.profiles`);
  await world.database.execute(sql`delete from app.lesson_times`);
});

/** Mondays. */
const FIRST_WEEK = '2026-01-05';
const SECOND_WEEK = '2026-01-12';

const measure = (day: string): Promise<number> =>
  createRetentionRepository(world.database).measureLessons(new Date(`${day}T12:00:00Z`));

/** Creates learners who were active in two steps of lesson "one", for so many minutes together. */
async function addLearners(minutes: readonly number[], isPracticed = true): Promise<void> {
  const times = JSON.stringify(minutes);
  await world.database.execute(sql`
    with active as (
      select gen_random_uuid() as id, value::int * 60 as seconds
      from jsonb_array_elements_text(${times}::jsonb)
    ), learner as (
      insert into app.profiles (id, email, username)
      select id, 'unused', 'timed-' || left(id::text, 8) from active
    ), step as (
      insert into app.lesson_steps (learner_id, lesson_id, step_id, state, active_seconds)
      select id, 'one', step_id, 'solved', case step_id when 'read' then 20 else seconds - 20 end
      from active, (values ('read'), ('write')) as steps (step_id)
      where seconds > 0
    )
    insert into app.practiced_lessons (learner_id, lesson_id)
    select id, 'one' from active where ${isPracticed}`);
}

/** Returns what a visitor sees as the time of a lesson. */
async function timeOf(id: string) {
  const lessons = await world.services.lessons.list(world.services.createRequestContext(null));
  return lessons.find((lesson) => lesson.id === id)?.measuredMinutes;
}

const from1To = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('the time of a lesson is the median and the middle half of 30 learners, in all its steps', async () => {
  await addLearners(from1To(30));
  expect(await timeOf('one')).toBeNull();
  expect(await measure(FIRST_WEEK)).toBe(1);
  // Of 1 to 30 minutes: 8.25, 15.5 and 22.75.
  expect(await timeOf('one')).toEqual({ lowerQuartile: 8, median: 16, upperQuartile: 23 });
  expect(await timeOf('two')).toBeNull();
});

test('29 completions show nothing', async () => {
  await addLearners(from1To(29));
  expect(await measure(FIRST_WEEK)).toBe(0);
  expect(await timeOf('one')).toBeNull();
});

test('learners who have not practiced the lesson or reported no time do not count', async () => {
  await addLearners(from1To(29));
  await addLearners([5, 5, 5], false);
  await addLearners([0, 0, 0]);
  expect(await measure(FIRST_WEEK)).toBe(0);
});

test('a few outliers do not move it', async () => {
  await addLearners(Array.from({ length: 40 }, (_, index) => 20 + (index % 5)));
  await measure(FIRST_WEEK);
  const before = await timeOf('one');
  expect(before).toEqual({ lowerQuartile: 21, median: 22, upperQuartile: 23 });
  await addLearners([1, 500, 30_000]);
  await measure(SECOND_WEEK);
  expect(await timeOf('one')).toEqual(before);
});

test('it is computed once a week', async () => {
  await addLearners(Array.from({ length: 30 }, () => 10));
  expect(await measure(FIRST_WEEK)).toBe(1);
  await addLearners(Array.from({ length: 60 }, () => 40));
  expect(await measure('2026-01-11')).toBe(0);
  expect(await timeOf('one')).toMatchObject({ median: 10 });
  expect(await measure(SECOND_WEEK)).toBe(1);
  expect(await timeOf('one')).toMatchObject({ median: 40 });
});

test('deleted learners no longer count from the next computation on', async () => {
  await addLearners(from1To(30));
  await measure(FIRST_WEEK);
  await world.database.execute(
    sql`delete from app.profiles where id = (select id from app.profiles limit 1)`,
  );
  expect(await timeOf('one')).not.toBeNull();
  expect(await measure(SECOND_WEEK)).toBe(0);
  expect(await timeOf('one')).toBeNull();
  expect(await world.database.execute(sql`select 1 from app.lesson_times`)).toHaveLength(0);
});

test('two computations at once store one result', async () => {
  await addLearners(from1To(30));
  const measured = await Promise.all([measure(FIRST_WEEK), measure(FIRST_WEEK)]);
  expect(measured.toSorted()).toEqual([0, 1]);
});

test('what prepares for a challenge shows the measured time', async () => {
  await world.database.execute(
    sql`insert into app.lesson_times values ('two', 18, 25, 36, ${FIRST_WEEK})`,
  );
  const visitor = world.services.createRequestContext(null);
  expect(await world.services.preparation.list(visitor, 'easy')).toMatchObject([
    { id: 'two', minutes: 25 },
    { id: 'first', minutes: null },
  ]);
});
