import { AppError } from '../../domain/app-error.ts';
import type { Ports, TokenBucket } from './ports/ports.ts';
import type { SubmissionRecord } from './ports/records.ts';
import type { RequestContext } from './request-context.ts';

/** A limit on an operation. Each client has a bucket that holds `burst` requests and is refilled at a steady rate. */
interface RateLimit extends TokenBucket {
  name: string;
  /** The start of the error message, before "too often". */
  subject: string;
}

/** Forms send a request after every pause in typing, and a whole class may register from one address. */
export const USERNAME_LOOK_UPS: RateLimit = {
  name: 'username-look-up',
  subject: 'You looked up usernames',
  burst: 120,
  perMinute: 60,
};

/** Reading the output of a run takes at least two seconds. The burst is for learners who are hunting a typo. */
export const EXECUTIONS: RateLimit = {
  name: 'execution',
  subject: 'You ran code',
  burst: 30,
  perMinute: 30,
};

/** A visitor runs code here only until Python has loaded in the browser, but a whole class may visit from one address. */
export const VISITOR_EXECUTIONS: RateLimit = {
  name: 'visitor-execution',
  subject: 'This address ran code without an account',
  burst: 60,
  perMinute: 30,
};

/** A submission runs every hidden case, so it costs as much as several runs. The limit also slows down guessing. */
export const SUBMISSIONS: RateLimit = {
  name: 'submission',
  subject: 'You submitted solutions',
  burst: 15,
  perMinute: 12,
};

/** An exercise takes seconds to answer, and nobody should have to wait while learning. It slows down guessing all the same. */
export const EXERCISE_ANSWERS: RateLimit = {
  name: 'exercise-answer',
  subject: 'You answered exercises',
  burst: 60,
  perMinute: 60,
};

/** A module or a lesson can be tried once a day, so learners start few attempts. */
export const PLACEMENT_STARTS: RateLimit = {
  name: 'placement-start',
  subject: 'You started attempts',
  burst: 30,
  perMinute: 10,
};

/** The client reports each step that it shows, and now and then how long. */
export const STEP_VISITS: RateLimit = {
  name: 'step-visit',
  subject: 'You opened steps',
  burst: 120,
  perMinute: 60,
};

/** The workspace saves when a learner pauses, at most every few seconds. */
export const DRAFT_SAVES: RateLimit = {
  name: 'draft-save',
  subject: 'You saved drafts',
  burst: 60,
  perMinute: 60,
};

/** Making evidence runs four programs. It is made once for each accepted attack. */
export const EVIDENCE: RateLimit = {
  name: 'evidence',
  subject: 'You opened evidence',
  burst: 10,
  perMinute: 6,
};

/** A learner marks a line after looking at it. It slows down trying all of them. */
export const LINE_MARKS: RateLimit = {
  name: 'line-mark',
  subject: 'You marked lines',
  burst: 20,
  perMinute: 20,
};

/** Learners need one token per program, and creating tokens doesn't need to be scripted. */
export const NEW_ACCESS_TOKENS: RateLimit = {
  name: 'new-access-token',
  subject: 'You created access tokens',
  burst: 30,
  perMinute: 6,
};

/** A whole class may try the product from one address, and each of them once more. It limits the rows of a flood. */
export const NEW_ANONYMOUS_LEARNERS: RateLimit = {
  name: 'new-anonymous-learner',
  subject: 'People at this address started without an account',
  burst: 200,
  perMinute: 10,
};

/** A learner may follow a whole class in a row. It slows down guessing who is listed. */
export const FOLLOWS: RateLimit = {
  name: 'follow',
  subject: 'You followed learners or stopped',
  burst: 60,
  perMinute: 20,
};

/** A learner merges once per device. It slows down guessing and repeated merges of throw-away learners. */
export const MERGES: RateLimit = {
  name: 'merge',
  subject: 'You merged progress',
  burst: 10,
  perMinute: 1,
};

/** An export may be megabytes long. Learners keep one; an hour allows one try after another. */
export const EXPORTS: RateLimit = {
  name: 'export',
  subject: 'You exported your data',
  burst: 6,
  perMinute: 0.1,
};

/** Returns the key under which a client is counted: a learner's id, or a visitor's address. */
function callerOf({ identity, address }: RequestContext): string {
  return identity?.id ?? address;
}

/** The longest wait that is told in seconds. */
const MOST_SECONDS = 120;

function wordWait(seconds: number): string {
  if (seconds > MOST_SECONDS) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

function tooOften(subject: string, seconds: number): AppError {
  const wait = wordWait(seconds);
  const message = `${subject} too often. Wait ${wait} and try again.`;
  return new AppError('RATE_LIMITED', message, { retryAfterSeconds: seconds });
}

/**
 * Counts the cost of a request against the client's budget, which both APIs share: per learner if signed in, per address
 * for visitors.
 *
 * @param points what the request costs
 * @throws {AppError} RATE_LIMITED with the number of seconds to wait
 */
export async function spendPoints(
  { requestBudget }: Pick<Ports, 'requestBudget'>,
  context: RequestContext,
  points: number,
): Promise<void> {
  const seconds = await requestBudget.spend(callerOf(context), points);
  if (seconds > 0) throw tooOften('This address or account called the API', seconds);
}

/**
 * Counts a request against a limit: per learner if signed in, per address for visitors.
 *
 * @throws {AppError} RATE_LIMITED with the number of seconds to wait
 */
export async function takeTokens(
  ports: Ports,
  context: RequestContext,
  limit: RateLimit,
): Promise<void> {
  await takeTokensOf(ports, callerOf(context), limit);
}

/**
 * Counts a request against a limit.
 *
 * @param caller who is limited: a learner's id or an address
 * @throws {AppError} RATE_LIMITED with the number of seconds to wait
 */
export async function takeTokensOf(
  { rateLimits }: Pick<Ports, 'rateLimits'>,
  caller: string,
  { name, subject, ...bucket }: RateLimit,
): Promise<void> {
  const seconds = await rateLimits.take(`${name}:${caller}`, bucket);
  if (seconds > 0) throw tooOften(subject, seconds);
}

/** The bytes that submissions may store in a day. One with usual output stores about five thousand. */
const STORED_BYTES: TokenBucket = { burst: 20_000_000, perMinute: 20_000_000 / (24 * 60) };

/** A bucket of the same pace that is never empty: what is stored counts even if it is more than is left. */
const UNBOUNDED_BYTES: TokenBucket = { ...STORED_BYTES, burst: 1_000_000_000 };

/** Anonymous learners cost nothing to create, so those of an address share what they may store. */
function storedBytesOf({ identity, address }: RequestContext): string {
  const isAnonymous = identity?.credential === 'session' && identity.isAnonymous;
  return `stored-bytes:${identity === null || isAnonymous ? address : identity.id}`;
}

/**
 * Checks that earlier submissions have left room in what may be stored: per learner, and together for the anonymous
 * learners of an address.
 *
 * @throws {AppError} RATE_LIMITED with the number of seconds to wait
 */
export async function requireRoomForSubmissions(
  { rateLimits }: Pick<Ports, 'rateLimits'>,
  context: RequestContext,
): Promise<void> {
  const seconds = await rateLimits.take(storedBytesOf(context), STORED_BYTES);
  if (seconds === 0) return;
  const message = `Your submissions have stored too much code and output. Wait ${wordWait(seconds)} and try again, or print less.`;
  throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: seconds });
}

/** Counts what a submission stores, whether or not there was room for it: its size is known only after the run. */
export async function countStoredSubmission(
  { rateLimits }: Pick<Ports, 'rateLimits'>,
  context: RequestContext,
  { code, verdict, feedback }: Pick<SubmissionRecord, 'code' | 'verdict' | 'feedback'>,
): Promise<void> {
  const { length } = new TextEncoder().encode(JSON.stringify([code, verdict, feedback]));
  await rateLimits.take(storedBytesOf(context), UNBOUNDED_BYTES, length);
}
