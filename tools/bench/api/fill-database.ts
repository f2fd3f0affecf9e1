// cspell:ignore hashint indisready indisvalid indrelid
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { CurriculumSize } from '../../../tests/support/sized-curriculum.ts';

/** A learner in the filled database, with an open session at the auth server. */
export interface BenchLearner {
  id: string;
  sessionId: string;
}

/**
 * Returns an SQL expression for the id of the learner with a number. The ids are as scattered as those of real
 * accounts, so that related rows aren't stored next to each other by accident.
 *
 * @param number an SQL expression
 */
function learnerIdOf(number: string): string {
  return `overlay(overlay(md5((${number})::text) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** Signs in the learners with the lowest numbers: creates their accounts and sessions. */
export async function signIn(sql: Sql, count: number): Promise<BenchLearner[]> {
  const learners = await sql<{ id: string }[]>`
    select ${sql.unsafe(learnerIdOf('n'))} as id from generate_series(1, ${count}::int) as n order by n`;
  const signedIn = learners.map(({ id }) => ({ id, sessionId: randomUUID() }));
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into auth.users ${transaction(signedIn.map(({ id }) => ({ id, email: addressOf(id) })))}`;
    await transaction`
      insert into auth.sessions ${transaction(signedIn.map(({ id, sessionId }) => ({ id: sessionId, user_id: id })))}`;
  });
  return signedIn;
}

/** Returns the email address of a learner in the filled database. */
export function addressOf(id: string): string {
  return `${id}@example.test`;
}

/** As large as the finished curriculum. */
export const BENCH_SIZE: CurriculumSize = { challenges: 60, lessons: 40, achievements: 30 };

/** How many rows to insert. */
interface Amounts {
  learners: number;
  submissions: number;
  /** Submissions of learner number 1, spread over the whole time. */
  ofOneLearner: number;
}

const ID = learnerIdOf('n');

/** Code and a verdict of typical length. */
const CODE = `repeat(E'for port in range(1, 1025):\\n    print(port)\\n', 10)`;
const VERDICT = JSON.stringify({
  status: 'FINISHED',
  isAccepted: false,
  output: 'ALPHA',
  error: null,
  executionTimeSeconds: 0.1,
  tests: Array.from({ length: 6 }, (_, index) => ({
    name: `case ${index}`,
    isHidden: index > 1,
    isPassed: index < 2,
    stdin: 'alpha',
    expectedStdout: 'ALPHA',
    actualStdout: 'ALPHA',
    executionTimeSeconds: 0.01,
    error: null,
  })),
});

/**
 * Creates learners' profiles, and XP in several rows of the ledger, some from this week. Totals follow a power law: few
 * learners have many. Nine in ten are listed.
 */
function fillProfiles(from: number, to: number): string[] {
  return [
    `insert into app.experience_ledger (learner_id, amount, reason, reference, created_at)
     select ${ID}, 5 * (1 + floor(200 * power(random(), 4)))::int, 'demo', 'row-' || r,
       now() - case when r = 1 and n % 10 = 0 then random() * interval '20 hours'
         else interval '8 days' + random() * interval '700 days' end
     from generate_series(${from}, ${to}) as n, generate_series(1, 1 + n % 4) as r`,
    `insert into app.profiles
       (id, email, username, is_listed, experience_points, created_at, streak_days, last_active_on, freezes_spent)
     select id, id || '@example.test', 'learner-' || n, n % 10 <> 3, total, now() - interval '2 years',
       1 + n % 5, current_date, 0
     from (select n, ${ID} as id from generate_series(${from}, ${to}) as n) as learner
     join (
       select learner_id, sum(amount) as total from app.experience_ledger group by learner_id
     ) as earned on earned.learner_id = id`,
  ];
}

/** Gives every learner some days and lessons, and learner number 1 a long history. */
function fillProgress({ learners }: Amounts): string[] {
  return [
    `insert into app.active_days (learner_id, day)
     select ${ID}, current_date - d from generate_series(1, ${learners}) as n, generate_series(0, n % 5) as d`,
    `insert into app.active_days (learner_id, day)
     select ${learnerIdOf('1')}, current_date - d from generate_series(2, 600) as d`,
    `insert into app.completed_lessons (learner_id, lesson_id, minutes_spent)
     select ${ID}, 'lesson-' || l, 5 from generate_series(1, ${learners}) as n, generate_series(1, n % 4) as l`,
    `insert into app.completed_lessons (learner_id, lesson_id, minutes_spent)
     select ${learnerIdOf('1')}, 'lesson-' || l, 5 from generate_series(1, ${BENCH_SIZE.lessons - 1}) as l
     on conflict do nothing`,
    `insert into app.lesson_visits (learner_id, lesson_id)
     select learner_id, lesson_id from app.completed_lessons`,
    `insert into app.solves (learner_id, challenge_id)
     select ${learnerIdOf('1')}, 'challenge-' || c from generate_series(1, ${BENCH_SIZE.challenges}) as c`,
    `insert into app.earned_achievements (learner_id, achievement_id)
     select ${learnerIdOf('1')}, id from app.achievements`,
    `with given as (
       insert into app.experience_ledger (learner_id, amount, reason, reference, created_at)
       select ${learnerIdOf('1')}, 10, 'demo', 'day-' || d, now() - d * interval '1 day'
       from generate_series(1, 600) as d returning amount
     ) update app.profiles set experience_points = experience_points + (select sum(amount) from given),
       streak_days = 601
     where id = ${learnerIdOf('1')}`,
  ];
}

/** Creates submissions in the order of time, so that those of one learner are scattered as in production. */
function fillSubmissions({ learners, submissions, ofOneLearner }: Amounts): string[] {
  const every = Math.floor(submissions / ofOneLearner);
  return [
    `insert into app.submissions
       (learner_id, challenge_id, idempotency_key, language, code, status, verdict, submitted_at, started_at)
     select ${learnerIdOf('s.n')}, 'challenge-' || 1 + (s.i * 7 + s.i / ${every}) % ${BENCH_SIZE.challenges}, 'key-' || s.i,
       'PYTHON', ${CODE}, case when s.i % 3 = 0 then 'ACCEPTED' else 'FAILED' end, '${VERDICT}'::jsonb, s.at, s.at
     from (
       select i, now() - (${submissions} - i) * (interval '700 days' / ${submissions}) as at,
         case when i % ${every} = 0 then 1 else 2 + abs(hashint4(i)) % ${learners - 1} end as n
       from generate_series(1, ${submissions}) as i
     ) as s`,
  ];
}

/** Disables the indexes of the largest tables, to build each of them at once when all rows are there. */
const GROWING = ['app.submissions', 'app.experience_ledger', 'app.profiles', 'app.active_days'];

/** The filled data doesn't need to be durable; the settings are restored before the measurements. */
const HASTY = ['fsync = off', 'full_page_writes = off', `max_wal_size = '8GB'`] as const;

/** Runs statements without triggers and foreign keys, which would run queries for each row. */
async function run(sql: Sql, statements: readonly string[]): Promise<void> {
  for (const setting of HASTY) await sql.unsafe(`alter system set ${setting}`);
  await sql`select pg_reload_conf()`;
  const tables = GROWING.map((table) => `'${table}'::regclass`).join();
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`set local maintenance_work_mem = '256MB'`;
    await transaction.unsafe(
      `update pg_index set indisready = false, indisvalid = false where indrelid in (${tables})`,
    );
    for (const statement of statements) await transaction.unsafe(statement);
    for (const table of GROWING) await transaction.unsafe(`reindex table ${table}`);
  });
  await sql`vacuum analyze`;
  await sql`set work_mem = '256MB'`;
  await sql`select app.rebuild_standings()`;
  await sql`vacuum analyze app.standings, app.standing_counts`;
  for (const setting of HASTY) await sql.unsafe(`alter system reset ${setting.split(' ')[0]}`);
  await sql`select pg_reload_conf()`;
  await sql`checkpoint`;
}

/** Fills a migrated database whose curriculum is published. */
export function fillDatabase(sql: Sql, amounts: Amounts): Promise<void> {
  return run(sql, [
    ...fillProfiles(1, amounts.learners),
    ...fillProgress(amounts),
    ...fillSubmissions(amounts),
  ]);
}

/** Adds learners to the existing ones. */
export function addLearners(sql: Sql, from: number, to: number): Promise<void> {
  return run(sql, fillProfiles(from, to));
}
