import type { ErrorCode } from '../../domain/app-error.ts';
import type { TestRequest } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import type { DescribedOperation, DescribedParameter } from '../support/open-api.ts';

/** The open session of the learners in the contract test. */
export const OPEN_SESSION = '0b8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e10';

/** An attempt at its first question, and one that no test answers. */
export const ATTEMPT = '1c8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e11';
export const UNANSWERED = '2d8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e12';

export const CODE = { code: RIGHT_CODE, challenge_id: 'first', language: 'python' };

/** The valid parts of a call of each operation; omitted parts are empty. */
export const VALID: Readonly<
  Record<string, { id?: string; nestedId?: string; query?: string; body?: unknown }>
> = {
  createProfile: { body: { username: 'octo-learner', first_name: 'Octo' } },
  executeCode: { body: CODE },
  submitSolution: { body: CODE },
  listSubmissions: { query: 'challenge_id=first&limit=1' },
  listChallenges: { query: 'category_id=basics' },
  listRecentChallenges: { query: 'limit=1' },
  getChallenge: { id: 'first' },
  listHints: { id: 'first' },
  revealHint: { id: 'first', body: { rung: 1 } },
  listSolutions: { id: 'first' },
  showSolution: { id: 'first' },
  openChallengeAnyway: { id: 'first' },
  openEvidence: { id: 'defense' },
  getLineFind: { id: 'defense' },
  markLine: { id: 'defense', body: { line: 3 } },
  showLine: { id: 'defense' },
  updateEditorSettings: { body: { font_size: 16, theme: 'dark' } },
  getDraft: { id: 'first' },
  saveDraft: { id: 'first', body: { code: RIGHT_CODE } },
  getLesson: { id: 'one' },
  completeLesson: { id: 'one', body: { time_spent_minutes: 5 } },
  listLessonSteps: { id: 'one' },
  answerExercise: { id: 'one', nestedId: 'write', body: { answer: [RIGHT_CODE] } },
  showExerciseSolution: { id: 'one', nestedId: 'choose' },
  visitLessonStep: { id: 'one', nestedId: 'read', body: { active_seconds: 5 } },
  getPlacement: { id: 'lesson-three' },
  startPlacement: { id: 'lesson-three' },
  answerPlacement: { id: ATTEMPT, body: { number: 1, answer: [RIGHT_CODE] } },
  answerReview: { id: 'print-0', body: { answer: ['3'] } },
  answerDailyProblem: { body: { date: '2026-01-31', answer: [RIGHT_CODE] } },
  updateSettings: { body: { first_name: 'Ada', is_listed: true, time_zone: 'Europe/Rome' } },
  getUsernameAvailability: { query: 'username=nobody-yet' },
  listActivity: { query: 'days=366' },
  endSession: { id: OPEN_SESSION },
  deleteAccount: { body: { confirm_username: 'leaver' } },
  getLeaderboard: { query: 'period=week&among=everyone&limit=100' },
  followLearner: { body: { username: 'grace' } },
  unfollowLearner: { id: 'grace' },
  createAccessToken: { body: { name: 'Build', scope: 'read', lifetime_days: 30 } },
};

/** Operations that delete by an id that need not exist answer that there was nothing to do. */
export const isIdempotent = ({ method }: DescribedOperation): boolean => method === 'DELETE';

/** Bodies that no call accepts. */
export const BROKEN_BODIES = [
  { is: 'text', change: { headers: { 'content-type': 'text/plain' } }, status: 415 },
  { is: 'broken JSON', change: { body: '{"code":' }, status: 400 },
  { is: 'a list', change: { body: [] }, status: 400 },
  {
    is: 'of wrong types',
    change: {
      body: { code: 1, username: 2, time_spent_minutes: 'x', active_seconds: 'x', name: 3 },
    },
    status: 400,
  },
  { is: 'too long', change: { body: { code: '#'.repeat(140_000) } }, status: 413 },
];

/** The time at which the calls are made: that of the examples. */
export const NOW = new Date('2026-01-31T12:00:00Z');

/** What fails behind the API. */
export type Trouble = 'execution' | 'rate-limit' | 'accounts';

/** How one operation is refused. */
export interface Refusal {
  name: string;
  code: ErrorCode;
  now?: Trouble;
  change?: Partial<TestRequest>;
  /** The value of `Retry-After`. */
  wait?: string;
}

const locked = { body: { ...CODE, challenge_id: 'expert' } };
const YESTERDAY = { date: '2026-01-30', answer: ['print(1)'] };
const unanswered = (number: number, answer: string[] | null) => ({
  path: `/api/placement-attempts/${UNANSWERED}/answers`,
  body: { number, answer },
});
const asked = { change: unanswered(1, [RIGHT_CODE]) };
const limited = { code: 'RATE_LIMITED', now: 'rate-limit', wait: '7' } as const;
const unreachable = { code: 'UNAVAILABLE', now: 'accounts', wait: '5' } as const;
const notRun = { code: 'EXECUTION_UNAVAILABLE', now: 'execution', wait: '2' } as const;
const answersOf = (lesson: string) => `/api/lessons/${lesson}/exercises/write/answers`;
/** Of an exercise that nobody has answered. */
const PREDICT_SOLUTION = '/api/lessons/one/exercises/predict/solution';
export const REFUSALS: readonly Refusal[] = [
  { name: 'executeCode', code: 'LOCKED', change: locked },
  { name: 'submitSolution', code: 'LOCKED', change: locked },
  { name: 'completeLesson', code: 'LOCKED', change: { path: '/api/lessons/three/complete' } },
  { name: 'answerExercise', code: 'LOCKED', change: { path: answersOf('three') } },
  { name: 'showExerciseSolution', code: 'LOCKED', change: { path: PREDICT_SOLUTION } },
  {
    name: 'startPlacement',
    code: 'LOCKED',
    change: { path: '/api/placements/lesson-one/attempts' },
  },
  { name: 'answerPlacement', code: 'LOCKED', change: unanswered(1, null) },
  { name: 'answerPlacement', code: 'CONFLICT', change: unanswered(2, ['green']) },
  { name: 'answerReview', code: 'LOCKED', change: { path: '/api/reviews/slicing-0/answers' } },
  { name: 'answerDailyProblem', code: 'CONFLICT', change: { body: YESTERDAY } },
  { name: 'createProfile', code: 'CONFLICT', change: { body: { username: 'ada' } } },
  { name: 'updateSettings', code: 'CONFLICT', change: { body: { username: 'octo-learner' } } },
  { name: 'executeCode', ...limited },
  { name: 'submitSolution', ...limited },
  { name: 'getUsernameAvailability', ...limited },
  { name: 'mergeAnonymousLearner', ...limited },
  { name: 'createAccessToken', ...limited },
  { name: 'followLearner', code: 'NOT_FOUND', change: { body: { username: 'nobody' } } },
  { name: 'followLearner', ...limited },
  { name: 'unfollowLearner', ...limited },
  { name: 'answerExercise', ...limited },
  { name: 'showExerciseSolution', ...limited },
  { name: 'startPlacement', ...limited },
  { name: 'answerPlacement', ...asked, ...limited },
  { name: 'answerReview', ...limited },
  { name: 'answerDailyProblem', ...limited },
  { name: 'visitLessonStep', ...limited },
  { name: 'executeCode', ...notRun },
  { name: 'submitSolution', ...notRun },
  { name: 'answerExercise', ...notRun },
  { name: 'answerPlacement', ...asked, ...notRun },
  { name: 'answerDailyProblem', ...notRun },
  { name: 'listSessions', ...unreachable },
  { name: 'endSession', ...unreachable },
];

/** Invalid values for a query parameter, derived from its schema. */
function brokenValuesOf({ name, schema }: DescribedParameter): string[] {
  const beyond = String((schema.maximum ?? 0) + 1);
  return [
    ...(schema.type === 'integer' ? ['', '0', beyond, 'many', '1.5'] : []),
    ...(schema.enum ? ['', 'nonsense', 'ALL_TIME'] : []),
    ...(name === 'cursor' ? ['somewhere', "'%20or%20true"] : []),
  ];
}

/** Queries that an operation must refuse. */
export function brokenQueriesOf({ parameters = [] }: DescribedOperation): string[] {
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  return ofQuery.flatMap((parameter) => [
    ...(parameter.required ? [''] : []),
    ...brokenValuesOf(parameter).map((value) => `${parameter.name}=${value}`),
  ]);
}
