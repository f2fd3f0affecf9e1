import { createHash, randomUUID } from 'node:crypto';
import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';
import type { OAuthState } from '../repositories/oauth-states.ts';

const COOKIE = 'packetsmith-oauth';
const LIFETIME_SECONDS = 600;

/** Ties a sign-in to the browser that starts it. */
export interface BrowserTie {
  /** Null if nothing ties it. */
  hash: string | null;
  /** The header that sets the browser's cookie. */
  headers: Record<string, string>;
}

/** For a sign-in with a proof key, which is a better tie. */
export const NO_TIE: BrowserTie = { hash: null, headers: {} };

/**
 * Ties a sign-in of the implicit flow to its browser with a cookie. Without a proof key, nothing else would keep an
 * attacker from sending a victim's browser to the end of the attacker's own sign-in.
 */
export function tieToBrowser({ auth, headers }: AuthCall): BrowserTie {
  const { pathname, protocol } = new URL(auth.options.publicUrl);
  // Sign-ins in two tabs share the cookie.
  const secret = readCookie(headers) ?? randomUUID();
  const attributes = [
    `${COOKIE}=${secret}`,
    `Path=${pathname}`,
    `Max-Age=${LIFETIME_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ];
  return { hash: digest(secret), headers: { 'set-cookie': attributes.join('; ') } };
}

/**
 * Requires that a sign-in ends in the browser that started it.
 *
 * @throws {AuthError} bad_oauth_state
 */
export function requireSameBrowser({ headers }: AuthCall, state: OAuthState): void {
  if (state.browser_hash === null) return;
  const secret = readCookie(headers);
  if (secret !== null && digest(secret) === state.browser_hash) return;
  throw new AuthError(
    { status: 400, code: 'bad_oauth_state' },
    'This sign-in was started in another browser. Start again in this one.',
  );
}

function readCookie({ cookie = '' }: AuthCall['headers']): string | null {
  const [, secret] = new RegExp(`(?:^|; ?)${COOKIE}=([0-9a-f-]{36})(?:;|$)`).exec(cookie) ?? [];
  return secret ?? null;
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
