import { AuthError } from '../../auth-error.ts';
import type { AuthAnswer, AuthCall, Endpoint, EndpointTable } from '../../http/endpoint.ts';
import { forAdmins } from '../../tokens/require-admin.ts';
import { presentUser } from '../../user-json.ts';
import { missingFactor } from '../disabled-factors.ts';
import { customProviders, oauthServer } from '../disabled-features.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { generateLink } from './generate-link.ts';
import { invite } from './invite.ts';
import { listUsers } from './list-users.ts';
import { requestedUser } from './requested-user.ts';
import { updateUser } from './update-user.ts';

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
