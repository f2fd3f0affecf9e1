import type { AuthCall } from '../http/endpoint.ts';
import { requireMailAllowance } from './mail-limits.ts';
import { networkOf } from '../../http/client-address.ts';
import { type Limits, tooMany } from './limits.ts';

/** Which limit counts a request by its client address, and whether the request may send an email to an account. */
interface Rule {
  perAddress: keyof Limits;
  isForMail?: boolean;
}

const MAILING: Rule = { perAddress: 'otp', isForMail: true };

/** Everything that costs a hash, an email, a row or a guess. Administrators' requests aren't limited. */
const RULES = new Map<string, Rule>([
  ['POST /signup', MAILING],
  ['POST /recover', MAILING],
  ['POST /otp', MAILING],
  ['POST /magiclink', MAILING],
  ['POST /resend', MAILING],
  ['GET /reauthenticate', { perAddress: 'otp' }],
  ['PUT /user', { perAddress: 'otp' }],
  ['GET /verify', { perAddress: 'verify' }],
  ['POST /verify', { perAddress: 'verify' }],
  ['GET /authorize', { perAddress: 'token' }],
  ['GET /user/identities/authorize', { perAddress: 'token' }],
  ['POST /token', { perAddress: 'token' }],
]);

/** Checks whether a request gives somebody an account with an address that works before it is confirmed. */
function givesFreeAccount({ auth, body }: AuthCall, route: string): boolean {
  const hasRoute = route === 'POST /signup' || route === 'PUT /user';
  return hasRoute && auth.options.isAutoconfirmed && emailOf(body) !== null;
}

/** @throws {AuthError} over_request_rate_limit */
function takeOne({ auth, client }: AuthCall, kind: keyof Limits): void {
  const seconds = auth.limits[kind].take(networkOf(client.address));
  if (seconds > 0) throw tooMany(seconds, 'Request rate limit reached');
}

/**
 * Counts a request before anything is looked up, so that known and unknown accounts are limited in the same way.
 *
 * @param route its method and path, such as `POST /token`
 * @throws {AuthError} over_request_rate_limit or over_email_send_rate_limit if there were too many
 */
export async function limitRequest(call: AuthCall, route: string): Promise<void> {
  const rule = RULES.get(route);
  if (rule === undefined) return;
  const email = rule.isForMail === true ? emailOf(call.body) : null;
  const isAnonymous = route === 'POST /signup' && email === null;
  takeOne(call, isAnonymous ? 'anonymous' : rule.perAddress);
  if (givesFreeAccount(call, route)) takeOne(call, 'autoconfirmed');
  if (email !== null) await requireMailAllowance(call, email);
}

function emailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  return typeof body.email === 'string' && body.email !== '' ? body.email.toLowerCase() : null;
}
