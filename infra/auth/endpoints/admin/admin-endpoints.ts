import { AuthError } from '../../auth-error.ts';
import type { AuthAnswer, AuthCall, Endpoint, EndpointTable } from '../../http/endpoint.ts';
import { readTokenClaims } from '../../tokens/access-token.ts';
import { authenticate, bearerToken } from '../../tokens/authenticate.ts';
import { presentUser } from '../../user-json.ts';
import { customProviders, missingFactor, oauthServer } from '../disabled-features.ts';
import { generateLink, invite } from './account-links.ts';
import { createUser } from './create-user.ts';
import { updateUser } from './update-user.ts';
import { deleteUser, listUsers, requestedUser } from './users.ts';

/** The roles that may administer users, like the default of GoTrue's `GOTRUE_JWT_ADMIN_ROLES`. */
const ADMIN_ROLES: readonly unknown[] = ['service_role', 'supabase_admin'];

/** Restricts an endpoint to the service key and administrative roles. */
function forAdmins(endpoint: Endpoint): Endpoint {
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

/** The endpoints that require the service key. */
export const ADMIN_ENDPOINTS: EndpointTable = lock({
  '/admin/custom-providers': { GET: customProviders, POST: customProviders },
  '/admin/custom-providers/:identifier': all(customProviders),
  '/admin/generate_link': { POST: generateLink },
  '/admin/oauth/clients': { GET: oauthServer, POST: oauthServer },
  '/admin/oauth/clients/:client_id': all(oauthServer),
  '/admin/oauth/clients/:client_id/regenerate_secret': { POST: oauthServer },
  '/admin/users': { GET: listUsers, POST: createUser },
  '/admin/users/:user_id': { GET: getUser, PUT: updateUser, DELETE: deleteUser },
  '/admin/users/:user_id/factors': { GET: nothingOfUser },
  '/admin/users/:user_id/factors/:factor_id': { PUT: factorOfUser, DELETE: factorOfUser },
  '/admin/users/:user_id/passkeys': { GET: nothingOfUser },
  '/admin/users/:user_id/passkeys/:passkey_id': { DELETE: passkeyOfUser },
  '/invite': { POST: invite },
});

/** Every endpoint in the table gets the lock. */
function lock(table: EndpointTable): EndpointTable {
  const locked: Record<string, Record<string, Endpoint>> = {};
  for (const [path, methods] of Object.entries(table)) {
    const apis = Object.entries(methods);
    locked[path] = Object.fromEntries(
      apis.map(([method, endpoint]) => [method, forAdmins(endpoint)]),
    );
  }
  return locked;
}

function all(endpoint: Endpoint): Record<string, Endpoint> {
  return { GET: endpoint, PUT: endpoint, DELETE: endpoint };
}

/** `GET /admin/users/:user_id`: returns a user as administrators see them. */
async function getUser(call: AuthCall): Promise<AuthAnswer> {
  return { json: presentUser(await requestedUser(call)) };
}

/** `GET /admin/users/:user_id/factors` and `/passkeys`: returns an empty list, because users can't add any. */
async function nothingOfUser(call: AuthCall): Promise<AuthAnswer> {
  await requestedUser(call);
  return { json: [] };
}

async function factorOfUser(call: AuthCall): Promise<AuthAnswer> {
  await requestedUser(call);
  return missingFactor(call);
}

async function passkeyOfUser(call: AuthCall): Promise<AuthAnswer> {
  await requestedUser(call);
  throw new AuthError({ status: 404, code: 'validation_failed' }, 'Passkey not found');
}
