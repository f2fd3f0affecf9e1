import type { AuthError } from './auth-error.ts';
import type { SessionJson } from './tokens/session.ts';

/** GoTrue's OAuth errors by status; any other status is a `server_error`. RFC 6749 section 4.1.2.1. */
const ERRORS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
]);

/** Errors that GoTrue reports as `access_denied`, whatever their status. */
const DENIALS: ReadonlySet<string> = new Set([
  'provider_email_needs_verification',
  'signup_disabled',
  'user_banned',
]);

/** Returns the URL at which a browser exchanges a code for a session. */
export function landWithCode(target: string, code: string): string {
  const address = new URL(target);
  address.searchParams.set('code', code);
  return address.href;
}

/** Returns the URL that signs a browser in. The session is in the fragment, which never reaches a server or its log. */
export function landWithSession(
  target: string,
  session: SessionJson,
  extra: Readonly<Record<string, string>>,
): string {
  const address = new URL(target);
  address.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...extra,
  }).toString();
  return address.href;
}

/** Describes an error as URL parameters. */
export function describeError({ kind, message }: AuthError): Record<string, string> {
  const error = DENIALS.has(kind.code) ? 'access_denied' : ERRORS.get(kind.status);
  return {
    error: error ?? 'server_error',
    error_code: kind.code,
    error_description: message,
  };
}

/** Returns the URL that reports an error. Clients read it from the query or the fragment. */
export function landWithError(target: string, failure: Record<string, string>): string {
  const address = new URL(target);
  for (const [name, value] of Object.entries(failure)) address.searchParams.set(name, value);
  address.hash = new URLSearchParams(failure).toString();
  return address.href;
}
