import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { routes } from '../../functions/rest/routes.ts';
import { httpEvent } from '../support/apis.ts';
import {
  type Chance,
  HOSTILE_BODIES,
  HOSTILE_BYTES,
  HOSTILE_HEADERS,
  HOSTILE_METHODS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
} from './hostile-values.ts';

const QUERY_NAMES = [
  'limit',
  'cursor',
  'challenge_id',
  'category_id',
  'days',
  'period',
  'username',
  'query',
  'variables',
  'a[]',
  '',
  '%',
];

const SETTINGS = [
  'username',
  'first_name',
  'last_name',
  'is_listed',
  'has_reviews',
  'weekly_goal_days',
  'time_zone',
];

/** The input names of the REST API's calls, and unknown names. */
const BODY_FIELDS = [
  ...SETTINGS,
  'code',
  'challenge_id',
  'language',
  'time_spent_minutes',
  'name',
  'scope',
  'lifetime_days',
  'answer',
  'active_seconds',
  'date',
  'number',
  'other',
];

/** Nearly every call: once its account is deleted, a learner would be refused everything. */
const DOCUMENTS = [
  'query ($x: ID!) { challenge(id: $x) { id isLocked } }',
  'query ($x: ID) { challenges(categoryId: $x) { id } }',
  'query ($x: ID!) { lesson(id: $x) { id state } }',
  'query ($x: Int!) { leaderboard(first: $x) { total } }',
  'query ($x: LeaderboardPeriod!) { leaderboard(period: $x) { total } }',
  'query ($x: LeaderboardScope!) { leaderboard(among: $x) { total } }',
  'query ($x: String!) { isUsernameAvailable(username: $x) }',
  'query ($x: Int!) { viewer { activity(days: $x) { date } recentLessons(first: 2) { id } } }',
  'query ($x: String) { viewer { submissions(after: $x) { endCursor nodes { id } } } }',
  'query ($x: ID) { viewer { submissions(challengeId: $x, first: 100) { endCursor } } }',
  'mutation ($x: CodeInput!) { executeCode(input: $x) { status output } }',
  'mutation ($x: String!) { executeCode(input: { challengeId: "first", code: $x }) { output } }',
  'mutation ($x: ID!) { executeCode(input: { challengeId: $x, code: "1" }) { output } }',
  'mutation ($x: String!) { submitSolution(input: { challengeId: "first", code: $x }) { isAccepted } }',
  'mutation ($x: ID) { submitSolution(input: { challengeId: "first", code: "1", idempotencyKey: $x }) { isAccepted } }',
  'mutation ($x: ID!) { completeLesson(input: { lessonId: $x, minutesSpent: 1 }) { lesson { id } } }',
  'mutation ($x: Int!) { completeLesson(input: { lessonId: "one", minutesSpent: $x }) { lesson { id } } }',
  'query ($x: ID!) { lesson(id: $x) { steps { id progress { tries } } practice { total } } }',
  'mutation ($x: ID!) { answerExercise(input: { exerciseId: $x, answer: ["1"] }) { tries } }',
  'mutation ($x: [String!]!) { answerExercise(input: { exerciseId: "one/write", answer: $x }) { output } }',
  'mutation ($x: Int!) { answerExercise(input: { exerciseId: "one/choose", answer: ["red"], activeSeconds: $x }) { tries } }',
  'mutation ($x: ID!) { showExerciseSolution(exerciseId: $x) { solution } }',
  'mutation ($x: VisitLessonStepInput!) { visitLessonStep(input: $x) { step { id } } }',
  'mutation ($x: ID!) { answerReview(input: { reviewId: $x, answer: ["1"] }) { triesLeft } }',
  'mutation ($x: ID!) { answerDailyProblem(input: { date: $x, answer: ["1"] }) { triesLeft } }',
  'query ($x: Int!) { viewer { reviews { due(first: $x) { id } } dailyProblem { date } } }',
  'query ($x: ID!) { viewer { placement(id: $x) { id } placements { id } } }',
  'mutation ($x: ID!) { startPlacement(placementId: $x) { placement { id } } }',
  'mutation ($x: AnswerPlacementInput!) { answerPlacement(input: $x) { placement { id } } }',
  'mutation ($x: ID!) { answerPlacement(input: { attemptId: $x, number: 1 }) { placement { id } } }',
  'mutation ($x: ID!) { revealHint(challengeId: $x, rung: 1) { id } }',
  'mutation ($x: ID!) { showSolution(challengeId: $x) { challenge { id } } }',
  'mutation ($x: UpdateEditorSettingsInput!) { updateEditorSettings(input: $x) { id } }',
  'mutation ($x: SaveDraftInput!) { saveDraft(input: $x) { draft { code } } }',
  'mutation ($x: String!) { saveDraft(input: { challengeId: "first", code: $x }) { draft { code } } }',
  'mutation ($x: Int!) { saveDraft(input: { challengeId: "first", code: "x", ageSeconds: $x }) { draft { code } } }',
  'mutation ($x: [OwnCaseInput!]!) { saveDraft(input: { challengeId: "first", code: "x", ownCases: $x }) { draft { code } } }',
  'query ($x: ID!) { viewer { draft(challengeId: $x) { code } } }',
  'mutation ($x: ID!) { openChallengeAnyway(challengeId: $x) { id } }',
  'mutation ($x: ID!) { openEvidence(challengeId: $x) { source } }',
  'mutation ($x: ID!) { markLine(challengeId: $x, line: 1) { isRight } }',
  'mutation ($x: Int!) { markLine(challengeId: "defense", line: $x) { isRight } }',
  'mutation ($x: ID!) { showLine(challengeId: $x) { id } }',
  'mutation ($x: Int!) { revealHint(challengeId: "first", rung: $x) { hints { rung } } }',
  'mutation ($x: UpdateProfileInput!) { updateProfile(input: $x) { id } }',
  'mutation ($x: String) { updateProfile(input: { firstName: $x }) { firstName } }',
  'mutation ($x: String) { updateProfile(input: { username: $x }) { username } }',
  'mutation ($x: String) { updateProfile(input: { timeZone: $x }) { timeZone } }',
  'mutation ($x: CreateProfileInput!) { createProfile(input: $x) { id } }',
  'mutation ($x: String!) { createProfile(input: { username: $x, lastName: $x }) { id } }',
  'mutation ($x: String!) { followLearner(username: $x) { followed { username } } }',
  'mutation ($x: String!) { unfollowLearner(username: $x) { followed { username } } }',
  'mutation ($x: ID!) { endSession(id: $x) { session { id } } }',
  'query ($x: String!) { __type(name: $x) { name fields { name } } }',
];

/** What a typo or a transmission error puts into a document. */
const MUTATIONS = [
  ...Array.from('{}()[]:!$@"\\\0#.|&=\ud800 '),
  '"""',
  '...',
  '__typename',
  '\\u{110000}',
  '1e999',
];

/** Returns a document with some characters replaced. */
function garbled(chance: Chance): string {
  let text = chance.one(DOCUMENTS);
  for (let mutations = 1 + chance.below(3); mutations > 0; mutations -= 1) {
    const place = chance.below(text.length);
    text = `${text.slice(0, place)}${chance.one(MUTATIONS)}${text.slice(place + chance.below(3))}`;
  }
  return text;
}

function operation(chance: Chance): unknown {
  const value = (): unknown => chance.one(HOSTILE_VALUES);
  const kind = chance.below(6);
  if (kind === 0) return { query: value(), variables: value(), operationName: value() };
  if (kind === 1) return { query: '{ __typename }', extensions: value(), variables: value() };
  if (kind === 2) return { query: garbled(chance), variables: { x: 'first' } };
  if (kind === 3) return { query: `{ challenge(id: ${JSON.stringify(value())}) { id } }` };
  return { query: chance.one(DOCUMENTS), variables: { x: value() } };
}

/** Valid values of a body. Never the learner's own name as a confirmation: it would delete the account. */
const RIGHT = {
  code: 'print(1)',
  challenge_id: 'first',
  answer: ['print(1)'],
  username: 'somebody',
  confirm_username: 'nobody-here',
};

function fields(chance: Chance, method: string): unknown {
  const names = method === 'PATCH' ? SETTINGS : BODY_FIELDS;
  const first = chance.below(names.length);
  const some = names.slice(first, first + 1 + chance.below(3));
  const wrong = some.map((name) => [name, chance.one(HOSTILE_VALUES)] as const);
  const right = method === 'PATCH' ? {} : RIGHT;
  return { ...right, ...Object.fromEntries(wrong) };
}

/** Returns a body that is sometimes not JSON, or not even valid text. */
function withBody(
  chance: Chance,
  event: APIGatewayProxyEventV2,
  value: unknown,
): APIGatewayProxyEventV2 {
  const kind = chance.below(8);
  if (kind === 0) {
    const body = chance.one(HOSTILE_BYTES).toString('base64');
    return { ...event, body, isBase64Encoded: true };
  }
  return { ...event, body: kind === 1 ? chance.one(HOSTILE_BODIES) : JSON.stringify(value) };
}

function headersOf(chance: Chance, authorization: string): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json', authorization };
  if (!chance.happens(3)) return headers;
  return { ...headers, ...Object.fromEntries([chance.one(HOSTILE_HEADERS)]) };
}

function queryOf(chance: Chance): string {
  if (!chance.happens(3)) return '';
  const pairs = [1, 2].map(() => `${chance.one(QUERY_NAMES)}=${chance.one(HOSTILE_TEXTS)}`);
  return chance.happens(2) ? pairs.join('&') : encodeURI(pairs.join('&').toWellFormed());
}

/** Operations with a body, which have the most ways to be wrong. */
const COMMANDS = routes.filter(({ hasBody }) => hasBody);

/** Returns a target: mostly an existing call with its own method. */
function restTarget(chance: Chance): { method: string; path: string } {
  const text = chance.one(HOSTILE_TEXTS);
  const { definition } = chance.one(chance.happens(2) ? routes : COMMANDS);
  const method = definition.method.toUpperCase();
  if (chance.happens(10)) {
    return { method, path: chance.one([text, `/${text}`, `//${text}`, `/api/${text}/`]) };
  }
  return {
    method: chance.happens(6) ? chance.one(HOSTILE_METHODS) : method,
    path: definition.path.replaceAll(/\{\w+\}/g, () => text),
  };
}

/** Returns a malformed request to the REST API; some come close to valid ones. */
export function malformedRestRequest(
  chance: Chance,
  authorization: string,
): APIGatewayProxyEventV2 {
  const target = restTarget(chance);
  const event = httpEvent({
    ...target,
    query: queryOf(chance),
    headers: headersOf(chance, authorization),
  });
  return withBody(chance, event, fields(chance, target.method));
}

/** Every document with every hostile value. */
export function mistakenGraphqlRequests(authorization: string): APIGatewayProxyEventV2[] {
  return DOCUMENTS.flatMap((query) =>
    HOSTILE_VALUES.map((x) => {
      const body = { query, variables: { x } };
      return httpEvent({ method: 'POST', path: '/graphql', headers: { authorization }, body });
    }),
  );
}

/** Returns a malformed request to the GraphQL API; some come close to valid ones. */
export function malformedGraphqlRequest(
  chance: Chance,
  authorization: string,
): APIGatewayProxyEventV2 {
  const event = httpEvent({
    method: chance.happens(10) ? chance.one(HOSTILE_METHODS) : 'POST',
    path: '/graphql',
    query: chance.happens(4) ? queryOf(chance) : '',
    headers: headersOf(chance, authorization),
  });
  return withBody(chance, event, operation(chance));
}
