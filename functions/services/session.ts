import { Failure } from '../../domain/failure.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import type { Identity, Learner } from './ports/records.ts';

/** One request of one caller. What it reads is read once, however many fields ask for it. */
export interface Session {
  /** Null for a visitor. */
  readonly identity: Identity | null;
  readonly catalogue: () => Promise<Catalogue>;
  /** Null for a visitor, and for an account that has no profile yet. */
  readonly learner: () => Promise<Learner | null>;
  readonly solved: () => Promise<ReadonlySet<string>>;
  readonly completed: () => Promise<ReadonlySet<string>>;
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
 * @param identity whom the token names; null without one
 * @param findLearner finds the profile, or makes it where an account's first use may
 */
export function openSession(
  ports: Ports,
  identity: Identity | null,
  findLearner: (identity: Identity) => Promise<Learner | null>,
): Session {
  const catalogue = once(() => ports.catalogue.load());
  const learner = once(async () => (identity ? findLearner(identity) : null));
  const idsOf = (read: (learnerId: string) => Promise<Set<string>>) =>
    once(async () => {
      const found = await learner.get();
      return found ? read(found.id) : new Set<string>();
    });
  const solved = idsOf((id) => ports.progress.solvedChallengeIds(id));
  const completed = idsOf((id) => ports.progress.completedLessonIds(id));
  return {
    identity,
    catalogue: catalogue.get,
    learner: learner.get,
    solved: solved.get,
    completed: completed.get,
    forget() {
      for (const memory of [learner, solved, completed]) memory.clear();
    },
  };
}

/** @throws {Failure} UNAUTHENTICATED when nobody is signed in */
export function requireIdentity(session: Session): Identity {
  if (session.identity) return session.identity;
  throw new Failure('UNAUTHENTICATED', 'Sign in first: this needs an account.');
}

/**
 * The learner behind a session.
 *
 * @throws {Failure} UNAUTHENTICATED when nobody is signed in, NOT_FOUND when the account has no profile yet
 */
export async function requireLearner(session: Session): Promise<Learner> {
  requireIdentity(session);
  const learner = await session.learner();
  if (learner) return learner;
  throw new Failure('NOT_FOUND', 'This account has no profile yet. Create one first.');
}
