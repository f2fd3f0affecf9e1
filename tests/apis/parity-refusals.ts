import type { ErrorCode } from '../../domain/app-error.ts';
import type { TestRequest } from '../support/apis.ts';
import { HARD_CODED } from '../support/fixture-curriculum.ts';
import { ACCEPTED_BEFORE, type Trouble, type Twin } from './parity-world.ts';

/** A call that both APIs refuse. */
interface RefusedCall {
  what: string;
  /** Left out for the learner's session. */
  by?: 'visitor' | 'program';
  now?: Trouble;
  graphql: Partial<TestRequest>;
  rest: TestRequest;
  /** Whether each API checks it by itself, and says so in its own words. */
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

/** One solution, sent to both. */
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

/** One change of the profile, sent to both. */
const updates = (input: object, body: object): Pick<RefusedCall, 'graphql' | 'rest'> => ({
  graphql: asks(UPDATE, { input }),
  rest: { ...post('/api/users/settings', body), method: 'PATCH' },
});

/** By every kind of failure, at least one call. @param other somebody else than the one who calls */
export const refusedCalls = (other: Twin): Readonly<Record<ErrorCode, readonly RefusedCall[]>> => ({
  INVALID_INPUT: [
    { what: 'blank code', ...submits({ code: ' \n' }) },
    { what: 'a language without a runner', ...submits({ language: 'BASH' }) },
    { what: 'a key of another alphabet', ...submits({ key: 'clé' }) },
    { what: 'half of a surrogate pair', ...submits({ code: 'print("\ud800")' }) },
    { what: 'a username that is too short', ...updates({ username: 'x' }, { username: 'x' }) },
    {
      what: 'no time zone',
      ...updates({ timeZone: 'Nowhere/At_All' }, { time_zone: 'Nowhere/At_All' }),
    },
    {
      what: 'another name than the account has',
      graphql: asks(`mutation { deleteAccount(confirmUsername: "${other.username}") }`),
      rest: post('/api/users/delete-account', { confirm_username: other.username }),
    },
    {
      what: 'a cursor of nobody',
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
  UNAUTHENTICATED: [{ what: 'a visitor', by: 'visitor', ...submits({}) }],
  FORBIDDEN: [
    { what: 'a program that may only read', by: 'program', ...submits({}) },
    {
      what: 'a program that asks where its learner is signed in',
      by: 'program',
      graphql: asks('{ viewer { sessions { id } } }'),
      rest: get('/api/users/sessions'),
    },
  ],
  LOCKED: [
    { what: 'a challenge beyond reach', ...submits({ challengeId: 'expert' }) },
    {
      what: 'a lesson out of order',
      graphql: asks('mutation { completeLesson(input: { lessonId: "three" }) { lesson { id } } }'),
      rest: post('/api/lessons/three/complete', {}),
    },
  ],
  NOT_FOUND: [
    { what: 'an unknown challenge', ...submits({ challengeId: 'nowhere' }) },
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
    {
      what: "somebody else's username",
      ...updates({ username: other.username }, { username: other.username }),
    },
  ],
  TOO_LARGE: [
    { what: 'code of 70,000 bytes', ...submits({ code: '#'.repeat(70_000) }) },
    {
      what: 'a body beyond all measure',
      graphql: { body: ' '.repeat(140_000) },
      rest: { method: 'POST', path: '/api/submissions/submit', body: ' '.repeat(140_000) },
    },
  ],
  UNSUPPORTED_TYPE: [
    {
      what: 'a text',
      graphql: { ...asks('{ __typename }'), headers: { 'content-type': 'text/plain' } },
      rest: post('/api/submissions/submit', {}, { 'content-type': 'text/plain' }),
    },
  ],
  RATE_LIMITED: [
    { what: 'the hundredth solution', now: 'rate-limit', ...submits({}) },
    {
      what: 'the thousandth name',
      now: 'rate-limit',
      graphql: asks('{ isUsernameAvailable(username: "ada") }'),
      rest: get('/api/users/username-availability', 'username=ada'),
    },
  ],
  EXECUTION_UNAVAILABLE: [
    { what: 'a solution when nothing runs it', now: 'execution', ...submits({}) },
  ],
  UNAVAILABLE: [
    { what: 'a solution when no session can be asked for', now: 'accounts', ...submits({}) },
  ],
});
