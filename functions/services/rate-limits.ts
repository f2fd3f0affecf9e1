import { AppError } from '../../domain/app-error.ts';
import type { Caller, Ports, TokenBucket } from './ports/ports.ts';
import type { SubmissionRecord } from './ports/records.ts';
import { callerOf, type RequestContext } from './request-context.ts';

/**
 * A limit on an operation. Each learner with an account has a bucket that holds `burst` requests and is refilled at a
 * steady rate. Everybody without an account at an address shares one bucket, which is larger: identities that cost
 * nothing don't count.
 */
interface RateLimit extends TokenBucket {
  name: string;
  /** What was done too often, for the error message. */
  what: string;
  /** How many times as large the bucket of an address is. By default, enough for a class of thirty. */
  timesPerAddress?: number;
}

/** A class of thirty without accounts does together what this many learners may do if all of them hurry. */
const TIMES_PER_ADDRESS = 4;
/** The same for what only writes a row, which everybody's page does all the time. */
const TIMES_PER_ADDRESS_FOR_ROWS = 15;

/** Forms send a request after every pause in typing, and a whole class may register from one address. */
export const USERNAME_LOOK_UPS: RateLimit = {
  name: 'username-look-up',
  what: 'looked up usernames',
  burst: 120,
  perMinute: 60,
  timesPerAddress: 1,
};

/** Reading the output of a run takes at least two seconds. The burst is for learners who are hunting a typo. */
export const EXECUTIONS: RateLimit = {
  name: 'execution',
  what: 'ran code',
  burst: 30,
  perMinute: 30,
};

/** A submission runs every hidden case, so it costs as much as several runs. The limit also slows down guessing. */
export const SUBMISSIONS: RateLimit = {
  name: 'submission',
  what: 'submitted solutions',
  burst: 15,
  perMinute: 12,
};

/** An exercise takes seconds to answer, and nobody should have to wait while learning. It slows down guessing all the same. */
export const EXERCISE_ANSWERS: RateLimit = {
  name: 'exercise-answer',
  what: 'answered exercises',
  burst: 60,
  perMinute: 60,
};

/** A module or a lesson can be tried once a day, so learners start few attempts. */
export const PLACEMENT_STARTS: RateLimit = {
  name: 'placement-start',
  what: 'started attempts',
  burst: 30,
  perMinute: 10,
};

/** The client reports each step that it shows, and now and then how long. */
export const STEP_VISITS: RateLimit = {
  name: 'step-visit',
  what: 'opened steps',
  burst: 120,
  perMinute: 60,
  timesPerAddress: TIMES_PER_ADDRESS_FOR_ROWS,
};

/** The workspace saves when a learner pauses, at most every few seconds. */
export const DRAFT_SAVES: RateLimit = {
  name: 'draft-save',
  what: 'saved drafts',
  burst: 60,
  perMinute: 60,
  timesPerAddress: TIMES_PER_ADDRESS_FOR_ROWS,
};

/** Making evidence runs four programs. It is made once for each accepted attack. */
export const EVIDENCE: RateLimit = {
  name: 'evidence',
  what: 'opened evidence',
  burst: 10,
  perMinute: 6,
};

/** A learner marks a line after looking at it. It slows down trying all of them. */
export const LINE_MARKS: RateLimit = {
  name: 'line-mark',
  what: 'marked lines',
  burst: 20,
  perMinute: 20,
};

/** Learners need one token per program, and creating tokens doesn't need to be scripted. */
export const NEW_ACCESS_TOKENS: RateLimit = {
  name: 'new-access-token',
  what: 'created access tokens',
  burst: 30,
  perMinute: 6,
};

/** A whole class may try the product from one address, and each of them once more. It limits the rows of a flood. */
export const NEW_ANONYMOUS_LEARNERS: RateLimit = {
  name: 'new-anonymous-learner',
  what: 'started',
  timesPerAddress: 1,
  burst: 200,
  perMinute: 10,
};

/** A learner may follow a whole class in a row. It slows down guessing who is listed. */
export const FOLLOWS: RateLimit = {
  name: 'follow',
  what: 'followed learners or stopped',
  burst: 60,
  perMinute: 20,
};

/** A learner merges once per device. It slows down guessing and repeated merges of throw-away learners. */
export const MERGES: RateLimit = {
  name: 'merge',
  what: 'merged progress',
  burst: 10,
  perMinute: 1,
};

/** An export may be megabytes long. Learners keep one; an hour allows one try after another. */
export const EXPORTS: RateLimit = {
  name: 'export',
  what: 'exported data',
  burst: 6,
  perMinute: 0.1,
};

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

/** Returns the key under which a caller is counted. */
const keyOf = (caller: Caller): string =>
  'learnerId' in caller ? caller.learnerId : caller.address;

/**
 * Counts the cost of a request against the client's budget, which both APIs share: per learner with an account, and per
 * address for everybody else.
 *
 * @param points what the request costs
 * @throws {AppError} RATE_LIMITED with the number of seconds to wait
 */
export async function spendPoints(
  { requestBudget }: Pick<Ports, 'requestBudget'>,
  context: RequestContext,
  points: number,
): Promise<void> {
  const seconds = await requestBudget.spend(keyOf(callerOf(context)), points);
  if (seconds > 0) throw tooOften('This address or account called the API', seconds);
}

/**
 * Counts a request against a limit: per learner with an account, and per address for everybody else.
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

/** Returns the bucket of a caller. */
function bucketOf(
  { burst, perMinute, timesPerAddress = TIMES_PER_ADDRESS }: RateLimit,
  caller: Caller,
): TokenBucket {
  const times = 'learnerId' in caller ? 1 : timesPerAddress;
  return { burst: burst * times, perMinute: perMinute * times };
}

/**
 * Counts a request against a limit.
 *
 * @throws {AppError} RATE_LIMITED with the number of seconds to wait
 */
export async function takeTokensOf(
  { rateLimits }: Pick<Ports, 'rateLimits'>,
  caller: Caller,
  limit: RateLimit,
): Promise<void> {
  const bucket = bucketOf(limit, caller);
  const seconds = await rateLimits.take(`${limit.name}:${keyOf(caller)}`, bucket);
  if (seconds === 0) return;
  const { what } = limit;
  const isLearner = 'learnerId' in caller;
  throw tooOften(
    isLearner ? `You ${what}` : `People at this address ${what} without an account`,
    seconds,
  );
}

/** The bytes that submissions may store in a day. One with usual output stores about five thousand. */
const STORED_BYTES: TokenBucket = { burst: 20_000_000, perMinute: 20_000_000 / (24 * 60) };

/** A bucket of the same pace that is never empty: what is stored counts even if it is more than is left. */
const UNBOUNDED_BYTES: TokenBucket = { ...STORED_BYTES, burst: 1_000_000_000 };

const storedBytesOf = (context: RequestContext): string =>
  `stored-bytes:${keyOf(callerOf(context))}`;

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
