import { paths } from '../paths.ts';
import { takeDestination } from './destination.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

/**
 * How the auth service redirected the browser here, from an email link or from GitHub:
 * - `pending`: its code is being exchanged for a session;
 * - `signed-in`: the exchange succeeded;
 * - `elsewhere`: the service accepted it, but only the browser that requested it can sign in;
 * - `half-way`: an email change that still needs the link in the other email;
 * - `refused`: the service did not agree, `errorCode` says why in its own words;
 * - `unreachable`: the service could not be asked.
 */
export interface AuthCallback {
  outcome: 'pending' | 'signed-in' | 'elsewhere' | 'half-way' | 'refused' | 'unreachable';
  /** GoTrue's error code, such as `otp_expired`; '' if there was no error. Never shown as text. */
  errorCode: string;
  /** What became of the work that was done in this browser without an account; absent if there was none. */
  message?: string;
}

/** What was taken from the URL. */
export interface TakenCallback {
  /** The outcome as known so far. */
  callback: AuthCallback;
  /** The code to exchange for a session; null if there is nothing to exchange. */
  code: string | null;
}

/** All parameters that GoTrue adds to a URL. */
const PARAMETERS = [
  'access_token',
  'code',
  'error',
  'error_code',
  'error_description',
  'expires_at',
  'expires_in',
  'message',
  'provider_refresh_token',
  'provider_token',
  'refresh_token',
  'sb',
  'sb_flow_id',
  'token_type',
  'type',
] as const;

/**
 * Removes what the auth service added to the URL before anything else reads it, so that no code or token stays in the
 * URL or the history. A return from GitHub at the dashboard continues to the page that the visitor wanted.
 *
 * @returns null if the service has added nothing
 */
export function takeAuthCallback(): TakenCallback | null {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  // The same error may be in both. This client's flow uses the query.
  const parameters = new Map([...fragment, ...query]);
  const code = parameters.get('code');
  const callback = readCallback(parameters);
  if (callback === null) return null;
  for (const name of PARAMETERS) query.delete(name);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  history.replaceState(history.state, '', destinationOf(location.pathname, rest));
  return { callback, code: callback.outcome === 'pending' && code !== undefined ? code : null };
}

function readCallback(parameters: ReadonlyMap<string, string>): AuthCallback | null {
  const failure = parameters.get('error_code') ?? parameters.get('error');
  if (failure !== undefined) return { outcome: 'refused', errorCode: failure };
  if (parameters.has('code'))
    return { outcome: hasProofKey() ? 'pending' : 'elsewhere', errorCode: '' };
  // Anyone can create a link with their own tokens, so such a link must not sign anyone in.
  if (parameters.has('access_token')) return { outcome: 'elsewhere', errorCode: '' };
  return parameters.has('message') ? { outcome: 'half-way', errorCode: '' } : null;
}

/** Checks whether this browser has the code verifier for exchanging a code (PKCE, RFC 7636). */
function hasProofKey(): boolean {
  try {
    return localStorage.getItem(`${SESSION_STORAGE_KEY}-code-verifier`) !== null;
  } catch {
    return false;
  }
}

/** The service redirects to the site's root if it doesn't trust the requested URL. */
function destinationOf(pathname: string, query: string): string {
  const isEntry = pathname === paths.dashboard || pathname === paths.home;
  return isEntry && query === '' ? takeDestination() : pathname + query;
}
