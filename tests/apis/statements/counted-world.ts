import { sql } from 'drizzle-orm';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { dayIn } from '../../../domain/calendar.ts';
import { createAccountRepository } from '../../../functions/data/account-repository.ts';
import { publishCurriculum } from '../../../functions/data/publish.ts';
import type { HttpHandler } from '../../../functions/http/api-handler.ts';
import type { SessionIdentity } from '../../../functions/services/ports/records.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../../support/apis.ts';
import { signUpAnonymously, signUpThroughGitHub } from '../../support/sign-up.ts';
import { sizedCurriculum } from '../../support/sized-curriculum.ts';
import { countStatements, type StatementCounter } from '../../support/statement-counter.ts';
import { stubbedExecution } from '../../support/stubbed-execution.ts';
import { createWorld, newIdentity, type World } from '../../support/world.ts';

/** The time of every request. */
const NOW = new Date();
const TODAY = dayIn('UTC', NOW);

/** A learner may have at most 20 access tokens, and one more is created. */
const MOST_TOKENS = 19;

/** A world in which every list has the same length, and whose statements are counted. */
export interface CountedWorld {
  /** The length of every list. */
  rows: number;
  /** The day in UTC. */
  today: string;
  apis: Apis;
  /** A token of the learner with rows of every kind. */
  learnerToken: string;
  /** A token of an account without a profile. */
  newcomerToken: string;
  /** The ids of that learner's objects, by kind. */
  ids: {
    submission: string;
    accessToken: string;
    attempt: string;
    session: string;
    username: string;
    /** Of an anonymous learner. */
    anonymousToken: string;
  };
  /**
   * Counts the statements of a request.
   *
   * @throws {Error} with the response if it is a refusal or has errors
   */
  count(handler: HttpHandler, event: APIGatewayProxyEventV2): Promise<number>;
  close(): Promise<void>;
}

const ATTEMPT = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

/** The questions of an attempt at the last lesson, whose last answer proves it. */
const almostProved = (rows: number) =>
  ['predict', 'write', 'choose'].map((exerciseId, index) => ({
    lessonId: `lesson-${rows}`,
    exerciseId,
    outcome: index < 2 ? 'right' : null,
  }));

/** Writes the learner's history: all of the curriculum except the last challenge and the last lesson. */
async function fill({ database }: World, { id, sessionId }: SessionIdentity, rows: number) {
  const n = sql`generate_series(1, ${rows}::int) as n`;
  const done = sql`generate_series(1, ${rows - 1}::int) as n`;
  const statements = [
    sql`insert into auth.users (id, email) values (${id}, 'rows@example.test')`,
    sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`,
    sql`insert into auth.sessions (user_id) select ${id}::uuid from ${done}`,
    sql`insert into app.submissions (learner_id, challenge_id, idempotency_key, language, code, status)
      select ${id}::uuid, 'challenge-' || n, 'key-' || n, 'PYTHON', 'print()', 'FAILED' from ${n}`,
    sql`insert into app.solves (learner_id, challenge_id) select ${id}::uuid, 'challenge-' || n from ${done}`,
    sql`insert into app.completed_lessons (learner_id, lesson_id, minutes_spent, completed_at)
      select ${id}::uuid, 'lesson-' || n, 5, now() - interval '30 days' from ${done}`,
    sql`insert into app.lesson_steps (learner_id, lesson_id, step_id, exercise_id, state, tries)
      select ${id}::uuid, 'lesson-' || n, 'choose', 'choose', 'seen', 3 from ${n}`,
    sql`insert into app.practiced_lessons (learner_id, lesson_id, practiced_at)
      select ${id}::uuid, 'lesson-' || n, now() - interval '30 days' from ${done}`,
    sql`insert into app.lesson_visits (learner_id, lesson_id) select ${id}::uuid, 'lesson-' || n from ${n}`,
    sql`insert into app.active_days (learner_id, day) select ${id}::uuid, current_date - n from ${n}`,
    sql`insert into app.earned_achievements (learner_id, achievement_id)
      select ${id}::uuid, 'achievement-' || n from ${n}`,
    sql`insert into app.experience_ledger (learner_id, amount, reason, reference)
      select ${id}::uuid, 1000, 'demo', 'row-' || n from ${n}`,
    sql`update app.profiles set experience_points = ${rows * 1000}::int, streak_days = ${rows}::int,
      last_active_on = current_date - 1, freezes_spent = 0 where id = ${id}`,
    sql`insert into app.access_tokens (learner_id, hash, ending, name, scope, created_at, expires_at)
      select ${id}::uuid, 'hash-' || n, 'abcd', 'Token', 'READ', now(), now() + interval '1 day'
      from generate_series(1, ${Math.min(rows, MOST_TOKENS)}::int) as n`,
    sql`insert into app.profiles (id, email, username, is_listed)
      select gen_random_uuid(), 'x@example.test', 'listed-' || n, true from ${n}`,
    sql`insert into app.experience_ledger (learner_id, amount, reason, reference)
      select id, 100, 'demo', 'listed' from app.profiles where is_listed`,
    sql`update app.profiles set experience_points = 100 where is_listed`,
    sql`insert into app.follows select ${id}::uuid, id, now() from app.profiles where is_listed limit 99`,
    sql`insert into app.daily_problems values (${TODAY}, 'lesson-1', 'write')`,
    sql`insert into app.skill_reviews (learner_id, skill, stability, difficulty, due_at, last_at)
      select ${id}::uuid, 'skill ' || n, 1, 5, now(), now() from ${n}`,
    sql`insert into app.placement_attempts select gen_random_uuid(), ${id}::uuid,
      'lesson-lesson-' || ${rows}::int, ${TODAY}::date - n, '[]'::jsonb, now() from ${n}`,
    sql`insert into app.placement_attempts values (${ATTEMPT}, ${id},
      'lesson-lesson-' || ${rows}::int, ${TODAY}, ${JSON.stringify(almostProved(rows))}, now())`,
    sql`insert into app.daily_answers (learner_id, day, tries, is_solved)
      select ${id}::uuid, ${TODAY}::date - n, 1, true from ${n}`,
  ];
  for (const statement of statements) await database.execute(statement);
}

/** Returns the id of one of the learner's rows; never of the current session, which the requests need. */
async function anIdOf(
  { database }: World,
  { id, sessionId }: SessionIdentity,
  [table, owner]: [table: string, owner: string],
): Promise<string> {
  const [row] = await database.execute<{ id: string }>(sql`
    select id from ${sql.raw(table)}
    where ${sql.raw(owner)} = ${id} and id <> ${sessionId} limit 1`);
  if (!row) throw new Error(`There is no row in ${table}.`);
  return row.id;
}

const CONNECTIONS = 8;

/** Opens the connections: each one looks up the database's types when it opens. */
async function openEveryConnection({ database }: World): Promise<void> {
  const waits = Array.from({ length: CONNECTIONS }, () =>
    database.execute(sql`select pg_sleep(0.1)`),
  );
  await Promise.all(waits);
}

async function ask(handler: HttpHandler, event: APIGatewayProxyEventV2): Promise<void> {
  const { status, body } = answerOf(await handler(event));
  const text = JSON.stringify(body);
  if (status === 200 && !text.startsWith('{"errors"')) return;
  throw new Error(`${event.rawPath} ${event.body ?? ''} answered ${status}: ${text}`);
}

/** @param rows the length of every list */
export async function createCountedWorld(rows: number): Promise<CountedWorld> {
  const counters: StatementCounter[] = [];
  const world = await createWorld(async (url) => {
    const counter = await countStatements(url);
    counters.push(counter);
    return counter.databaseUrl;
  });
  const size = { challenges: rows, lessons: rows, achievements: rows };
  await publishCurriculum(world.database, sizedCurriculum(size));
  const accounts = createAccountRepository(world.database);
  const services = world.with({ accounts, execution: stubbedExecution, now: () => NOW });
  const apis = await openApis(services);
  const learner = newIdentity();
  // Before the session is in the tables, so the world without an auth server creates the profile.
  await world.services.learners.find(learner);
  await fill(world, learner, rows);
  const newcomer = await signUpThroughGitHub(world, apis.authority);
  const anonymous = await signUpAnonymously(world, apis.authority);
  const headers = { authorization: `Bearer ${anonymous.token}` };
  await ask(apis.rest, httpEvent({ path: '/api/auth/profile', headers }));
  await openEveryConnection(world);
  // The first request reads and caches the curriculum.
  await services.challenges.categories(services.createRequestContext(null));
  const tokenOf = ({ id, sessionId, email, provider }: SessionIdentity) =>
    apis.authority.token({
      sub: id,
      session_id: sessionId,
      email,
      app_metadata: { provider },
    });
  return {
    rows,
    today: TODAY,
    apis,
    learnerToken: await tokenOf(learner),
    newcomerToken: newcomer.token,
    ids: {
      submission: await anIdOf(world, learner, ['app.submissions', 'learner_id']),
      accessToken: await anIdOf(world, learner, ['app.access_tokens', 'learner_id']),
      attempt: ATTEMPT,
      session: await anIdOf(world, learner, ['auth.sessions', 'user_id']),
      username: learner.requestedProfile.username,
      anonymousToken: anonymous.token,
    },
    async count(handler, event) {
      const [counter] = counters;
      if (!counter) throw new Error('Nothing counts.');
      return counter.during(() => ask(handler, event));
    },
    async close() {
      await apis.authority.close();
      await world.close();
      await Promise.all(counters.map((counter) => counter.close()));
    },
  };
}
