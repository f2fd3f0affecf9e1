import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../functions/rest/routes.ts';
import { httpEvent } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import {
  EXPORT_CEILING,
  furtherPages,
  NEXT_STEP_CEILING,
  REST_CEILING,
  STATEMENT_CEILINGS,
} from './statements/ceilings.ts';
import { type CountedWorld, createCountedWorld } from './statements/counted-world.ts';
import { type Arguments, writeOperations } from './statements/write-operations.ts';

const SHORT = 5;
const LONG = 100;

let short: CountedWorld;
let long: CountedWorld;
let typeDefs: string;
beforeAll(async () => {
  typeDefs = await readFile('schema.graphql', 'utf8');
  [short, long] = await Promise.all([createCountedWorld(SHORT), createCountedWorld(LONG)]);
});
afterAll(() => Promise.all([short.close(), long.close()]));

/** Arguments for each field that requires some, with lists of full length. */
function argumentsIn({ rows, ids, today }: CountedWorld): Arguments {
  const code = `code: ${JSON.stringify(RIGHT_CODE)}`;
  // Everything of more rows than this costs more than a document may.
  const first = Math.min(rows, 25);
  return {
    'Query.challenge': 'id: "challenge-1"',
    'Query.lesson': 'id: "lesson-1"',
    'Query.leaderboard': `first: ${rows}`,
    'Query.isUsernameAvailable': 'username: "somebody"',
    'Viewer.activity': `days: ${rows}`,
    'Viewer.submissions': `first: ${first}`,
    'Viewer.recentChallenges': `first: ${first}`,
    'Viewer.recentLessons': `first: ${first}`,
    'Mutation.executeCode': `input: { challengeId: "challenge-1", ${code} }`,
    'Mutation.submitSolution': `input: { challengeId: "challenge-${rows}", ${code} }`,
    'Mutation.completeLesson': `input: { lessonId: "lesson-${rows}" }`,
    'Mutation.answerExercise': `input: { exerciseId: "lesson-1/write", answer: [${JSON.stringify(RIGHT_CODE)}] }`,
    'Mutation.showExerciseSolution': 'exerciseId: "lesson-1/write"',
    'Mutation.visitLessonStep': 'input: { stepId: "lesson-1/read" }',
    'Mutation.answerReview': 'input: { reviewId: "print-0", answer: ["green"] }',
    'Mutation.answerDailyProblem': `input: { date: "${today}", answer: [${JSON.stringify(RIGHT_CODE)}] }`,
    'Viewer.placement': `id: "lesson-lesson-${rows}"`,
    'Mutation.startPlacement': `placementId: "lesson-lesson-${rows}"`,
    'Mutation.answerPlacement': `input: { attemptId: "${ids.attempt}", number: 3, answer: ["green"] }`,
    'Mutation.revealHint': 'challengeId: "challenge-1", rung: 1',
    'Mutation.showSolution': 'challengeId: "challenge-1"',
    'Mutation.openChallengeAnyway': 'challengeId: "challenge-1"',
    'Mutation.openEvidence': 'challengeId: "challenge-1"',
    'Mutation.markLine': 'challengeId: "challenge-1", line: 3',
    'Mutation.showLine': 'challengeId: "challenge-1"',
    'Viewer.draft': 'challengeId: "challenge-1"',
    'Viewer.acceptedCode': 'challengeId: "challenge-1"',
    'Mutation.updateEditorSettings': 'input: { fontSize: 16 }',
    'Mutation.saveDraft': 'input: { challengeId: "challenge-1", code: "print(1)" }',
    'Mutation.createProfile': 'input: { username: "newcomer" }',
    'Mutation.updateProfile': 'input: { firstName: "Ada", timeZone: "Europe/Paris" }',
    'Mutation.followLearner': 'username: "listed-2"',
    'Mutation.unfollowLearner': 'username: "listed-1"',
    'Mutation.mergeAnonymousLearner': `token: "${ids.anonymousToken}"`,
    'Mutation.createAccessToken': 'input: { name: "Script", scope: READ }',
    'Mutation.revokeAccessToken': `id: "${ids.accessToken}"`,
    'Mutation.endSession': `id: "${ids.session}"`,
    'Mutation.deleteAccount': `confirmUsername: "${ids.username}"`,
  };
}

/** The value of `{id}` in each path that has one. */
function idsIn({ ids }: CountedWorld): Readonly<Record<string, string>> {
  return {
    '/api/challenges/{id}': 'challenge-1',
    '/api/challenges/{id}/hints': 'challenge-1',
    '/api/challenges/{id}/draft': 'challenge-1',
    '/api/challenges/{id}/line': 'challenge-1',
    '/api/challenges/{id}/solutions': 'challenge-1',
    '/api/lessons/{id}': 'lesson-1',
    '/api/lessons/{id}/steps': 'lesson-1',
    '/api/submissions/{id}': ids.submission,
    '/api/placements/{id}': 'lesson-lesson-1',
  };
}

/** The names of the arguments and parameters that set the length of lists, and other required ones. */
function queryIn({ rows }: CountedWorld): URLSearchParams {
  return new URLSearchParams({
    limit: String(rows),
    days: String(rows),
    username: 'somebody',
  });
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

async function countGets(world: CountedWorld): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const gets = routes.filter(({ definition }) => definition.method === 'get');
  for (const { definition } of gets) {
    const id = idsIn(world)[definition.path];
    if (definition.path.includes('{id}') && id === undefined)
      throw new Error(`Say how the test asks for ${definition.path}.`);
    const path = definition.path.replace('{id}', id ?? '');
    const query = queryIn(world).toString();
    const event = httpEvent({ path, query, headers: headersOf(world.learnerToken) });
    counts[definition.path] = await world.count(world.apis.rest, event);
  }
  return counts;
}

async function countOperations(world: CountedWorld): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { field, document } of writeOperations(typeDefs, argumentsIn(world))) {
    const isNewcomers = field === 'Mutation.createProfile';
    const headers = headersOf(isNewcomers ? world.newcomerToken : world.learnerToken);
    const body = { query: document };
    const event = httpEvent({ method: 'POST', path: '/graphql', headers, body });
    counts[field] = await world.count(world.apis.graphql, event);
  }
  return counts;
}

test('every GET runs as few statements for long lists as for short ones', async () => {
  const { '/api/users/export': ofExport = 0, ...counts } = await countGets(short);
  const { '/api/users/export': ofLongExport = 0, ...longCounts } = await countGets(long);
  expect(longCounts).toEqual(counts);
  const { '/api/next-step': ofNextStep, ...others } = counts;
  expect(ofExport).toBeLessThanOrEqual(EXPORT_CEILING);
  expect(ofLongExport).toBeLessThanOrEqual(ofExport + furtherPages(long.rows));
  expect(ofNextStep).toBeLessThanOrEqual(NEXT_STEP_CEILING);
  const expensive = Object.entries(others).filter(([, count]) => count > REST_CEILING);
  expect(expensive).toEqual([]);
});

// The last operation deletes the learner of each world, so this test is the last one.
test('every operation runs as few statements for long lists as for short ones', async () => {
  const counts = await countOperations(short);
  const longCounts = await countOperations(long);
  const { 'Viewer.dataExport': ofExport = 0 } = counts;
  expect(longCounts['Viewer.dataExport']).toBeLessThanOrEqual(ofExport + furtherPages(long.rows));
  expect({ ...longCounts, 'Viewer.dataExport': ofExport }).toEqual(counts);
  expect(Object.keys(counts)).toEqual(Object.keys(STATEMENT_CEILINGS));
  const expensive = Object.entries(counts).filter(
    ([field, count]) => count > (STATEMENT_CEILINGS[field] ?? 0),
  );
  expect(expensive).toEqual([]);
});
