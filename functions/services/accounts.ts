import { AppError } from '../../domain/app-error.ts';
import { canonicalUsername } from '../../domain/username.ts';
import type { AccountSession } from './ports/accounts.ts';
import type { Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { EXPORTS, takeTokens } from './rate-limits.ts';
import { requireAccountHolder, type RequestContext } from './request-context.ts';
import { writeExport } from './write-export.ts';

/** The longest export that is one value, in characters: a response has to be in memory as a whole. */
const MOST_CHARACTERS = 8_000_000;

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

/** Returns the export as JSON text, part by part, after checking that the learner may have it now. */
async function exportText(ports: Ports, context: RequestContext): Promise<AsyncIterable<string>> {
  const { account, learner } = await requireAccountHolder(context);
  await takeTokens(ports, context, EXPORTS);
  const head = {
    exportedAt: ports.now().toISOString(),
    account: await ports.accounts.exportOf(account),
  };
  return writeExport(head, ports.learners.exportOf(learner.id));
}

/**
 * Returns the export as one document.
 *
 * @throws {AppError} TOO_LARGE if it is too long for one
 */
async function exportDocument(
  ports: Ports,
  context: RequestContext,
): Promise<Record<string, unknown>> {
  const parts: string[] = [];
  let characters = 0;
  for await (const part of await exportText(ports, context)) {
    parts.push(part);
    characters += part.length;
    if (characters > MOST_CHARACTERS) {
      throw new AppError(
        'TOO_LARGE',
        `Your data has more than ${MOST_CHARACTERS} characters. Download it on the account page, or with GET /api/users/export.`,
      );
    }
  }
  return JSON.parse(parts.join('')) as Record<string, unknown>;
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

    /**
     * Returns everything stored about the learner as one JSON document.
     *
     * @throws {AppError} RATE_LIMITED, and TOO_LARGE if it is too long
     */
    exportData: (context: RequestContext) => exportDocument(ports, context),

    /** Returns the text of the same document, however long it is, part by part. @throws {AppError} RATE_LIMITED */
    exportText: (context: RequestContext) => exportText(ports, context),
  };
}
