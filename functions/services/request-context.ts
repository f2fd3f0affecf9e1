import { AppError } from '../../domain/app-error.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import type { Identity, Learner, SessionIdentity } from './ports/records.ts';

/** Who makes a request, and from where. */
export interface Principal {
  /** Whom the token names; null without one. */
  identity: Identity | null;
  /** What the network address has in common with no other caller's. */
  address: string;
}

/** One request of one caller. What it reads is read once, however many fields ask for it. */
export interface RequestContext extends Readonly<Principal> {
  readonly catalogue: () => Promise<Catalogue>;
  /** Null for a visitor, and for an account that has no profile yet. */
  readonly learner: () => Promise<Learner | null>;
  readonly solved: () => Promise<ReadonlySet<string>>;
  readonly completed: () => Promise<ReadonlySet<string>>;
  /** How many hints the learner uncovered, by challenge. */
  readonly revealedHints: () => Promise<ReadonlyMap<string, number>>;
  /** Whether the auth server has not ended this session. An access token that was found holds. False for a visitor. */
  readonly isOpen: () => Promise<boolean>;
  /** Forgets what was read about the learner, after a change. */
  readonly forget: () => void;
}

function once<T>(read: () => Promise<T>): { get: () => Promise<T>; clear: () => void } {
  let reading: Promise<T> | null = null;
  return {
    get: () => (reading ??= read()),
    clear: () => {
      reading = null;
    },
  };
}

/**
 * Opens the session of one request.
 *
 * @param findLearner finds the profile, or makes it where an account's first use may
 */
export function createRequestContext(
  ports: Ports,
  caller: Principal,
  findLearner: (identity: Identity) => Promise<Learner | null>,
): RequestContext {
  const { identity } = caller;
  const catalogue = once(() => ports.catalogue.load());
  const learner = once(async () => (identity ? findLearner(identity) : null));
  const idsOf = (read: (learnerId: string) => Promise<Set<string>>) =>
    once(async () => {
      if (identity === null) return new Set<string>();
      // Both at once: who has no profile has nothing else here, either.
      const [ids] = await Promise.all([read(identity.id), learner.get()]);
      return ids;
    });
  const isOpen = once(async () => {
    if (identity?.credential !== 'session') return identity !== null;
    return ports.accounts.isSessionOpen(identity);
  });
  const solved = idsOf((id) => ports.progress.solvedChallengeIds(id));
  const completed = idsOf((id) => ports.progress.completedLessonIds(id));
  const revealedHints = once(async () => {
    const found = await learner.get();
    return found ? ports.hints.revealedCounts(found.id) : new Map<string, number>();
  });
  return {
    ...caller,
    catalogue: catalogue.get,
    learner: learner.get,
    solved: solved.get,
    completed: completed.get,
    revealedHints: revealedHints.get,
    isOpen: isOpen.get,
    forget() {
      for (const memory of [learner, solved, completed, revealedHints]) memory.clear();
    },
  };
}

/** @throws {AppError} UNAUTHENTICATED when nobody is signed in */
function requireIdentity(context: RequestContext): Identity {
  if (context.identity) return context.identity;
  throw new AppError('UNAUTHENTICATED', 'Sign in first: this requires an account.');
}

/**
 * The learner behind a session.
 *
 * @throws {AppError} UNAUTHENTICATED when nobody is signed in, NOT_FOUND when the account has no profile yet
 */
export async function requireLearner(context: RequestContext): Promise<Learner> {
  requireIdentity(context);
  const learner = await context.learner();
  if (learner) return learner;
  throw new AppError('NOT_FOUND', 'This account has no profile yet. Create one first.');
}

/** Whether the caller may leave a trace: a token that may only read changes nothing. */
export function mayChange({ identity }: RequestContext): boolean {
  return identity !== null && (identity.credential === 'session' || identity.scope === 'WRITE');
}

/**
 * The learner behind a session that has not been ended, or behind an access token that may write. A token outlives its
 * session by minutes: what awards, changes or reveals must not be done with it.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN with an access token that may only read, NOT_FOUND when the account has
 * no profile yet
 */
export async function requireActiveLearner(context: RequestContext): Promise<Learner> {
  requireIdentity(context);
  if (!mayChange(context)) {
    throw new AppError(
      'FORBIDDEN',
      'This access token can only read. Create one with the scope "write" on your profile page.',
    );
  }
  const [learner, isOpen] = await Promise.all([requireLearner(context), context.isOpen()]);
  if (isOpen) return learner;
  throw new AppError('UNAUTHENTICATED', 'This session has ended. Sign in again.');
}

/**
 * The account behind a session: what concerns the account itself is not for programs.
 *
 * @throws {AppError} UNAUTHENTICATED when nobody is signed in, FORBIDDEN with an access token
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
 * The learner and the account behind a session that has not been ended.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN with an access token, NOT_FOUND when the account has no profile yet
 */
export async function requireAccountHolder(
  context: RequestContext,
): Promise<{ learner: Learner; account: SessionIdentity }> {
  const account = requireAccount(context);
  return { account, learner: await requireActiveLearner(context) };
}
