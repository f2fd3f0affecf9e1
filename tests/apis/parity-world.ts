import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayIn } from '../../domain/calendar.ts';
import { createAccountRepository } from '../../functions/data/account-repository.ts';
import { writeExport } from '../../functions/services/write-export.ts';
import { createLearnerRepository } from '../../functions/data/learner-repository.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { createRemoteAccounts } from '../../functions/identity/remote-accounts.ts';
import { createLambdaExecution } from '../../functions/invoke/lambda-execution.ts';
import type { AccountRepository } from '../../functions/services/ports/accounts.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { collect } from '../support/collect.ts';
import { answerOf, type Apis, httpEvent, openApis, type TestRequest } from '../support/apis.ts';
import { HARD_CODED, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { reviewCurriculum } from '../support/review-curriculum.ts';
import {
  type SignedUp,
  signUp,
  signUpAnonymously,
  signUpThroughGitHub,
} from '../support/sign-up.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newIdentity } from '../support/world.ts';

/** The comparable parts of an API's response. */
export interface Refusal {
  refused: string;
  sentence: string;
  /** In seconds; null if there is none. */
  wait: number | null;
}
export type Outcome = { answer: unknown } | Refusal;

/** A learner who differs from another only in name. */
export interface ParityLearner extends SignedUp {
  username: string;
  accessTokenId: string;
  /** An access token with only the read scope. */
  accessToken: string;
  /** The token of an anonymous session in which this learner has solved another challenge. */
  anonymousToken: string;
  /** The day in UTC. */
  today: string;
  /** An attempt to prove the last lesson, at its last question. */
  attemptId: string;
}

/** A fault behind both APIs; `later` is eleven minutes after the sign-in. */
export type Trouble = 'execution' | 'accounts' | 'rate-limit' | 'later';

const LATER_MS = 11 * 60_000;

/** A submission that every parity learner has had accepted, and its key. */
export const ACCEPTED_BEFORE = { challengeId: 'first', key: 'before' };

/** A listed learner, and one whom every parity learner follows. */
export const LISTED = 'listed-one';
export const FOLLOWED_BEFORE = 'listed-two';

/** An address where nothing listens. */
const NOWHERE = 'http://127.0.0.1:1';

interface GraphqlAnswer {
  data?: unknown;
  errors?: { message: string; extensions: { code: string; retryAfter?: number } }[];
}

function outcomeOfGraphql(body: GraphqlAnswer): Outcome {
  const [error] = body.errors ?? [];
  if (!error) return { answer: body.data };
  const { code, retryAfter = null } = error.extensions;
  return { refused: code, sentence: error.message, wait: retryAfter };
}

interface NewToken {
  access_token: { id: string };
  token: string;
}

const answerIn = (outcome: Outcome): unknown => {
  if ('refused' in outcome) throw new Error(outcome.sentence);
  return outcome.answer;
};

/** Opens both APIs of one world with a stopped clock, and the requests that tests send. */
export async function openParityWorld() {
  const world = await createWorld();
  await publishCurriculum(world.database, reviewCurriculum);
  const stored = createAccountRepository(world.database);
  const remote = createRemoteAccounts({ url: NOWHERE, anonKey: '', serviceKey: null });
  const lost = createLambdaExecution({
    functionName: 'lost',
    addressKey: 'key',
    timeoutMs: 5_000,
    client: {
      endpoint: NOWHERE,
      region: 'local',
      maxAttempts: 1,
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    },
  });
  let trouble: Trouble | null = null;
  const execution: ExecutionPort = {
    run: (...job) => (trouble === 'execution' ? lost : stubbedExecution).run(...job),
  };
  const accounts: AccountRepository = {
    ...stored,
    isSessionOpen: (identity) => (trouble === 'accounts' ? remote : stored).isSessionOpen(identity),
  };
  const rateLimits = { take: () => Promise.resolve(trouble === 'rate-limit' ? 7 : 0) };
  const moment = new Date();
  const today = dayIn('UTC', moment);
  await world.database.execute(
    sql`insert into app.daily_problems values (${today}, 'one', 'choose')`,
  );
  await world.database.execute(
    sql`insert into app.lesson_times values ('one', 18, 25, 36, '2026-01-05')`,
  );
  await world.database.execute(
    sql`insert into app.profiles (id, email, username, is_listed)
      select gen_random_uuid(), '', name, true from (values (${LISTED}), (${FOLLOWED_BEFORE})) as names (name)`,
  );
  // Sign-ins have the real time, which may be minutes after the moment at which the clock stopped.
  const now = () => (trouble === 'later' ? new Date(Date.now() + LATER_MS) : moment);
  const services = world.with({ execution, accounts, rateLimits, now, random: () => 0 });
  const apis: Apis = await openApis(services);

  const headersOf = (token: string | null): Record<string, string> =>
    token === null ? {} : { authorization: `Bearer ${token}` };

  async function rest(request: TestRequest, token: string | null): Promise<Outcome> {
    const headers = { ...headersOf(token), ...request.headers };
    const result = await apis.rest(httpEvent({ ...request, headers }));
    const { status, body } = answerOf(result);
    if (status === 200) return { answer: body };
    const { error, code } = body as { error: string; code: string };
    const wait = result.headers?.['retry-after'];
    return { refused: code, sentence: error, wait: wait === undefined ? null : Number(wait) };
  }

  async function graphqlRequest(
    request: Partial<TestRequest>,
    token: string | null,
  ): Promise<Outcome> {
    const headers = { ...headersOf(token), ...request.headers };
    const event = httpEvent({ method: 'POST', path: '/graphql', ...request, headers });
    return outcomeOfGraphql(answerOf(await apis.graphql(event)).body as GraphqlAnswer);
  }

  const graphql = (query: string, variables: object, token: string | null) =>
    graphqlRequest({ body: { query, variables } }, token);

  /** Moves what a learner has practiced and solved to the past, so that reviews are due. */
  async function makeDue(learnerId: string): Promise<void> {
    await world.database.execute(sql`
      insert into app.practiced_lessons values
      (${learnerId}, 'one', ${moment.toISOString()}::timestamptz - interval '10 days')`);
    await world.database.execute(sql`
      update app.solves set solved_at = ${moment.toISOString()}::timestamptz - interval '20 days'
      where learner_id = ${learnerId}`);
  }

  /** @returns the token of an anonymous session that has solved a challenge */
  async function newAnonymousToken(): Promise<string> {
    const { token } = await signUpAnonymously(world, apis.authority);
    const accepted = { code: RIGHT_CODE, challenge_id: 'second' };
    await rest({ method: 'POST', path: '/api/submissions/submit', body: accepted }, token);
    return token;
  }

  /** Starts an attempt with two right answers, in an order that is the same for everyone. @returns its id */
  async function almostProve(learnerId: string): Promise<string> {
    const items = ['predict', 'write', 'choose'].map((exerciseId, index) => ({
      lessonId: 'three',
      exerciseId,
      outcome: index < 2 ? 'right' : null,
    }));
    const attemptId = randomUUID();
    await world.database.execute(sql`
      insert into app.placement_attempts values (${attemptId}, ${learnerId}, 'lesson-three',
      ${today}, ${JSON.stringify(items)}, ${moment.toISOString()})`);
    return attemptId;
  }

  /**
   * Creates a learner who has solved a challenge, failed another, marked three wrong lines of a third, completed a lesson
   * and solved one of its exercises, has reviews to do, and has nearly proved the last lesson.
   */
  async function newLearner(): Promise<ParityLearner> {
    const signedUp = await signUp(world, apis.authority);
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      rest({ method: 'POST', path, body, headers }, signedUp.token);
    const submit = '/api/submissions/submit';
    await post(submit, { code: HARD_CODED, challenge_id: 'second' });
    const { challengeId, key } = ACCEPTED_BEFORE;
    const accepted = { code: RIGHT_CODE, challenge_id: challengeId };
    await post(submit, accepted, { 'idempotency-key': key });
    await post('/api/challenges/second/draft', { code: 'print(2)' });
    for (const line of [1, 2, 4]) await post('/api/challenges/defense/line', { line });
    await post('/api/lessons/one/complete', { time_spent_minutes: 3 });
    await post('/api/lessons/one/exercises/choose/answers', { answer: ['green'] });
    await post('/api/users/following', { username: FOLLOWED_BEFORE });
    await makeDue(signedUp.id);
    const attemptId = await almostProve(signedUp.id);
    const made = await post('/api/users/access-tokens', { name: 'Reader', scope: 'read' });
    const { access_token, token } = answerIn(made) as NewToken;
    // This call records the day of use before anything is compared.
    const profile = await rest({ path: '/api/auth/profile' }, token);
    const { username } = answerIn(profile) as { username: string };
    const tokens = { accessTokenId: access_token.id, accessToken: token };
    const anonymousToken = await newAnonymousToken();
    return { ...signedUp, ...tokens, username, anonymousToken, today, attemptId };
  }

  /** Creates an account from GitHub without a profile. */
  async function newOutsider(): Promise<ParityLearner> {
    const signedUp = await signUpThroughGitHub(world, apis.authority);
    const tokens = { accessTokenId: 'none', accessToken: 'none', anonymousToken: 'none' };
    return { ...signedUp, ...tokens, username: 'none', today, attemptId: 'none' };
  }

  const learners = createLearnerRepository(world.database);
  const partsOf = async (parts: ReturnType<typeof learners.exportOf>) => {
    const text = (await collect(writeExport({ exportedAt: '' }, parts))).join('');
    return JSON.parse(text) as Record<string, unknown>;
  };
  /** Returns everything that is stored about a learner. */
  async function stateOf({ id }: ParityLearner): Promise<unknown> {
    const [isDeleted, profile, account] = await Promise.all([
      learners.isDeleted(id),
      partsOf(learners.exportOf(id)),
      stored.exportOf(newIdentity({ id })),
    ]);
    // The clock stands still, so that tokens have no order in time.
    const accessTokens = (profile['accessTokens'] as { name: string }[]).toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
    return { isDeleted, ...profile, accessTokens, account };
  }

  return {
    rest,
    graphql,
    graphqlRequest,
    newLearner,
    newOutsider,
    stateOf,
    /** Causes a fault while something runs. */
    async during<Result>(some: Trouble | null, work: () => Promise<Result>): Promise<Result> {
      trouble = some;
      try {
        return await work();
      } finally {
        trouble = null;
      }
    },
    async close() {
      await apis.authority.close();
      await world.close();
    },
  };
}
