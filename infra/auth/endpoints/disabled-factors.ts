import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { authenticate } from '../tokens/authenticate.ts';

const shape = z.object({ factor_type: z.string().nullish() });

/** The kinds of second factors, by their name in a request. */
const NAMES = new Map([
  ['totp', 'TOTP'],
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
]);

/**
 * `POST /factors`: rejects adding a second factor.
 *
 * @throws {AuthError} mfa_…_enroll_not_enabled, because no kind is enabled
 */
export async function enrollFactor(call: AuthCall): Promise<AuthAnswer> {
  await requirePermanent(call);
  const { factor_type: type } = readFields(call, shape);
  const name = NAMES.get(type ?? '');
  if (name === undefined) {
    throw invalidRequest('factor_type needs to be totp, phone, or webauthn');
  }
  throw new AuthError(
    { status: 422, code: `mfa_${type ?? ''}_enroll_not_enabled` },
    `MFA enroll is disabled for ${name}`,
  );
}

/**
 * `POST /factors/:factor_id/challenge` and `/verify`, `DELETE /factors/:factor_id`: rejects using a second factor.
 *
 * @throws {AuthError} mfa_factor_not_found, because nobody has one
 */
export async function useFactor(call: AuthCall): Promise<AuthAnswer> {
  await requirePermanent(call);
  return missingFactor(call);
}

/**
 * Responds to a path that names a factor.
 *
 * @throws {AuthError} mfa_factor_not_found, or validation_failed if the path contains no UUID
 */
export function missingFactor({ parameters }: AuthCall): never {
  const isNamed = z.uuid().safeParse(parameters.factor_id).success;
  const code = isNamed ? 'mfa_factor_not_found' : 'validation_failed';
  const message = isNamed ? 'Factor not found' : 'factor_id must be an UUID';
  throw new AuthError({ status: 404, code }, message);
}

async function requirePermanent(call: AuthCall): Promise<void> {
  const { user } = await authenticate(call);
  if (!user.is_anonymous) return;
  throw new AuthError(
    { status: 403, code: 'no_authorization' },
    'Anonymous user not allowed to perform these actions',
  );
}
