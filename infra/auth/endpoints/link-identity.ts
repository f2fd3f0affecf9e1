import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { beginAuthorization } from '../github/begin-authorization.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { authenticate } from '../tokens/authenticate.ts';

/** `GET /user/identities/authorize?provider=github`: returns the GitHub URL for a user who wants to link a GitHub account. */
export async function linkIdentity(call: AuthCall): Promise<AuthAnswer> {
  const { user, sessionId } = await authenticate(call);
  requireManualLinking(call.auth);
  const { url, headers } = await beginAuthorization(call, { userId: user.id, sessionId });
  const isScript = call.query.get('skip_http_redirect') === 'true';
  return isScript ? { json: { url }, headers } : { location: url, status: 302, headers };
}

/**
 * Rejects requests if linking identities is disabled.
 *
 * @throws {AuthError} manual_linking_disabled
 */
export function requireManualLinking({ options }: AuthContext): void {
  if (options.isManualLinkingEnabled === true) return;
  throw new AuthError(
    { status: 404, code: 'manual_linking_disabled' },
    'Manual linking is disabled',
  );
}
