import { AuthError } from '../auth-error.ts';
import type { AuthCall, Endpoint } from '../http/endpoint.ts';
import { readTokenClaims } from './access-token.ts';
import { authenticate, bearerToken } from './authenticate.ts';

/** The roles that may administer users, like the default of GoTrue's `GOTRUE_JWT_ADMIN_ROLES`. */
const ADMIN_ROLES: readonly unknown[] = ['service_role', 'supabase_admin'];

/** Restricts an endpoint to the service key and administrative roles. */
export function forAdmins(endpoint: Endpoint): Endpoint {
  return async (call) => {
    await requireAdmin(call);
    return endpoint(call);
  };
}

/**
 * Requires the service key, or any other token of the service with an administrative role.
 *
 * @throws {AuthError} no_authorization, bad_jwt, not_admin or what `authenticate` throws
 */
async function requireAdmin(call: AuthCall): Promise<void> {
  const { role, session_id: sessionId } = await readTokenClaims(call.auth, bearerToken(call));
  // A session's token must not outlive the session.
  if (sessionId !== undefined) await authenticate(call);
  if (ADMIN_ROLES.includes(role)) return;
  throw new AuthError({ status: 403, code: 'not_admin' }, 'User not allowed');
}
