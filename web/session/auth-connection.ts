import { GoTrueClient, type Session } from '@supabase/supabase-js';
import { loadClientConfig } from './client-config.ts';
import { fetchProfile, type Profile } from './fetch-profile.ts';
import { nameAfterGitHub } from './name-after-git-hub.ts';
import { requestMerge } from './request-merge.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

/**
 * Creates the auth client's fetch. The client ends a session whenever a refresh is rejected. This lets only
 * rejections by the auth service itself through. A rejection by a proxy, a captive portal or a rate limit counts as a
 * network failure, which doesn't end the session.
 *
 * @param onEnded called when the service itself has ended a session
 */
function createSessionFetch(onEnded: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok || !isRefresh(input)) return response;
    if (!(await isOwnRefusal(response))) {
      throw new TypeError(`The session could not be refreshed: status ${response.status}.`);
    }
    onEnded();
    return response;
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input.toString();
  return address.includes('/token?grant_type=refresh_token');
}

async function isOwnRefusal(response: Response): Promise<boolean> {
  if (response.status === 429 || response.status >= 500) return false;
  try {
    const body: unknown = await response.clone().json();
    if (typeof body !== 'object' || body === null) return false;
    return 'error_code' in body || ('code' in body && typeof body.code === 'string');
  } catch {
    return false;
  }
}

/** The connection to the auth service, and the profile of its session. */
export interface AuthConnection {
  auth: GoTrueClient;
  fetchProfile: (session: Session) => Promise<Profile>;
  /** @see requestMerge */
  mergeLearner: (session: Session, token: string) => Promise<boolean>;
  /** @see nameAfterGitHub */
  nameLearner: (session: Session) => Promise<void>;
  /** Calls back once if the service itself has ended the session. */
  takeRefusal: () => boolean;
}

/**
 * Opens the connection. Only this file loads supabase-js, so import it only when a session is needed. Its complete client
 * would bring the code for tables, files and channels along, which is as large again.
 */
export async function openAuthConnection(): Promise<AuthConnection> {
  const { supabaseUrl, supabaseAnonKey, apiUrl } = await loadClientConfig();
  let isRefused = false;
  const sessionFetch = createSessionFetch(() => {
    isRefused = true;
  });
  const auth = new GoTrueClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabaseAnonKey, Authorization: `Bearer ${supabaseAnonKey}` },
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
    storageKey: SESSION_STORAGE_KEY,
    fetch: sessionFetch,
  });
  return {
    auth,
    fetchProfile: (session) => fetchProfile(apiUrl, session),
    mergeLearner: (session, token) => requestMerge(apiUrl, session, token),
    nameLearner: (session) => nameAfterGitHub(apiUrl, session),
    takeRefusal: () => {
      const wasRefused = isRefused;
      isRefused = false;
      return wasRefused;
    },
  };
}
