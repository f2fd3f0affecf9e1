import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogueRepository } from '../../functions/data/catalogue-repository.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import * as curriculumSchema from '../../functions/data/curriculum-schema.ts';
import * as workspaceSchema from '../../functions/data/workspace-schema.ts';
import * as placementSchema from '../../functions/data/placement-schema.ts';
import * as schema from '../../functions/data/schema.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { fixtureCurriculum, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('publishing the same curriculum again writes nothing', async () => {
  expect(await publishCurriculum(world.database, fixtureCurriculum)).toBe(false);
});

test('changed content is visible at once; removed content is retired and its submissions stay', async () => {
  const context = await newSession(world);
  const submission = { challengeId: 'first', language: 'PYTHON', code: RIGHT_CODE };
  await world.services.submissions.submit(context, { ...submission, idempotencyKey: null });
  const changed = {
    ...fixtureCurriculum,
    challenges: fixtureCurriculum.challenges
      .filter(({ id }) => id !== 'first')
      .map((challenge) => ({ ...challenge, title: `${challenge.title}, again` })),
  };
  expect(await publishCurriculum(world.database, changed)).toBe(true);
  const later = world.services.createRequestContext(context.identity);
  const titles = (await world.services.challenges.list(later, null)).map(({ title }) => title);
  expect(titles).toEqual(['Shout second, again', 'Shout easy, again', 'Shout expert, again']);
  const page = { challengeId: null, first: 5, after: null };
  expect((await world.services.submissions.list(later, page)).nodes).toHaveLength(1);
});

/** Starts a session of a learner who has completed or proved the first lesson at a time. */
async function learnerOfOne(table: 'completed_lessons' | 'proved_lessons', at: string) {
  const context = await newSession(world);
  await context.learner();
  const id = context.identity?.id ?? '';
  await world.database.execute(
    table === 'proved_lessons'
      ? sql`insert into app.proved_lessons (learner_id, lesson_id, proved_at)
            values (${id}, 'one', ${at})`
      : sql`insert into app.completed_lessons (learner_id, lesson_id, minutes_spent, completed_at)
            values (${id}, 'one', 5, ${at})`,
  );
  return context;
}

/** Publishes a lesson that was split from the first one. */
async function publishHalf(description: string): Promise<void> {
  const { lessons } = fixtureCurriculum;
  const halves = lessons.slice(0, 1).map((one) => ({
    ...one,
    id: 'half-of-one',
    title: 'Half',
    description,
    splitFrom: 'one',
  }));
  const split = [...lessons.slice(0, 1), ...halves, ...lessons.slice(1)];
  await publishCurriculum(world.database, { ...fixtureCurriculum, lessons: split });
}

async function completionOfHalf({ identity }: RequestContext) {
  return (await world.services.createRequestContext(identity).completed()).get('half-of-one');
}

test('a lesson that was split is completed for everyone who had completed or proved its parent', async () => {
  const [completedAt, provedAt] = ['2026-01-02T03:04:05Z', '2026-02-03T04:05:06Z'];
  const reader = await learnerOfOne('completed_lessons', completedAt);
  const prover = await learnerOfOne('proved_lessons', provedAt);
  await publishHalf('Say half.');
  expect(await completionOfHalf(reader)).toEqual({
    completedAt: new Date(completedAt),
    provedAt: null,
    firstEditionAt: new Date(completedAt),
  });
  expect(await completionOfHalf(prover)).toMatchObject({ provedAt: new Date(provedAt) });
});

test('after that, completing the parent completes only the parent', async () => {
  const later = await learnerOfOne('completed_lessons', '2026-03-04T05:06:07Z');
  await publishHalf('Say half, again.');
  expect(await completionOfHalf(later)).toBeUndefined();
  await publishCurriculum(world.database, fixtureCurriculum);
});

test('feedback on a challenge is stored in order, and replaced when it changes', async () => {
  const catalogue = createCatalogueRepository(world.database);
  const mistake = { name: 'whisper', advice: 'You print "alpha".', look: 'alpha', digests: ['0'] };
  const solutions = ['Our solution', 'In one line'].map((title) => ({
    title,
    why: null,
    code: '',
  }));
  const practiceCases = [5, 1].map((size) => ({ size, stdin: 'a\n', expectedStdout: 'A\n' }));
  const feedback = { mistakes: [mistake], practiceCases };
  const [first, ...others] = fixtureCurriculum.challenges;
  if (!first) throw new Error('The fixture has no challenge.');
  const challenges = [{ ...first, ...feedback, solutions }, ...others];
  await publishCurriculum(world.database, { ...fixtureCurriculum, challenges });
  expect(await catalogue.feedbackKey('first')).toEqual(feedback);
  expect((await catalogue.solutions()).get('first')).toEqual(solutions);
  await publishCurriculum(world.database, fixtureCurriculum);
  expect(await catalogue.feedbackKey('first')).toMatchObject({ mistakes: [], practiceCases: [] });
  expect(await catalogue.feedbackKey('nowhere')).toEqual({
    mistakes: [],
    practiceCases: [],
  });
});

test('restored content becomes current again', async () => {
  await publishCurriculum(world.database, fixtureCurriculum);
  const ids = (
    await world.services.challenges.list(world.services.createRequestContext(null), null)
  ).map(({ id }) => id);
  expect(ids).toEqual(['first', 'second', 'easy', 'expert']);
});

test('a challenge names the lesson that prepares for it, as long as there is one', async () => {
  const preparedBy = async () => {
    const context = world.services.createRequestContext(null);
    return (await world.services.challenges.get(context, 'easy')).preparedBy;
  };
  expect(await preparedBy()).toEqual({ id: 'two', title: 'Lesson two', position: 2 });
  const lessons = fixtureCurriculum.lessons.filter(({ id }) => id !== 'two');
  await publishCurriculum(world.database, { ...fixtureCurriculum, lessons });
  expect(await preparedBy()).toBeNull();
  await publishCurriculum(world.database, fixtureCurriculum);
});

test('the tables in the query definitions match the migrations', async () => {
  const tables = { ...curriculumSchema, ...placementSchema, ...workspaceSchema, ...schema };
  const declared = Object.values(tables).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    return getTableConfig(table).columns.map(
      (column) => `${getTableName(table)}.${column.name}${column.notNull ? ' not null' : ''}`,
    );
  });
  const rows = await world.database.execute<{ name: string }>(sql`
    select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else '' end as name
    from information_schema.columns where table_schema = 'app'
  `);
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('no row of the ledger can be changed', async () => {
  await newSession(world, 25);
  await expect(
    world.database.execute(sql`update app.experience_ledger set amount = 1000000`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') as string } });
});
