import { AuthError } from '../auth-error.ts';
import type { AuthCall, Endpoint } from '../http/endpoint.ts';
import { readTokenClaims } from './access-token.ts';
import { authenticate, bearerToken } from './authenticate.ts';

/** The roles that may administer users, as GoTrue's `GOTRUE_JWT_ADMIN_ROLES` has them. */
const ADMIN_ROLES: readonly unknown[] = ['service_role', 'supabase_admin'];

/** Keeps an endpoint for those who hold the service key. */
export function forAdmins(endpoint: Endpoint): Endpoint {
  return async (call) => {
    await requireAdmin(call);
    return endpoint(call);
  };
}

/**
 * Lets the service key pass, or any other token of the service with its role.
 *
 * @throws {AuthError} no_authorization, bad_jwt, not_admin or what `authenticate` throws
 */
async function requireAdmin(call: AuthCall): Promise<void> {
  const { role, session_id: sessionId } = await readTokenClaims(call.auth, bearerToken(call));
  // What was signed for a session must not outlive it.
  if (sessionId !== undefined) await authenticate(call);
  if (ADMIN_ROLES.includes(role)) return;
  throw new AuthError({ status: 403, code: 'not_admin' }, 'User not allowed');
}
