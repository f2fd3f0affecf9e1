import type { AuthContext, Queryable } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { beginAuthorization } from '../github/begin-authorization.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { deleteIdentity, recordProviders } from '../repositories/identities.ts';
import { followIdentities, lockUser, removePassword } from '../repositories/provider-users.ts';
import { findUser, type Identity, type User } from '../repositories/users.ts';
import { findSessionProof } from '../repositories/sessions.ts';
import { authenticate, type Authenticated } from '../tokens/authenticate.ts';
import { isRecent } from './user-password.ts';

/** `GET /user/identities/authorize?provider=github`: returns the GitHub URL for a user who wants to link a GitHub account. */
export async function linkIdentity(call: AuthCall): Promise<AuthAnswer> {
  const { user, sessionId } = await authenticate(call);
  requireManualLinking(call.auth);
  await requireRecentSignIn(call, { user, sessionId });
  const { url, headers } = await beginAuthorization(call, { userId: user.id, sessionId });
  const isScript = call.query.get('skip_http_redirect') === 'true';
  return isScript ? { json: { url }, headers } : { location: url, status: 302, headers };
}

/**
 * Rejects requests if linking identities is disabled.
 *
 * @throws {AuthError} manual_linking_disabled
 */
function requireManualLinking({ options }: AuthContext): void {
  if (options.isManualLinkingEnabled === true) return;
  throw new AuthError(
    { status: 404, code: 'manual_linking_disabled' },
    'Manual linking is disabled',
  );
}

/** A stolen session must not be enough to add a way to sign in. */
async function requireRecentSignIn(
  { auth: { options, sql } }: AuthCall,
  { user, sessionId }: Authenticated,
): Promise<void> {
  if (options.isCurrentPasswordRequired !== true || user.is_anonymous) return;
  const session = sessionId === null ? null : await findSessionProof(sql, sessionId);
  if (isRecent(session)) return;
  throw new AuthError(
    { status: 400, code: 'reauthentication_needed' },
    'Linking an identity requires a recent sign-in',
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `DELETE /user/identities/:id`: unlinks an identity of the user, but never the last one. */
export async function unlinkIdentity(call: AuthCall): Promise<AuthAnswer> {
  const { user } = await authenticate(call);
  requireManualLinking(call.auth);
  const id = call.parameters['id'] ?? '';
  if (!UUID.test(id)) {
    throw new AuthError({ status: 404, code: 'validation_failed' }, 'identity_id must be an UUID');
  }
  await call.auth.sql.begin(async (sql) => {
    // Locks the user, so that two concurrent requests can't remove both identities.
    await lockUser(sql, user.id);
    const identity = requireDispensable(await findUser(sql, user.id), id.toLowerCase());
    await remove(sql, identity);
    const left = await findUser(sql, user.id);
    if (left === null || !(await followIdentities(sql, left))) {
      throw refused(
        'email_conflict_identity_not_deletable',
        'Unable to unlink identity due to email conflict',
      );
    }
  });
  return { json: {} };
}

function requireDispensable(user: User | null, id: string): Identity {
  const identities = user?.identities ?? [];
  if (identities.length <= 1) {
    throw refused(
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const found = identities.find((identity) => identity.id === id);
  if (found !== undefined) return found;
  throw refused('identity_not_found', "Identity doesn't exist");
}

/** The password belongs to the email identity, so it is removed too. */
async function remove(sql: Queryable, identity: Identity): Promise<void> {
  await deleteIdentity(sql, identity.id);
  if (identity.provider === 'email') await removePassword(sql, identity.user_id);
  await recordProviders(sql, identity.user_id);
}

function refused(code: string, message: string): AuthError {
  return new AuthError({ status: 422, code }, message);
}
