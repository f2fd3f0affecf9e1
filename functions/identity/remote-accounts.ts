import * as z from 'zod/mini';
import { AppError } from '../../domain/app-error.ts';
import type { AccountRepository } from '../services/ports/accounts.ts';
import type { SessionIdentity } from '../services/ports/records.ts';

const HEALTH_TIMEOUT_MS = 2_000;

/**
 * Checks whether an auth server reports that it is healthy.
 *
 * @param url `<SUPABASE_URL>/auth/v1`
 * @throws if it can't be reached
 */
export async function isAuthWell(url: string, anonKey: string): Promise<boolean> {
  const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
  const response = await fetch(`${url}/health`, { headers: { apikey: anonKey }, signal });
  await response.body?.cancel();
  return response.ok;
}

const ACCOUNT_TIMEOUT_MS = 5_000;
/** When clients should try again if the auth server doesn't respond. */
const RETRY_AFTER_SECONDS = 5;
const NOT_FOUND = 404;

/** An auth server with its own database. */
export interface RemoteAuth {
  /** `<SUPABASE_URL>/auth/v1`. */
  url: string;
  anonKey: string;
  /** The key that allows removing accounts; null if the operator set none. */
  serviceKey: string | null;
}

const text = z.catch(z.optional(z.string()), undefined);

const user = z.looseObject({
  email: text,
  is_anonymous: z.catch(z.boolean(), false),
  created_at: text,
  last_sign_in_at: text,
  user_metadata: z.catch(z.record(z.string(), z.unknown()), {}),
  identities: z.catch(
    z.array(
      z.object({
        provider: z.string(),
        id: z.string(),
        identity_data: z.optional(
          z.object({
            user_name: text,
            avatar_url: z.catch(z.optional(z.url({ protocol: /^https$/ })), undefined),
          }),
        ),
      }),
    ),
    [],
  ),
});

async function call(address: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(ACCOUNT_TIMEOUT_MS);
  const response = await fetch(address, { ...request, signal }).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (response.status >= 500) throw unavailable(response.status);
  return response;
}

function unavailable(cause: unknown): AppError {
  const message = 'The sign-in service did not respond. Try again in a moment.';
  return new AppError('UNAVAILABLE', message, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function notHere(what: string): AppError {
  return new AppError(
    'UNAVAILABLE',
    `${what} is not available here because this deployment manages accounts elsewhere. Ask its operator.`,
  );
}

/** Accesses accounts over the auth server's HTTP API. It can't list sessions, because GoTrue's API doesn't. */
export function createRemoteAccounts({ url, anonKey, serviceKey }: RemoteAuth): AccountRepository {
  const askForUser = ({ token }: SessionIdentity): Promise<Response> =>
    call(`${url}/user`, { headers: { authorization: `Bearer ${token}`, apikey: anonKey } });
  const readUser = async (identity: SessionIdentity): Promise<z.infer<typeof user>> => {
    const response = await askForUser(identity);
    if (response.ok) return user.parse(await response.json());
    throw new AppError('UNAUTHENTICATED', 'This session has ended. Sign in again.');
  };
  return {
    isSessionOpen: async (identity) => (await askForUser(identity)).ok,
    async isSessionAnonymous(identity) {
      const response = await askForUser(identity);
      return response.ok && user.parse(await response.json()).is_anonymous;
    },
    findLearner: null,
    sessions: () => Promise.reject(notHere('Listing sessions')),
    endSession: () => Promise.reject(notHere('Ending a session')),
    async providerAccount(identity) {
      const { identities } = await readUser(identity);
      const found = identities.find(({ provider }) => provider !== 'email');
      if (!found) return null;
      return {
        provider: found.provider,
        providerId: found.id,
        username: found.identity_data?.user_name ?? '',
        avatarUrl: found.identity_data?.avatar_url ?? null,
      };
    },
    removal(id) {
      if (serviceKey === null) throw notHere('Deleting an account');
      const headers = { authorization: `Bearer ${serviceKey}`, apikey: serviceKey };
      return async () => {
        const response = await call(`${url}/admin/users/${id}`, { method: 'DELETE', headers });
        if (!response.ok && response.status !== NOT_FOUND) throw unavailable(response.status);
      };
    },
    // The API can't list them. Accounts with a profile are removed one by one.
    removeUnused: () => Promise.resolve(0),
    async exportOf(identity) {
      const found = await readUser(identity);
      return {
        email: found.email,
        createdAt: found.created_at,
        lastSignInAt: found.last_sign_in_at,
        givenAtSignUp: found.user_metadata,
        identities: found.identities,
      };
    },
  };
}
