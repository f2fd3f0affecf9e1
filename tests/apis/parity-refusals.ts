import type { ErrorCode } from '../../domain/app-error.ts';
import type { TestRequest } from '../support/apis.ts';
import { HARD_CODED } from '../support/fixture-curriculum.ts';
import { ACCEPTED_BEFORE, type Trouble, type ParityLearner } from './parity-world.ts';

/** A call that both APIs refuse. */
interface RefusedCall {
  what: string;
  /** By default, the learner's session. */
  by?: 'visitor' | 'program';
  now?: Trouble;
  graphql: Partial<TestRequest>;
  rest: TestRequest;
  /** Whether each API checks this itself, with its own message. */
  isOfTheApi?: boolean;
}

const asks = (query: string, variables: object = {}) => ({ body: { query, variables } });
const post = (path: string, body: object, headers = {}): TestRequest => ({
  method: 'POST',
  path,
  body,
  headers,
});
const get = (path: string, query = ''): TestRequest => ({ path, query });

const SUBMIT =
  'mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) { isAccepted } }';
const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';

interface Sent {
  challengeId?: string;
  code?: string;
  key?: string;
  language?: string;
}

/** Returns one submission in the formats of both APIs. */
function submits(sent: Sent): Pick<RefusedCall, 'graphql' | 'rest'> {
  const { challengeId = 'second', code = 'print(1)', key, language = 'PYTHON' } = sent;
  const body = { challenge_id: challengeId, code, language: language.toLowerCase() };
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const input = { challengeId, code, language, idempotencyKey: key ?? null };
  return {
    graphql: asks(SUBMIT, { input }),
    rest: post('/api/submissions/submit', body, headers),
  };
}

/** Returns one answer to an exercise in the formats of both APIs. */
function answers(answer: string, of = 'one/write'): Pick<RefusedCall, 'graphql' | 'rest'> {
  const [lesson, exercise] = of.split('/');
  return {
    graphql: asks(
      'mutation ($input: AnswerExerciseInput!) { answerExercise(input: $input) { tries } }',
      { input: { exerciseId: of, answer: [answer] } },
    ),
    rest: post(`/api/lessons/${lesson}/exercises/${exercise}/answers`, { answer: [answer] }),
  };
}

/** Returns one answer to a review in the formats of both APIs. */
const reviews = (id: string, answer: string): Pick<RefusedCall, 'graphql' | 'rest'> => ({
  graphql: asks(
    'mutation ($input: AnswerReviewInput!) { answerReview(input: $input) { isSolved } }',
    { input: { reviewId: id, answer: [answer] } },
  ),
  rest: post(`/api/reviews/${id}/answers`, { answer: [answer] }),
});

/** Returns one answer to a daily problem in the formats of both APIs. */
const solves = (date: string, answer: string): Pick<RefusedCall, 'graphql' | 'rest'> => ({
  graphql: asks(
    'mutation ($input: AnswerDailyProblemInput!) { answerDailyProblem(input: $input) { isSolved } }',
    { input: { date, answer: [answer] } },
  ),
  rest: post('/api/daily-problem/answers', { date, answer: [answer] }),
});

/** Returns one answer to the open question of an attempt, or the skipping of it, in the formats of both APIs. */
const proves = (
  attemptId: string,
  number: number,
  answer: string | null,
): Pick<RefusedCall, 'graphql' | 'rest'> => ({
  graphql: asks(
    'mutation ($input: AnswerPlacementInput!) { answerPlacement(input: $input) { placement { id } } }',
    { input: { attemptId, number, answer: answer && [answer] } },
  ),
  rest: post(`/api/placement-attempts/${attemptId}/answers`, {
    number,
    answer: answer && [answer],
  }),
});

/** Returns the wish to follow a learner in the formats of both APIs. */
const follows = (username: string): Pick<RefusedCall, 'graphql' | 'rest'> => ({
  graphql: asks(
    'mutation ($username: String!) { followLearner(username: $username) { followed { username } } }',
    { username },
  ),
  rest: post('/api/users/following', { username }),
});

/** Returns the start of an attempt in the formats of both APIs. */
const starts = (id: string): Pick<RefusedCall, 'graphql' | 'rest'> => ({
  graphql: asks('mutation ($id: ID!) { startPlacement(placementId: $id) { placement { id } } }', {
    id,
  }),
  rest: post(`/api/placements/${id}/attempts`, {}),
});

/** Returns one change of the profile in the formats of both APIs. */
const updates = (input: object, body: object): Pick<RefusedCall, 'graphql' | 'rest'> => ({
  graphql: asks(UPDATE, { input }),
  rest: { ...post('/api/users/settings', body), method: 'PATCH' },
});

/** Returns at least one call for every error code. @param other a learner other than the caller */
export const refusedCalls = (
  other: ParityLearner,
): Readonly<Record<ErrorCode, readonly RefusedCall[]>> => ({
  INVALID_INPUT: [
    { what: 'blank code', ...submits({ code: ' \n' }) },
    { what: 'a language without a runner', ...submits({ language: 'BASH' }) },
    { what: 'a key with an invalid character', ...submits({ key: 'clé' }) },
    { what: 'half of a surrogate pair', ...submits({ code: 'print("\ud800")' }) },
    { what: 'an empty answer', ...answers(' ') },
    { what: 'an empty answer to a review', ...reviews('print-0', ' ') },
    { what: 'an answer to a review by a challenge', ...reviews('uppercase-0', '1') },
    { what: 'an unknown option of the daily problem', ...solves(other.today, 'purple') },
    { what: 'a username that is too short', ...updates({ username: 'x' }, { username: 'x' }) },
    {
      what: 'a weekly goal of eight days',
      ...updates({ weeklyGoalDays: 8 }, { weekly_goal_days: 8 }),
    },
    {
      what: 'an invalid time zone',
      ...updates({ timeZone: 'Nowhere/At_All' }, { time_zone: 'Nowhere/At_All' }),
    },
    {
      what: "a name that differs from the account's",
      graphql: asks(
        `mutation { deleteAccount(confirmUsername: "${other.username}") { username } }`,
      ),
      rest: post('/api/users/delete-account', { confirm_username: other.username }),
    },
    {
      what: 'an invalid cursor',
      graphql: asks('{ viewer { submissions(after: "here") { endCursor } } }'),
      rest: get('/api/submissions', 'cursor=here'),
    },
    {
      what: 'too many days',
      isOfTheApi: true,
      graphql: asks('{ viewer { activity(days: 367) { date } } }'),
      rest: get('/api/users/activity', 'days=367'),
    },
    {
      what: 'too many rows',
      isOfTheApi: true,
      graphql: asks('{ leaderboard(first: 101) { total } }'),
      rest: get('/api/leaderboard', 'limit=101'),
    },
    {
      what: 'more minutes than a day has',
      isOfTheApi: true,
      graphql: asks(
        'mutation { completeLesson(input: { lessonId: "two", minutesSpent: 1441 }) { lesson { id } } }',
      ),
      rest: post('/api/lessons/two/complete', { time_spent_minutes: 1441 }),
    },
    {
      what: 'broken JSON',
      graphql: { body: '{"query":' },
      rest: { method: 'POST', path: '/api/submissions/execute', body: '{"code":' },
    },
  ],
  UNAUTHENTICATED: [
    { what: 'a visitor', by: 'visitor', ...submits({}) },
    {
      what: 'a visitor who follows nobody',
      by: 'visitor',
      graphql: asks('{ leaderboard(among: FOLLOWING) { total } }'),
      rest: get('/api/leaderboard', 'among=following'),
    },
  ],
  REAUTHENTICATION_REQUIRED: [
    {
      what: 'an access token eleven minutes after the sign-in',
      now: 'later',
      graphql: asks('mutation { createAccessToken(input: { name: "CI", scope: READ }) { token } }'),
      rest: post('/api/users/access-tokens', { name: 'CI', scope: 'read' }),
    },
  ],
  FORBIDDEN: [
    { what: 'an access token with only the read scope', by: 'program', ...submits({}) },
    {
      what: 'an access token that lists sessions',
      by: 'program',
      graphql: asks('{ viewer { sessions { id } } }'),
      rest: get('/api/users/sessions'),
    },
  ],
  LOCKED: [
    { what: 'a locked challenge', ...submits({ challengeId: 'expert' }) },
    { what: 'an attempt to prove a practiced lesson', ...starts('lesson-one') },
    { what: 'a review that is not due', ...reviews('slicing-0', '1') },
    { what: 'an answer in a locked lesson', ...answers('1', 'three/write') },
    {
      what: 'a solution before three answers',
      graphql: asks('mutation { showExerciseSolution(exerciseId: "one/predict") { solution } }'),
      rest: post('/api/lessons/one/exercises/predict/solution', {}),
    },
    {
      what: 'a lesson out of order',
      graphql: asks('mutation { completeLesson(input: { lessonId: "three" }) { lesson { id } } }'),
      rest: post('/api/lessons/three/complete', {}),
    },
  ],
  NOT_FOUND: [
    { what: 'an unknown challenge', ...submits({ challengeId: 'nowhere' }) },
    { what: 'a learner who is not listed', ...follows(other.username) },
    { what: 'a username that nobody can have', ...follows('no body') },
    { what: 'an attempt at an unknown lesson', ...starts('lesson-nowhere') },
    { what: "an answer to another learner's attempt", ...proves(other.attemptId, 3, 'green') },
    { what: 'an answer to no attempt', ...proves('nowhere', 3, null) },
    { what: 'an unknown review', ...reviews('print-9', '1') },
    { what: 'an unknown exercise', ...answers('1', 'one/nowhere') },
    {
      what: 'an unknown step',
      graphql: asks('mutation { visitLessonStep(input: { stepId: "one/x" }) { step { id } } }'),
      rest: post('/api/lessons/one/steps/x/visits', {}),
    },
    {
      what: 'an unknown lesson',
      graphql: asks(
        'mutation { completeLesson(input: { lessonId: "nowhere" }) { lesson { id } } }',
      ),
      rest: post('/api/lessons/nowhere/complete', {}),
    },
  ],
  CONFLICT: [
    { what: 'a key with other code', ...submits({ ...ACCEPTED_BEFORE, code: HARD_CODED }) },
    { what: 'the daily problem of another day', ...solves('2001-02-03', 'green') },
    {
      what: "another learner's username",
      ...updates({ username: other.username }, { username: other.username }),
    },
  ],
  TOO_LARGE: [
    { what: 'code of 70,000 bytes', ...submits({ code: '#'.repeat(70_000) }) },
    { what: 'an answer of 4,097 bytes', ...answers('#'.repeat(4_097)) },
    {
      what: 'a far too large body',
      graphql: { body: ' '.repeat(140_000) },
      rest: { method: 'POST', path: '/api/submissions/submit', body: ' '.repeat(140_000) },
    },
  ],
  UNSUPPORTED_TYPE: [
    {
      what: 'a text body',
      graphql: { ...asks('{ __typename }'), headers: { 'content-type': 'text/plain' } },
      rest: post('/api/submissions/submit', {}, { 'content-type': 'text/plain' }),
    },
  ],
  RATE_LIMITED: [
    { what: 'one submission too many', now: 'rate-limit', ...submits({}) },
    { what: 'one answer too many', now: 'rate-limit', ...answers('1') },
    { what: 'one attempt too many', now: 'rate-limit', ...starts('lesson-three') },
    { what: 'one follow too many', now: 'rate-limit', ...follows('listed-one') },
    { what: 'one review too many', now: 'rate-limit', ...reviews('print-0', '1') },
    {
      what: 'one name lookup too many',
      now: 'rate-limit',
      graphql: asks('{ isUsernameAvailable(username: "ada") }'),
      rest: get('/api/users/username-availability', 'username=ada'),
    },
  ],
  EXECUTION_UNAVAILABLE: [
    {
      what: 'a submission while the execution function is unavailable',
      now: 'execution',
      ...submits({}),
    },
    { what: 'an answer that cannot be run', now: 'execution', ...answers('print(1)') },
  ],
  UNAVAILABLE: [
    { what: 'a submission while sessions cannot be checked', now: 'accounts', ...submits({}) },
  ],
});
