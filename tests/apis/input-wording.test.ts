import { expect, test } from 'vitest';
import { answerOf, httpEvent } from '../support/apis.ts';
import { useApis } from '../support/use-apis.ts';

const setup = useApis();

/** Words of validators, parsers, drivers, databases and stack traces. */
const INTERNAL =
  /zod|invalid input|expected|received|pattern|regex|\/\^|undefined|NaN|\[object|unexpected token|position \d|in JSON at|node_modules|file:\/\/|\.[tj]s\b|\bat \w+ \(|postgres|drizzle|\bselect\b.*\bfrom\b|relation|constraint|column|prototype|TypeError|cannot read/i;
/** Several sentences of ours, each of which begins like a sentence and ends with a full stop. */
const SENTENCE = /^["A-Z/].*\.$/s;

type Malformed = readonly [method: string, path: string, sent: { body?: unknown; query?: string }];

const LONG = 'x'.repeat(70_000);
const REST: readonly Malformed[] = [
  ['POST', '/api/submissions/execute', { body: {} }],
  ['POST', '/api/submissions/execute', { body: { code: 1, challenge_id: 'first' } }],
  ['POST', '/api/submissions/execute', { body: { code: LONG, challenge_id: 'first' } }],
  ['POST', '/api/submissions/execute', { body: { code: 'x', challenge_id: ['first'] } }],
  ['POST', '/api/submissions/execute', { body: { code: 'x', challenge_id: 'a', language: 'c' } }],
  ['POST', '/api/submissions/submit', { body: [] }],
  ['POST', '/api/submissions/submit', { body: 'null' }],
  ['POST', '/api/submissions/submit', { body: '{"code":' }],
  ['POST', '/api/submissions/submit', { body: '{"code":"\\u0000","challenge_id":"first"}' }],
  ['GET', '/api/submissions', { query: 'limit=ten' }],
  ['GET', '/api/submissions', { query: 'limit=1e9' }],
  ['GET', '/api/submissions', { query: 'limit=0' }],
  ['GET', '/api/submissions', { query: 'cursor=%27%20or%201=1' }],
  ['GET', '/api/submissions/%27;--', {}],
  ['GET', '/api/leaderboard', { query: 'period=century' }],
  ['PATCH', '/api/users/profile', { body: { is_admin: true } }],
  ['PATCH', '/api/users/profile', { body: { [LONG]: true } }],
  ['PATCH', '/api/users/profile', { body: { username: 'no spaces allowed' } }],
  ['PATCH', '/api/users/profile', { body: { is_listed: 'yes' } }],
  ['PATCH', '/api/users/profile', { body: { time_zone: 'Mars/Olympus' } }],
  ['POST', '/api/lessons/one/complete', { body: { time_spent_minutes: 'many' } }],
  ['POST', '/api/lessons/one/complete', { body: { time_spent_minutes: -1 } }],
  ['POST', '/api/lessons/one/complete', { body: { time_spent_minutes: 1.5 } }],
  ['POST', '/api/lessons/one/complete', { body: { time_spent_minutes: 99_999 } }],
];

test.each(REST)('%s %s names nothing of the validator (%j)', async (method, path, sent) => {
  const headers = { authorization: setup.authorization };
  const result = await setup.apis.rest(httpEvent({ method, path, headers, ...sent }));
  const { status, body } = answerOf(result);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const { error } = body as { error: string };
  expect(error).not.toMatch(INTERNAL);
  expect(error).toMatch(SENTENCE);
  expect(error.length).toBeLessThan(300);
});

const GRAPHQL: readonly (readonly [query: unknown, variables?: unknown])[] = [
  [1],
  [null],
  [''],
  ['{'],
  ['{ viewer { id } '],
  ['{ viewer { id @skip(if: 1) } }'],
  ['{ nothing }'],
  ['query ($x: Int!) { leaderboard(first: $x) { total } }', { x: 'ten' }],
  ['query ($x: Int!) { leaderboard(first: $x) { total } }', { x: 2 ** 40 }],
  ['query ($x: Int!) { leaderboard(first: $x) { total } }', {}],
  ['query ($x: Int!) { leaderboard(first: $x) { total } }', { x: -1 }],
  ['query ($x: LeaderboardPeriod!) { leaderboard(period: $x) { total } }', { x: 'CENTURY' }],
  ['query ($x: ID!) { challenge(id: $x) { id } }', { x: { $gt: '' } }],
  ['query ($x: ID!) { challenge(id: $x) { id } }', 'text'],
  ['mutation ($x: CodeInput!) { executeCode(input: $x) { status } }', { x: { code: 1 } }],
  ['mutation ($x: UpdateProfileInput!) { updateProfile(input: $x) { id } }', { x: { a: 1 } }],
  ['mutation { updateProfile(input: { username: "no spaces" }) { id } }'],
  ['mutation { updateProfile(input: { timeZone: "Mars/Olympus" }) { id } }'],
];

test.each(GRAPHQL)('%j names nothing of the validator (%j)', async (query, variables) => {
  const headers = { authorization: setup.authorization };
  const request = { method: 'POST', path: '/graphql', headers, body: { query, variables } };
  const { status, body } = answerOf(await setup.apis.graphql(httpEvent(request)));
  expect(status).toBeLessThan(500);
  const { errors } = body as { errors: { message: string }[] };
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) {
    expect(Object.keys(error).toSorted()).not.toContain('stacktrace');
    expect(JSON.stringify(error)).not.toMatch(/zod|node_modules|file:\/\/|stack|postgres|drizzle/i);
    expect(error.message).not.toMatch(/Did you mean|TypeError|Cannot read|\bat \w+ \(/);
  }
});
