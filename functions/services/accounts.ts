import { AppError } from '../../domain/app-error.ts';
import { canonicalUsername } from '../../domain/username.ts';
import type { AccountSession } from './ports/accounts.ts';
import type { Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { requireAccountHolder, type RequestContext } from './request-context.ts';

/** A session as its learner sees it. */
export interface SessionView extends AccountSession {
  isCurrent: boolean;
}

/** Lists the sessions, the current one first. */
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
): Promise<Learner> {
  const { learner } = await requireAccountHolder(context);
  if (canonicalUsername(confirmUsername) !== learner.username) {
    throw new AppError('INVALID_INPUT', `Type "${learner.username}" to delete this account.`);
  }
  const removeAtAuthServer = ports.accounts.removal(learner.id);
  // The profile goes first: from then on, no token of the account is accepted.
  await ports.learners.delete(learner.id);
  await removeAtAuthServer();
  return learner;
}

async function exportData(ports: Ports, context: RequestContext): Promise<Record<string, unknown>> {
  const holder = await requireAccountHolder(context);
  const [account, stored] = await Promise.all([
    ports.accounts.exportOf(holder.account),
    ports.learners.exportOf(holder.learner.id),
  ]);
  return { exportedAt: ports.now().toISOString(), account, ...stored };
}

/** Creates the use cases for the account behind a profile. All throw FORBIDDEN with an access token. */
export function createAccountService(ports: Ports) {
  return {
    /** Lists the learner's sessions. @throws {AppError} UNAUTHENTICATED, UNAVAILABLE if this deployment can't list them */
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
     * Deletes the account, the profile and all personal data, and returns the learner that was deleted.
     *
     * @throws {AppError} INVALID_INPUT if the typed name isn't the learner's username, UNAVAILABLE if this deployment
     * can't delete accounts
     */
    delete: (context: RequestContext, confirmUsername: string) =>
      removeAccount(ports, context, confirmUsername),

    /** Returns everything stored about the learner as one JSON document. */
    exportData: (context: RequestContext) => exportData(ports, context),
  };
}
