import { AppError } from '../../domain/app-error.ts';
import type { Catalogue, PublishedSolution } from './ports/catalogue.ts';
import type { Caller, Ports } from './ports/ports.ts';
import type { Practice } from './ports/practice.ts';
import type { LineFindRecord } from './ports/line-finds.ts';
import type { Preparation } from './ports/preparation.ts';
import type { ChallengeRecord, LessonCompletion } from './ports/progress.ts';
import type { Identity, Learner, SessionIdentity } from './ports/records.ts';

/** The client that makes a request. */
export interface Principal {
  /** The identity that the token names; null for a visitor. */
  identity: Identity | null;
  /** The part of the IP address that identifies the client. */
  address: string;
}

/** What use cases know about a request. Each piece of data is read once, however many fields need it. */
export interface RequestContext extends Readonly<Principal> {
  readonly catalogue: () => Promise<Catalogue>;
  /** Null for a visitor, and for an account that has no profile yet. */
  readonly learner: () => Promise<Learner | null>;
  /** When the learner solved each challenge that is solved. */
  readonly solved: () => Promise<ReadonlyMap<string, Date>>;
  /** How far the learner came with each challenge that they submitted, solved or saw the solutions of. */
  readonly challengeRecords: () => Promise<ReadonlyMap<string, ChallengeRecord>>;
  /** The completed lessons, also those that were proved, by their ids. */
  readonly completed: () => Promise<ReadonlyMap<string, LessonCompletion>>;
  /** When the learner earned each achievement that is earned, newest first. */
  readonly earnedAchievements: () => Promise<ReadonlyMap<string, Date>>;
  /** The number of revealed hints, by challenge. */
  readonly revealedHints: () => Promise<ReadonlyMap<string, number>>;
  /** When the learner asked for solutions, by challenge. */
  readonly solutionsShownAt: () => Promise<ReadonlyMap<string, Date>>;
  /** The solutions of every challenge, by its id. Clients may only receive those that the learner may read. */
  readonly solutions: () => Promise<ReadonlyMap<string, readonly PublishedSolution[]>>;
  /** What the learner has practiced in lessons. */
  readonly practice: () => Promise<Practice>;
  /** What the learner has done that prepares for challenges. */
  readonly preparation: () => Promise<Preparation>;
  /** Which lines are faulty, and which ones the learner marked, by challenge. Empty for a visitor. */
  readonly lineFinds: () => Promise<ReadonlyMap<string, LineFindRecord>>;
  /** Whether the session is still open. Always true for an access token, and false for a visitor. */
  readonly isOpen: () => Promise<boolean>;
  /** Clears the learner's data, so that it is read again after a change. */
  readonly forget: () => void;
}

/** Returns whose turn it is and whose limits count. Anonymous learners cost nothing, so those of an address are one caller. */
export function callerOf({ identity, address }: Principal): Caller {
  const isAnonymous = identity?.credential === 'session' && identity.isAnonymous;
  return identity === null || isAnonymous ? { address } : { learnerId: identity.id };
}

/** A value that is read when it is first needed, until it is cleared. */
interface Once<T> {
  get: () => Promise<T>;
  clear: () => void;
}

function once<T>(read: () => Promise<T>): Once<T> {
  let reading: Promise<T> | null = null;
  return {
    get: () => (reading ??= read()),
    clear: () => {
      reading = null;
    },
  };
}

const NO_LESSONS: ReadonlyMap<string, LessonCompletion> = new Map();
const NO_RECORDS: ReadonlyMap<string, ChallengeRecord> = new Map();
const NO_COUNTS: ReadonlyMap<string, number> = new Map();
const NO_TIMES: ReadonlyMap<string, Date> = new Map();
const NO_PRACTICE: Practice = { steps: [], practicedAt: new Map() };
const NO_LINE_FINDS: ReadonlyMap<string, LineFindRecord> = new Map();
const NO_PREPARATION: Preparation = {
  lessonIds: new Set(),
  practicedLessonIds: new Set(),
  openedAnywayIds: new Set(),
};

async function readChallengeRecords(ports: Ports, learnerId: string): Promise<typeof NO_RECORDS> {
  const found = await ports.progress.challengeRecords(learnerId);
  return new Map(found.map((record) => [record.challengeId, record]));
}

type ReadOnce = <Records>(
  none: Records,
  read: (learnerId: string) => Promise<Records>,
) => Once<Records>;

/** Returns what is read of the learner. */
const recordsOf = (ports: Ports, of: ReadOnce) => ({
  solved: of(NO_TIMES, (id) => ports.progress.solvedAt(id)),
  challengeRecords: of(NO_RECORDS, (id) => readChallengeRecords(ports, id)),
  completed: of(NO_LESSONS, (id) => ports.progress.completedLessons(id)),
  earnedAchievements: of(NO_TIMES, (id) => ports.progress.earnedAchievements(id)),
  revealedHints: of(NO_COUNTS, (id) => ports.hints.revealedCounts(id)),
  solutionsShownAt: of(NO_TIMES, (id) => ports.shownHelp.solutionsShownAt(id)),
  practice: of(NO_PRACTICE, (id) => ports.practice.find(id)),
  preparation: of(NO_PREPARATION, (id) => ports.preparation.find(id)),
  lineFinds: of(NO_LINE_FINDS, (id) => ports.lineFinds.find(id)),
});

/**
 * Creates the context of a request.
 *
 * @param findLearner returns the profile; creates it on the first use of an email account
 */
export function createRequestContext(
  ports: Ports,
  principal: Principal,
  findLearner: (identity: Identity, address: string) => Promise<Learner | null>,
): RequestContext {
  const { identity, address } = principal;
  const catalogue = once(() => ports.catalogue.load());
  const learner = once(async () => (identity ? findLearner(identity, address) : null));
  const records = recordsOf(ports, (none, read) =>
    once(async () => {
      if (identity === null) return none;
      // In parallel: an account without a profile has no rows to read.
      const [found] = await Promise.all([read(identity.id), learner.get()]);
      return found;
    }),
  );
  const isOpen = once(async () => {
    if (identity?.credential !== 'session') return identity !== null;
    return ports.accounts.isSessionOpen(identity);
  });
  return {
    ...principal,
    catalogue: catalogue.get,
    learner: learner.get,
    solved: records.solved.get,
    challengeRecords: records.challengeRecords.get,
    completed: records.completed.get,
    earnedAchievements: records.earnedAchievements.get,
    revealedHints: records.revealedHints.get,
    solutionsShownAt: records.solutionsShownAt.get,
    solutions: once(() => ports.catalogue.solutions()).get,
    practice: records.practice.get,
    preparation: records.preparation.get,
    lineFinds: records.lineFinds.get,
    isOpen: isOpen.get,
    forget() {
      for (const memory of [learner, ...Object.values(records)]) memory.clear();
    },
  };
}

/** Returns the error for a session token whose session has ended. */
export function sessionEnded(): AppError {
  return new AppError('UNAUTHENTICATED', 'This session has ended. Sign in again.');
}

/**
 * Does the work of a request, and refuses it if its session has ended, even if the work reads nothing of the learner.
 * The check and the work run in parallel, and most work reads the profile anyway.
 *
 * @throws {AppError} UNAUTHENTICATED if the session has ended or the account was deleted, and whatever the work throws
 */
export async function inOpenSession<Result>(
  context: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  if (context.identity?.credential !== 'session') return work();
  const [session, result] = await Promise.allSettled([context.learner(), work()]);
  // Any other failure only matters to work that needs the profile.
  if (session.status === 'rejected' && isUnauthenticated(session.reason)) throw session.reason;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function isUnauthenticated(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED';
}

/** @throws {AppError} UNAUTHENTICATED for a visitor */
function requireIdentity(context: RequestContext): Identity {
  if (context.identity) return context.identity;
  throw new AppError('UNAUTHENTICATED', 'Sign in first: this requires an account.');
}

/**
 * Returns the current learner.
 *
 * @throws {AppError} UNAUTHENTICATED for a visitor, NOT_FOUND if the account has no profile yet
 */
export async function requireLearner(context: RequestContext): Promise<Learner> {
  requireIdentity(context);
  const learner = await context.learner();
  if (learner) return learner;
  throw new AppError('NOT_FOUND', 'This account has no profile yet. Create one first.');
}

/** Checks whether the request may change data. A read-only access token may not. */
export function mayChange({ identity }: RequestContext): boolean {
  return identity !== null && (identity.credential === 'session' || identity.scope === 'WRITE');
}

/**
 * Returns the learner of an open session or of an access token with the scope `write`. Session tokens stay valid for
 * minutes after their session has ended, so everything that awards, changes or reveals something checks the session,
 * wherever the auth server's tables are.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN with a read-only access token, NOT_FOUND if the account has no profile yet
 */
export async function requireActiveLearner(context: RequestContext): Promise<Learner> {
  requireIdentity(context);
  if (!mayChange(context)) {
    throw new AppError(
      'FORBIDDEN',
      'This access token can only read. Create one with the scope "write" on your account page.',
    );
  }
  const [learner, isOpen] = await Promise.all([requireLearner(context), context.isOpen()]);
  if (isOpen) return learner;
  throw sessionEnded();
}

/**
 * Returns the session's identity. Programs with an access token can't manage the account.
 *
 * @throws {AppError} UNAUTHENTICATED for a visitor, FORBIDDEN with an access token
 */
export function requireAccount(context: RequestContext): SessionIdentity {
  const identity = requireIdentity(context);
  if (identity.credential === 'session') return identity;
  throw new AppError(
    'FORBIDDEN',
    'An access token cannot do this. Sign in and do it in the browser.',
  );
}

/**
 * Refuses what only makes sense with an account.
 *
 * @throws {AppError} FORBIDDEN for an anonymous learner
 */
export function requirePermanent({ isAnonymous }: Learner): void {
  if (!isAnonymous) return;
  throw new AppError(
    'FORBIDDEN',
    'Create an account first: you are trying Packetsmith without one.',
  );
}

/** How long a sign-in allows what a stolen session must not do, in seconds. */
export const FRESH_SIGN_IN_SECONDS = 600;

/**
 * Checks that the learner signed in within the last ten minutes. Refreshing a session doesn't count, because a thief
 * can do that too.
 *
 * @param account an identity from a session
 * @throws {AppError} REAUTHENTICATION_REQUIRED if the last sign-in is older or unknown
 */
export function requireFreshSignIn({ signedInAt }: SessionIdentity, now: Date): void {
  const ageMs = signedInAt === null ? Infinity : now.getTime() - signedInAt.getTime();
  if (ageMs < FRESH_SIGN_IN_SECONDS * 1_000) return;
  throw new AppError(
    'REAUTHENTICATION_REQUIRED',
    'Sign in again: this requires a sign-in within the last ten minutes.',
  );
}

/**
 * Returns the learner and the account of an open session.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN with an access token, NOT_FOUND if the account has no profile yet
 */
export async function requireAccountHolder(
  context: RequestContext,
): Promise<{ learner: Learner; account: SessionIdentity }> {
  const account = requireAccount(context);
  return { account, learner: await requireActiveLearner(context) };
}
