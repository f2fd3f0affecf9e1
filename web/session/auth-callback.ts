import { paths } from '../paths.ts';
import { takeDestination } from './destination.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

/**
 * How the auth service sent the browser here, from a mail's link or from GitHub:
 * - `pending`: its code is being exchanged for a session;
 * - `signed-in`: it was;
 * - `elsewhere`: the service agreed, but only the browser that asked can sign in with it;
 * - `half-way`: a change of address that waits for the link of the other mail;
 * - `refused`: the service did not agree, `errorCode` says why in its own words;
 * - `unreachable`: the service could not be asked.
 */
export interface AuthCallback {
  outcome: 'pending' | 'signed-in' | 'elsewhere' | 'half-way' | 'refused' | 'unreachable';
  /** GoTrue's code, such as `otp_expired`; '' when nothing was refused. Never text to show. */
  errorCode: string;
}

/** What stood in the address. */
export interface TakenCallback {
  /** As far as it is known. */
  callback: AuthCallback;
  /** To be exchanged for a session; null when there is nothing to exchange. */
  code: string | null;
}

/** All that GoTrue writes into an address. */
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
 * Takes out of the address what the auth service put there, before anything else has seen it: no
 * code and no token stays in the address or the history. GitHub's answer at the dashboard goes on to the page that
 * the visitor wanted.
 *
 * @returns null when the service has put nothing there
 */
export function takeAuthCallback(): TakenCallback | null {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  // The same failure may stand in both; the query is what this client's flow uses.
  const told = new Map([...fragment, ...query]);
  const code = told.get('code');
  const callback = readCallback(told);
  if (callback === null) return null;
  for (const name of PARAMETERS) query.delete(name);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  history.replaceState(history.state, '', destinationOf(location.pathname, rest));
  return { callback, code: callback.outcome === 'pending' && code !== undefined ? code : null };
}

function readCallback(told: ReadonlyMap<string, string>): AuthCallback | null {
  const failure = told.get('error_code') ?? told.get('error');
  if (failure !== undefined) return { outcome: 'refused', errorCode: failure };
  if (told.has('code')) return { outcome: hasProofKey() ? 'pending' : 'elsewhere', errorCode: '' };
  // Anybody can make a link with tokens of their own: such a link signs nobody in.
  if (told.has('access_token')) return { outcome: 'elsewhere', errorCode: '' };
  return told.has('message') ? { outcome: 'half-way', errorCode: '' } : null;
}

/** Whether this browser holds what turns a code into a session (PKCE, RFC 7636). */
function hasProofKey(): boolean {
  try {
    return localStorage.getItem(`${SESSION_STORAGE_KEY}-code-verifier`) !== null;
  } catch {
    return false;
  }
}

/** The site's own address is where the service leads when it does not trust the one that was asked for. */
function destinationOf(pathname: string, query: string): string {
  const isEntry = pathname === paths.dashboard || pathname === paths.home;
  return isEntry && query === '' ? takeDestination() : pathname + query;
}
