import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import { createRateLimitRepository } from '../../functions/data/rate-limit-repository.ts';
import { createRequestBudget } from '../../functions/data/request-budget.ts';
import { trustedDocuments } from '../../functions/graphql/__generated__/trusted-documents.ts';
import { createDocumentCheck } from '../../functions/graphql/document-limits.ts';
import { pointsOf } from '../../functions/graphql/field-points.ts';
import type { RateLimitRepository } from '../../functions/services/ports/ports.ts';
import { type Apis, httpEvent, openApis } from '../support/apis.ts';
import { createWorld, type World } from '../support/world.ts';

/** The points of a full budget. */
const FULL = 1_200_000;
/** The points that a process takes at once. */
const LEASE = 10_000;

let world: World;
let apis: Apis;
/** What the APIs have spent, and the seconds that they are told to wait. */
let spent: { caller: string; points: number }[];
let waitSeconds: number;
beforeAll(async () => {
  world = await createWorld();
  const requestBudget = {
    spend: (caller: string, points: number) => {
      spent.push({ caller, points });
      return Promise.resolve(waitSeconds);
    },
  };
  apis = await openApis(world.with({ requestBudget }));
});
beforeEach(() => {
  spent = [];
  waitSeconds = 0;
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

const rest = (path: string, headers: Record<string, string> = {}) =>
  apis.rest(httpEvent({ path, headers }));
const graphql = (query: string, headers: Record<string, string> = {}) =>
  apis.graphql(httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } }));

test('both APIs count a learner by the account, and everybody without one by the address', async () => {
  const sub = randomUUID();
  const authorization = `Bearer ${await apis.authority.token({ sub })}`;
  await rest('/api/challenges');
  await graphql('{ challenges { id } }');
  await rest('/api/challenges', { authorization });
  await graphql('{ challenges { id } }', { authorization });
  const anonymous = await apis.authority.token({ sub: randomUUID(), is_anonymous: true });
  await rest('/api/challenges', { authorization: `Bearer ${anonymous}` });
  const address = '127.0.0.1';
  expect(spent.map(({ caller }) => caller)).toEqual([address, address, sub, sub, address]);
});

test('a GraphQL request costs what its document costs', async () => {
  await graphql('{ __typename }');
  await graphql('{ challenges { id } }');
  await graphql('{ challenges { id title } }');
  await graphql('{ a: challenges { id title } b: challenges { id title } }');
  expect(spent.map(({ points }) => points)).toEqual([201, 380, 470, 740]);
});

test('a GraphQL request costs what its arguments ask for, whether or not they are variables', async () => {
  const ask = (query: string, variables = {}) =>
    apis.graphql(httpEvent({ method: 'POST', path: '/graphql', body: { query, variables } }));
  await ask('{ viewer { activity { date } } }');
  await ask('{ viewer { activity(days: 366) { date } } }');
  await ask('query ($n: Int!) { viewer { activity(days: $n) { date } } }', { n: 366 });
  await ask('query ($n: Int! = 366) { viewer { activity(days: $n) { date } } }');
  await ask(
    'query ($n: Int!) { viewer { ...A } } fragment A on Viewer { activity(days: $n) { date } }',
    { n: 28 },
  );
  await ask('{ viewer { submissions(first: 100) { nodes { id } } } }');
  await ask('{ viewer { submissions(first: 100) { nodes { code } } } }');
  await ask('{ leaderboard(first: 100) { entries { rank } } }');
  const [usual, ...others] = spent.map(({ points }) => points);
  expect(usual).toBe(229);
  expect(others).toEqual([933, 933, 933, 257, 411, 6_811, 1_302]);
});

test('a client that spent its budget is refused by both APIs and told how long to wait', async () => {
  waitSeconds = 7;
  const message = 'This address or account called the API too often. Wait 7 seconds and try again.';
  const refusedByRest = await rest('/api/challenges');
  expect(refusedByRest).toMatchObject({ statusCode: 429, headers: { 'retry-after': '7' } });
  expect(JSON.parse(refusedByRest.body ?? '')).toEqual({ error: message, code: 'RATE_LIMITED' });
  const refusedByGraphql = await graphql('{ challenges { id } }');
  expect(refusedByGraphql).toMatchObject({ statusCode: 429, headers: { 'retry-after': '7' } });
  expect(JSON.parse(refusedByGraphql.body ?? '')).toEqual({
    errors: [{ message, extensions: { code: 'RATE_LIMITED', retryAfter: 7 } }],
  });
});

/** The budget as another process has it, and how often it asked the database. */
function newProcess() {
  const store = createRateLimitRepository(world.database);
  const counted = { statements: 0 };
  const rateLimits: RateLimitRepository = {
    take: (...request) => {
      counted.statements += 1;
      return store.take(...request);
    },
  };
  return { counted, budget: createRequestBudget(rateLimits) };
}

test('a process asks the database once for many requests', async () => {
  const { counted, budget } = newProcess();
  const caller = randomUUID();
  const requests = Array.from({ length: LEASE / 100 }, () => budget.spend(caller, 100));
  expect(new Set(await Promise.all(requests))).toEqual(new Set([0]));
  expect(counted.statements).toBe(1);
});

test('processes share the budget of a client, and other clients have their own', async () => {
  const caller = randomUUID();
  const processes = [newProcess(), newProcess()];
  // Nothing is added while the budget is used up.
  const used = sql`update app.token_buckets set full_at = now() + interval '60 seconds'`;
  for (const { budget } of processes) expect(await budget.spend(caller, LEASE)).toBe(0);
  await world.database.execute(used);
  for (const { budget, counted } of processes) {
    const seconds = await budget.spend(caller, LEASE);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(2);
    const asked = counted.statements;
    expect(await budget.spend(caller, LEASE)).toBeGreaterThanOrEqual(1);
    expect(counted.statements).toBe(asked);
    expect(await budget.spend(randomUUID(), LEASE)).toBe(0);
  }
});

test('a process forgets the client that was here longest ago, and no other one', async () => {
  let statements = 0;
  const budget = createRequestBudget({ take: () => Promise.resolve((statements += 1) * 0) });
  await budget.spend('old', 1);
  await budget.spend('regular', 1);
  for (let index = 0; index < 9_998; index += 1) await budget.spend(`passing ${index}`, 1);
  await budget.spend('regular', 1);
  expect(statements).toBe(10_000);
  await budget.spend('one more', 1);
  await budget.spend('regular', 1);
  await budget.spend('passing 0', 1);
  expect(statements).toBe(10_001);
  await budget.spend('old', 1);
  expect(statements).toBe(10_002);
});

test('two hundred visitors with one address can open the site in the same minute', () => {
  const check = createDocumentCheck();
  const pointsFor = (name: string): number => {
    const text = [...trustedDocuments.values()].find((one) => one.startsWith(`query ${name}`));
    return check(text ?? '', { isTrusted: true }).points;
  };
  const visit = pointsFor('ChallengeLibrary') + pointsFor('Lessons') + 3 * pointsFor('Lesson(');
  expect(200 * visit).toBeLessThanOrEqual(FULL);
});

test('the estimates are not lower than the published lists', async () => {
  const curriculum = await loadCurriculum();
  for (const list of ['challenges', 'lessons', 'achievements', 'categories'] as const) {
    expect(pointsOf(list, { below: 0, longTexts: 0, rows: null })).toBeGreaterThanOrEqual(
      curriculum[list].length,
    );
  }
});
