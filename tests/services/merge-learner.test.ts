import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MergeWorld, openMergeWorld } from '../support/merge-world.ts';
import { misplaced } from '../support/standings.ts';
import { unbalanced } from '../support/world.ts';

let world: MergeWorld;
beforeAll(async () => {
  world = await openMergeWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await unbalanced(world.database)).toEqual([]);
  expect(await misplaced(world.database)).toEqual([]);
});

test('what both have solved counts once, and everything else is added', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  await world.solve(learner, 'first');
  await world.solve(anonymous, 'first');
  await world.solve(anonymous, 'second');
  for (const lessonId of ['one', 'two']) {
    await world.completeLesson(anonymous, lessonId);
  }
  expect(await world.xpOf(learner)).toBe(50);
  expect(await world.xpOf(anonymous)).toBe(160);
  const merged = await world.merge(learner, anonymous);
  expect(merged).toEqual({ experienceAdded: 110, achievementsEarned: [] });
  expect(await world.xpOf(learner)).toBe(160);
  const after = world.contextOf(learner);
  expect(new Set((await after.solved()).keys())).toEqual(new Set(['first', 'second']));
  expect(new Set((await after.completed()).keys())).toEqual(new Set(['one', 'two']));
  const { submissions } = await world.stateOf(learner);
  expect(submissions).toHaveLength(3);
});

test('an achievement that needs the work of both is earned by the merge', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  await world.completeLesson(learner, 'one');
  await world.completeLesson(anonymous, 'one');
  await world.database.execute(
    sql`insert into app.completed_lessons values (${anonymous.id}, 'two', 5)`,
  );
  const merged = await world.merge(learner, anonymous);
  expect(merged).toMatchObject({ experienceAdded: 10, achievementsEarned: [{ id: 'reader' }] });
});

test('rows that say more replace rows that say less, and keys are never used twice', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  const at = '2026-01-02T00:00:00Z';
  const [own, other] = [learner.id, anonymous.id];
  await world.solve(learner, 'first', 'key');
  await world.solve(anonymous, 'second', 'key');
  await world.database.execute(sql`
    insert into app.lesson_steps (learner_id, lesson_id, step_id, state) values
      (${own}, 'one', 'a', 'seen'), (${own}, 'one', 'b', 'solved'), (${own}, 'one', 'c', 'shown'),
      (${other}, 'one', 'a', 'solved'), (${other}, 'one', 'b', 'seen'), (${other}, 'one', 'c', 'solved'),
      (${other}, 'one', 'd', 'seen')`);
  await world.database.execute(sql`
    insert into app.daily_answers (learner_id, day, tries, is_solved, experience_earned) values
      (${own}, '2026-01-01', 1, false, 0), (${own}, '2026-01-02', 1, true, 2),
      (${other}, '2026-01-01', 1, true, 2), (${other}, '2026-01-02', 2, true, 2), (${other}, '2026-01-03', 3, false, 0)`);
  await world.database.execute(sql`
    insert into app.skill_reviews (learner_id, skill, number, stability, difficulty, due_at, last_at) values
      (${own}, 'print', 1, 1, 1, ${at}, ${at}),
      (${other}, 'print', 2, 1, 1, ${at}, ${at}), (${other}, 'int and bases', 1, 1, 1, ${at}, ${at})`);
  await world.database.execute(sql`
    insert into app.experience_ledger (learner_id, amount, reason, reference) values
      (${own}, 2, 'daily', '2026-01-02'), (${own}, 1, 'review', 'print-0'),
      (${other}, 2, 'daily', '2026-01-01'), (${other}, 2, 'daily', '2026-01-02'),
      (${other}, 1, 'review', 'print-1'), (${other}, 1, 'review', 'int-and-bases-0')`);
  await world.database.execute(sql`
    update app.profiles set experience_points =
      (select sum(amount) from app.experience_ledger where learner_id = profiles.id)
    where id in (${own}, ${other})`);
  await world.merge(learner, anonymous);
  const rows = await world.database.execute(sql`
    select step_id || ' ' || state as row from app.lesson_steps where learner_id = ${own}
    union all select day || ' ' || is_solved from app.daily_answers where learner_id = ${own}
    union all select skill || ' ' || number from app.skill_reviews where learner_id = ${own}
    union all select reason || ' ' || reference from app.experience_ledger
      where learner_id = ${own} and reason in ('review', 'daily')
    order by 1`);
  expect(rows.map(({ row }) => row)).toEqual([
    '2026-01-01 true',
    '2026-01-02 true',
    '2026-01-03 false',
    'a solved',
    'b solved',
    'c shown',
    'd seen',
    'daily 2026-01-01',
    'daily 2026-01-02',
    'int and bases 1',
    'print 1',
    'review int-and-bases-0',
    'review print-0',
  ]);
});

/** Gives a learner 15 solved daily problems with 2 XP each. */
async function answerDailyProblems(id: string, firstDay: string): Promise<void> {
  const days = sql`(select ${firstDay}::date + n as day from generate_series(0, 14) as n) as days`;
  await world.database.execute(sql`
    insert into app.daily_answers (learner_id, day, tries, is_solved, experience_earned)
    select ${id}, day, 1, true, 2 from ${days}`);
  await world.database.execute(sql`
    insert into app.experience_ledger (learner_id, amount, reason, reference)
    select ${id}, 2, 'daily', day::text from ${days}`);
  await world.database.execute(
    sql`update app.profiles set experience_points = experience_points + 30 where id = ${id}`,
  );
}

test('small rewards of several anonymous learners stay within what one learner can earn', async () => {
  const learner = await world.signIn(false);
  const [january, february] = [await world.signIn(true), await world.signIn(true)];
  await answerDailyProblems(january.id, '2026-01-01');
  await answerDailyProblems(february.id, '2026-02-01');
  expect((await world.merge(learner, january)).experienceAdded).toBe(30);
  expect((await world.merge(learner, february)).experienceAdded).toBe(20);
  const answers = await world.database.execute(sql`
    select count(*)::int as count, sum(experience_earned)::int as earned
    from app.daily_answers where learner_id = ${learner.id}`);
  expect(answers).toMatchObject([{ count: 30, earned: 50 }]);
});

test('a solution that was seen with the account earns nothing without one', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  const [early, late] = [await world.signIn(true), await world.signIn(true)];
  await world.database.execute(
    sql`insert into app.shown_solutions (learner_id, challenge_id) values (${learner.id}, 'first')`,
  );
  await world.solve(anonymous, 'first');
  expect((await world.merge(learner, anonymous)).experienceAdded).toBe(25);
  const solved = async () => new Set((await world.contextOf(learner).solved()).keys());
  expect(await solved()).toEqual(new Set());
  for (const [who, when] of [
    [early, '-1 day'],
    [late, '4 days'],
  ] as const) {
    await world.solve(who, 'first');
    await world.database.execute(
      sql`update app.solves set solved_at = now() + ${when}::interval where learner_id = ${who.id}`,
    );
  }
  expect((await world.merge(learner, early)).experienceAdded).toBe(25);
  expect(await solved()).toEqual(new Set(['first']));
  expect((await world.merge(learner, late)).experienceAdded).toBe(0);
});

test('proofs and attempts move, and a proof of both keeps the date of the account', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  await world.database.execute(sql`
    insert into app.proved_lessons (learner_id, lesson_id, proved_at) values
      (${learner.id}, 'one', '2026-01-01T00:00Z'),
      (${anonymous.id}, 'one', '2026-01-02T00:00Z'), (${anonymous.id}, 'two', '2026-01-02T00:00Z')`);
  await world.database.execute(sql`
    insert into app.placement_attempts (id, learner_id, placement_id, day, items, started_at) values
      (gen_random_uuid(), ${learner.id}, 'lesson-one', '2026-01-01', '[]', '2026-01-01T00:00Z'),
      (gen_random_uuid(), ${anonymous.id}, 'lesson-one', '2026-01-01', '[]', '2026-01-01T00:00Z'),
      (gen_random_uuid(), ${anonymous.id}, 'lesson-two', '2026-01-02', '[]', '2026-01-02T00:00Z')`);
  await world.merge(learner, anonymous);
  const rows = await world.database.execute(sql`
    select lesson_id || ' ' || (proved_at at time zone 'UTC')::date as row from app.proved_lessons
      where learner_id = ${learner.id}
    union all select placement_id || ' ' || day from app.placement_attempts where learner_id = ${learner.id}
    order by 1`);
  expect(rows.map(({ row }) => row)).toEqual([
    'lesson-one 2026-01-01',
    'lesson-two 2026-01-02',
    'one 2026-01-01',
    'two 2026-01-02',
  ]);
});

test('the streak is that of the days of both', async () => {
  const [learner, anonymous] = [await world.signIn(false), await world.signIn(true)];
  await world.solve(learner, 'first');
  await world.database.execute(sql`
    insert into app.active_days select ${anonymous.id}, current_date - n from generate_series(1, 2) as n`);
  await world.merge(learner, anonymous);
  const after = await world.contextOf(learner).learner();
  expect(after && (await world.services.progress.streak(after))).toBe(3);
  expect(after?.streakDays).toBe(3);
});

test('every table of learners was thought of', async () => {
  const tables = await world.database.execute(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'app' and column_name = 'learner_id' order by 1`);
  expect(tables.map(({ name }) => name)).toEqual([
    // Anonymous learners have none.
    'access_tokens',
    'active_days',
    'completed_lessons',
    'daily_answers',
    'drafts',
    'earned_achievements',
    'editor_settings',
    'experience_ledger',
    // Anonymous learners follow nobody.
    'follows',
    'hint_reveals',
    // Made again from the moved submission.
    'learner_evidence',
    'lesson_steps',
    'lesson_visits',
    'line_marks',
    'opened_challenges',
    'placement_attempts',
    'practiced_lessons',
    'proved_lessons',
    'replaced_drafts',
    'shown_cases',
    'shown_solutions',
    'skill_reviews',
    'solves',
    // Follows from the ledger.
    'standings',
    'submissions',
  ]);
});
