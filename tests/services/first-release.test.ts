import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { migrate } from '../../infra/postgres/migrate.ts';
import { createWorld, newIdentity, unbalanced, type World } from '../support/world.ts';
import release from './first-release.json' with { type: 'json' };

const MIGRATIONS = path.resolve(import.meta.dirname, '../../infra/supabase/migrations');
/** The last migration of the first release, whose lessons had no exercises and whose achievements paid up to 200 XP. */
const LAST = '20261122000000_no_way_in.sql';

const SOLVED = release.challenges.slice(0, 20);
const COMPLETED = release.lessons.slice(0, 30);
const EARNED = release.achievements.slice(0, 12);
const AT = '2026-11-20T12:00:00Z';
const CHALLENGE_XP = 40;
const ACHIEVEMENT_XP = 200;
const TOTAL_XP = SOLVED.length * CHALLENGE_XP + EARNED.length * ACHIEVEMENT_XP;

const identity = newIdentity();
let world: World;
let context: RequestContext;

/** Replaces the schema with the one of the first release. */
async function createFirstRelease(url: string, sql: postgres.Sql): Promise<void> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-first-release-'));
  await sql`drop schema app cascade`;
  await sql`delete from supabase_migrations.schema_migrations`;
  const files = (await readdir(MIGRATIONS)).filter((name) => name <= LAST);
  await Promise.all(
    files.map((file) => copyFile(path.join(MIGRATIONS, file), path.join(directory, file))),
  );
  expect(await migrate(url, directory)).toHaveLength(files.length);
  await rm(directory, { recursive: true });
}

/** Publishes what the first release taught, as far as a learner's rows refer to it. */
async function publishFirstRelease(sql: postgres.Sql): Promise<void> {
  await sql`insert into app.categories values ('foundations', 'Foundations', '', 0, null)`;
  await sql`insert into app.lessons (id, category_id, position, title, description, difficulty, estimated_minutes, content)
    select id, 'foundations', row_number() over (), id, '', 1, 10, '{}' from unnest(${release.lessons}::text[]) as id`;
  await sql`insert into app.challenges (id, category_id, position, title, description, language, difficulty,
      experience_reward, entry, limits, instructions, starter_code, hints, samples)
    select id, 'foundations', row_number() over (), id, '', 'PYTHON', 1, ${CHALLENGE_XP}, '{}', '{}', '{}', '', '[]', '[]'
    from unnest(${release.challenges}::text[]) as id`;
  await sql`insert into app.achievements (id, position, name, description, icon, experience_reward, rule)
    select id, row_number() over (), id, '', id, ${ACHIEVEMENT_XP}, '{}' from unnest(${release.achievements}::text[]) as id`;
}

/** Lets a learner do a good part of it, one of the challenges without success. */
async function learn(sql: postgres.Sql): Promise<void> {
  const { id, email } = identity;
  await sql`insert into app.profiles (id, email, username, experience_points, is_listed, created_at)
    values (${id}, ${email}, 'first-learner', ${TOTAL_XP}, true, ${AT})`;
  await sql`insert into app.completed_lessons (learner_id, lesson_id, minutes_spent, completed_at)
    select ${id}, lesson, 7, ${AT} from unnest(${COMPLETED}::text[]) as lesson`;
  for (const challenge of SOLVED) {
    const submission = randomUUID();
    await sql`insert into app.submissions (id, learner_id, challenge_id, idempotency_key, language, code, status,
        verdict, experience_earned, submitted_at)
      values (${submission}, ${id}, ${challenge}, ${submission}, 'PYTHON', 'print(1)', 'ACCEPTED',
        ${sql.json({ tests: [] })}, ${CHALLENGE_XP}, ${AT})`;
    await sql`insert into app.solves values (${id}, ${challenge}, ${submission}, ${AT})`;
  }
  await sql`insert into app.earned_achievements
    select ${id}, achievement, ${AT} from unnest(${EARNED}::text[]) as achievement`;
  await sql`insert into app.experience_ledger (learner_id, amount, reason, reference)
    select ${id}::uuid, ${CHALLENGE_XP}::int, 'challenge', challenge from unnest(${SOLVED}::text[]) as challenge
    union all
    select ${id}::uuid, ${ACHIEVEMENT_XP}::int, 'achievement', achievement from unnest(${EARNED}::text[]) as achievement`;
  await sql`insert into app.active_days select ${id}, current_date - age from generate_series(1, 9) as age`;
  await sql`insert into app.hint_reveals (learner_id, challenge_id, rung) values (${id}, ${SOLVED[0] ?? ''}, 1)`;
}

beforeAll(async () => {
  world = await createWorld(async (url) => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    await createFirstRelease(url, sql);
    await publishFirstRelease(sql);
    await learn(sql);
    await sql.end();
    await migrate(url);
    return url;
  });
  await publishCurriculum(world.database, await loadCurriculum());
  context = world.services.createRequestContext(identity);
});
afterAll(() => world.close());

test('every lesson, challenge and achievement of the first release is still there', async () => {
  const { lessons, challenges, achievements } = await context.catalogue();
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  expect(idsOf(lessons)).toEqual(expect.arrayContaining(release.lessons));
  expect(idsOf(challenges)).toEqual(expect.arrayContaining(release.challenges));
  expect(idsOf(achievements)).toEqual(expect.arrayContaining(release.achievements));
});

test('a learner of the first release keeps the XP, the streak and the achievements', async () => {
  expect(await context.learner()).toMatchObject({
    username: 'first-learner',
    experiencePoints: TOTAL_XP,
    isListed: true,
  });
  expect(await world.services.progress.summary(context)).toMatchObject({ streakDays: 9 });
  const earned = await world.services.progress.achievements(context);
  expect(earned.map(({ achievement }) => achievement.id).toSorted()).toEqual(EARNED.toSorted());
  expect(earned.every(({ earnedAt }) => earnedAt.getTime() === Date.parse(AT))).toBe(true);
});

test('the learner keeps every solve, with its submission and the hints', async () => {
  const solved = (await world.services.challenges.list(context, null)).filter(
    ({ isCompleted }) => isCompleted,
  );
  expect(solved.map(({ id }) => id).toSorted()).toEqual(SOLVED);
  expect((await context.revealedHints()).get(SOLVED[0] ?? '')).toBe(1);
  const page = { challengeId: null, first: 50, after: null };
  const { nodes } = await world.services.submissions.list(context, page);
  expect(nodes).toHaveLength(SOLVED.length);
});

test('the learner keeps every completed lesson, with its date, as one of the first edition', async () => {
  const lessons = await world.services.lessons.list(context);
  const kept = lessons.filter(({ id }) => COMPLETED.includes(id));
  expect(kept).toHaveLength(COMPLETED.length);
  expect(new Set(kept.map(({ state }) => state))).toEqual(new Set(['COMPLETED']));
  expect(new Set(kept.map(({ firstEditionAt }) => firstEditionAt?.toISOString()))).toEqual(
    new Set([new Date(AT).toISOString()]),
  );
});

test('lessons that were completed count for achievements, and nothing is paid twice', async () => {
  const lessonId = release.lessons[30] ?? '';
  await world.services.lessons.complete(context, { lessonId, minutesSpent: 5 });
  const later = world.services.createRequestContext(identity);
  const earned = await world.services.progress.achievements(later);
  const isNew = ({ achievement: { id } }: (typeof earned)[number]) => !EARNED.includes(id);
  const paid = earned
    .filter(isNew)
    .reduce((total, { achievement }) => total + achievement.experienceReward, 0);
  expect((await later.learner())?.experiencePoints).toBe(TOTAL_XP + paid);
  expect(await unbalanced(world.database)).toEqual([]);
});
