import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { slugOfSkill, SMALL_REWARDS_AHEAD } from '../../domain/review.ts';
import type { Queries } from './database.ts';

/** Moves what an anonymous learner has done to another learner. */
interface Move {
  /** The anonymous learner's id. */
  from: string;
  /** The other learner's id. */
  to: string;
  /** The other learner's current day: an active day can't be after it. */
  today: string;
  /** How long solving a challenge earns nothing after its solution was shown, in milliseconds. */
  noExperienceMs: number;
}

/** The tables whose rows move unless the other learner has one with the same key, and the columns of the key. */
const KEYS = {
  solves: ['challenge_id'],
  completed_lessons: ['lesson_id'],
  practiced_lessons: ['lesson_id'],
  proved_lessons: ['lesson_id'],
  placement_attempts: ['placement_id', 'day'],
  lesson_visits: ['lesson_id'],
  lesson_steps: ['lesson_id', 'step_id'],
  skill_reviews: ['skill'],
  daily_answers: ['day'],
  earned_achievements: ['achievement_id'],
  hint_reveals: ['challenge_id', 'rung'],
  shown_cases: ['challenge_id', 'case_name'],
  shown_solutions: ['challenge_id'],
  opened_challenges: ['challenge_id'],
  drafts: ['challenge_id'],
  line_marks: ['challenge_id', 'line'],
} as const;

type MovedTable = keyof typeof KEYS;

const keys = z.array(z.object({ key: z.string() }));
const amounts = z.array(z.object({ amount: z.number() }));

/** Moves a table's rows. @returns the first column of each moved row's key */
async function moveRows(queries: Queries, move: Move, table: MovedTable): Promise<string[]> {
  const { from, to } = move;
  const [first] = KEYS[table];
  const condition = table === 'solves' ? isNotTooEarly(move) : sql`true`;
  const isSame = KEYS[table].map(
    (column) => sql`own.${sql.raw(column)} = moved.${sql.raw(column)}`,
  );
  const rows = await queries.execute(sql`
    update app.${sql.raw(table)} as moved set learner_id = ${to}
    where learner_id = ${from} and ${condition} and not exists (
      select from app.${sql.raw(table)} as own
      where own.learner_id = ${to} and ${sql.join(isSame, sql` and `)}
    )
    returning ${sql.raw(first)}::text as key`);
  return keys.parse(rows).map(({ key }) => key);
}

/**
 * Moves finished submissions. One that is running stays, and its verdict finds no profile. A submission that solved what
 * the other learner had already solved earned them nothing.
 */
async function moveSubmissions(
  queries: Queries,
  { from, to }: Move,
  solved: readonly string[],
): Promise<void> {
  await queries.execute(sql`
    update app.submissions as moved set
      learner_id = ${to},
      experience_earned = case when challenge_id in (${inList(solved)}) then experience_earned else 0 end,
      idempotency_key = case when exists (
        select from app.submissions as own
        where own.learner_id = ${to} and own.idempotency_key = moved.idempotency_key
      ) then gen_random_uuid()::text else idempotency_key end
    where learner_id = ${from} and status <> 'PENDING'`);
}

/** A list for `in`, which must not be empty. */
function inList(values: readonly string[]): SQL {
  if (values.length === 0) return sql`null`;
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

/** Removes the other learner's rows that say less than the moved ones. */
async function makeRoom(queries: Queries, { from, to }: Move): Promise<void> {
  await queries.execute(sql`
    delete from app.lesson_steps as own using app.lesson_steps as moved
    where own.learner_id = ${to} and moved.learner_id = ${from}
      and (own.lesson_id, own.step_id) = (moved.lesson_id, moved.step_id)
      and own.state = 'seen' and moved.state <> 'seen'`);
  await queries.execute(sql`
    delete from app.daily_answers as own using app.daily_answers as moved
    where own.learner_id = ${to} and moved.learner_id = ${from} and own.day = moved.day
      and not own.is_solved and moved.is_solved`);
}

/** Of two drafts of a challenge, the newer one wins, and the code of the other is kept. */
async function moveDrafts(queries: Queries, move: Move): Promise<void> {
  const { from, to } = move;
  await queries.execute(sql`
    update app.replaced_drafts set learner_id = ${to} where learner_id = ${from}`);
  await queries.execute(sql`
    insert into app.replaced_drafts (learner_id, challenge_id, code, edited_at, replaced_at)
    select ${to}::uuid, own.challenge_id,
      case when moved.edited_at > own.edited_at then own.code else moved.code end,
      least(moved.edited_at, own.edited_at), now()
    from app.drafts as own join app.drafts as moved using (challenge_id)
    where own.learner_id = ${to} and moved.learner_id = ${from} and own.code <> moved.code`);
  await queries.execute(sql`
    update app.drafts as own set
      code = moved.code,
      own_cases = case when moved.own_cases = '[]' then own.own_cases else moved.own_cases end,
      edited_at = moved.edited_at,
      revision = own.revision + 1
    from app.drafts as moved
    where own.learner_id = ${to} and moved.learner_id = ${from}
      and own.challenge_id = moved.challenge_id and moved.edited_at > own.edited_at`);
  await moveRows(queries, move, 'drafts');
}

/** How the other learner set up the editor stays. */
async function moveSettings(queries: Queries, { from, to }: Move): Promise<void> {
  await queries.execute(sql`
    update app.editor_settings set learner_id = ${to}
    where learner_id = ${from} and not exists (
      select from app.editor_settings where learner_id = ${to})`);
}

/** A learner who saw a solution can't earn its XP by solving the challenge without an account. */
function isNotTooEarly({ to, noExperienceMs }: Move): SQL {
  return sql`not exists (
    select from app.shown_solutions as shown
    where shown.learner_id = ${to} and shown.challenge_id = moved.challenge_id
      and moved.solved_at >= shown.shown_at
      and moved.solved_at < shown.shown_at + make_interval(secs => ${noExperienceMs / 1_000}))`;
}

async function moveActiveDays(queries: Queries, { from, to, today }: Move): Promise<void> {
  await queries.execute(sql`
    insert into app.active_days (learner_id, day)
    select ${to}::uuid, least(day, ${today}::date) from app.active_days where learner_id = ${from}
    on conflict do nothing`);
}

/** The rows by which the ledger's rows of a learner are moved. */
interface MovedRows {
  solves: readonly string[];
  achievements: readonly string[];
  skills: readonly string[];
  days: readonly string[];
}

/** Copies rows of the ledger. It is append-only, so the originals go with their profile. @returns the XP */
async function copyExperience(queries: Queries, { to }: Move, rows: SQL): Promise<number> {
  const copied = await queries.execute(sql`
    insert into app.experience_ledger (learner_id, amount, reason, reference, created_at)
    select ${to}::uuid, amount, reason, reference, created_at from (${rows}) as moved order by id
    on conflict (learner_id, reason, reference) do nothing
    returning amount`);
  return amounts.parse(copied).reduce((sum, { amount }) => sum + amount, 0);
}

/** Copies the ledger's rows of the moved solves and achievements. @returns the XP */
function moveExperience(
  queries: Queries,
  move: Move,
  { solves, achievements }: MovedRows,
): Promise<number> {
  const rows = sql`
    select * from app.experience_ledger where learner_id = ${move.from} and (
      (reason = 'challenge' and reference in (${inList(solves)}))
      or (reason = 'achievement' and reference in (${inList(achievements)}))
    )`;
  return copyExperience(queries, move, rows);
}

/**
 * Copies the ledger's rows of the moved reviews and daily problems, the oldest first, while they stay within what they
 * can earn more than solved challenges. Otherwise many anonymous learners together would earn without an end.
 *
 * @returns the XP
 */
async function moveSmallRewards(
  queries: Queries,
  move: Move,
  { skills, days }: MovedRows,
): Promise<number> {
  const left = sql`
    select ${SMALL_REWARDS_AHEAD}::int + coalesce(sum(case reason when 'challenge' then amount else -amount end), 0)
    from app.experience_ledger
    where learner_id = ${move.to} and reason in ('challenge', 'review', 'daily')`;
  const rows = sql`
    select * from (
      select *, sum(amount) over (order by id) as total from app.experience_ledger
      where learner_id = ${move.from} and (
        (reason = 'review' and regexp_replace(reference, '-[0-9]+$', '') in (${inList(skills.map(slugOfSkill))}))
        or (reason = 'daily' and reference in (${inList(days)}))
      )
    ) as small where total <= (${left})`;
  const moved = await copyExperience(queries, move, rows);
  await queries.execute(sql`
    update app.daily_answers as answers set experience_earned = 0
    where learner_id = ${move.to} and day::text in (${inList(days)}) and not exists (
      select from app.experience_ledger as ledger
      where ledger.learner_id = answers.learner_id and reason = 'daily' and reference = day::text)`);
  return moved;
}

/**
 * Moves everything that the other learner doesn't have yet, and its XP. Both profiles must be locked. What isn't moved
 * stays behind for its profile's deletion.
 */
export async function moveLearner(queries: Queries, move: Move): Promise<void> {
  await makeRoom(queries, move);
  const solves = await moveRows(queries, move, 'solves');
  await moveSubmissions(queries, move, solves);
  await moveRows(queries, move, 'completed_lessons');
  await moveRows(queries, move, 'practiced_lessons');
  await moveRows(queries, move, 'proved_lessons');
  await moveRows(queries, move, 'placement_attempts');
  await moveRows(queries, move, 'lesson_visits');
  await moveRows(queries, move, 'lesson_steps');
  const skills = await moveRows(queries, move, 'skill_reviews');
  const days = await moveRows(queries, move, 'daily_answers');
  const achievements = await moveRows(queries, move, 'earned_achievements');
  await moveRows(queries, move, 'hint_reveals');
  await moveRows(queries, move, 'shown_cases');
  await moveRows(queries, move, 'shown_solutions');
  await moveRows(queries, move, 'opened_challenges');
  await moveDrafts(queries, move);
  await moveSettings(queries, move);
  await moveActiveDays(queries, move);
  const moved = { solves, achievements, skills, days };
  // Solves first: they allow more small rewards.
  const large = await moveExperience(queries, move, moved);
  const small = await moveSmallRewards(queries, move, moved);
  await queries.execute(sql`
    update app.profiles set experience_points = experience_points + ${large + small} where id = ${move.to}`);
}
