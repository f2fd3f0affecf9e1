import { AppError } from '../../domain/app-error.ts';
import { canonicalUsername } from '../../domain/username.ts';
import type { AccountSession } from './ports/accounts.ts';
import type { Ports } from './ports/ports.ts';
import { requireAccountHolder, type RequestContext } from './request-context.ts';

/** A session of the caller's, as the caller sees it. */
export interface SessionView extends AccountSession {
  isCurrent: boolean;
}

/** The one that asks first. */
async function listSessions(ports: Ports, context: RequestContext): Promise<SessionView[]> {
  const { account } = await requireAccountHolder(context);
  const found = await ports.accounts.sessions(account);
  return found
    .map((view) => ({ ...view, isCurrent: view.id === account.sessionId }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

async function removeAccount(
  ports: Ports,
  context: RequestContext,
  confirmUsername: string,
): Promise<boolean> {
  const { learner } = await requireAccountHolder(context);
  if (canonicalUsername(confirmUsername) !== learner.username) {
    throw new AppError('INVALID_INPUT', `Type "${learner.username}" to delete this account.`);
  }
  const removeAtAuthServer = ports.accounts.removal(learner.id);
  // What is ours goes first: from then on no token of the account is good for anything.
  await ports.learners.delete(learner.id);
  await removeAtAuthServer();
  return true;
}

async function exportData(ports: Ports, context: RequestContext): Promise<Record<string, unknown>> {
  const holder = await requireAccountHolder(context);
  const [account, stored] = await Promise.all([
    ports.accounts.exportOf(holder.account),
    ports.learners.exportOf(holder.learner.id),
  ]);
  return { exportedAt: ports.now().toISOString(), account, ...stored };
}

/** The use cases around the account behind a profile. None is for an access token: each then throws FORBIDDEN. */
export function createAccountService(ports: Ports) {
  return {
    /** Where the caller is signed in. @throws {AppError} UNAUTHENTICATED, UNAVAILABLE where it is not known */
    sessions: (context: RequestContext) => listSessions(ports, context),

    /**
     * Ends one of the learner's sessions.
     *
     * @returns the ended session; null if the learner has no session with that id
     * @throws {AppError} as `sessions`
     */
    async endSession(context: RequestContext, id: string): Promise<SessionView | null> {
      const { account } = await requireAccountHolder(context);
      const ended = await ports.accounts.endSession(account, id);
      return ended && { ...ended, isCurrent: ended.id === account.sessionId };
    },

    /**
     * Deletes the account, the profile and everything that is personal in it.
     *
     * @throws {AppError} INVALID_INPUT when the typed name is not the learner's, UNAVAILABLE where this deployment may
     * not delete accounts
     */
    delete: (context: RequestContext, confirmUsername: string) =>
      removeAccount(ports, context, confirmUsername),

    /** Everything stored about the learner, as one JSON document. */
    exportData: (context: RequestContext) => exportData(ports, context),
  };
}
