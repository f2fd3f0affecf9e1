import { hash, verify } from '@node-rs/argon2';
import { AuthError, invalidRequest } from './auth-error.ts';
import type { AuthOptions } from './auth-options.ts';

const DEFAULT_MINIMUM_LENGTH = 8;
/** The maximum length in characters. Hashing more would only cost time. */
const MAX_PASSWORD_LENGTH = 256;

/** GoTrue's reasons why a password is weak. `pwned` means that it is in published leaks, as the common ones are. */
type Weakness = 'length' | 'characters' | 'pwned';

type PasswordRules = Pick<
  AuthOptions,
  'minimumPasswordLength' | 'passwordError' | 'commonPasswordError'
>;

/**
 * Checks a new password.
 *
 * @throws {AuthError} weak_password, or validation_failed if it is too long
 */
export function requireStrongPassword(options: PasswordRules, password: string): void {
  const { length } = Array.from(password);
  if (length > MAX_PASSWORD_LENGTH) {
    throw invalidRequest(`Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`);
  }
  const { minimumPasswordLength: minimum = DEFAULT_MINIMUM_LENGTH } = options;
  const isShort = length < minimum;
  refuse(isShort ? 'length' : 'characters', options.passwordError?.(password));
  if (isShort) refuse('length', `Password should be at least ${minimum} characters.`);
  refuse('pwned', options.commonPasswordError?.(password));
}

function refuse(weakness: Weakness, message: string | null | undefined): void {
  if (message == null) return;
  throw new AuthError({ status: 422, code: 'weak_password', weaknesses: [weakness] }, message);
}

/** Argon2id with the first recommendation of OWASP's Password Storage Cheat Sheet that suits a small server. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of an unknown password, so that an unknown user takes as long as a known one. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$xG+DxlSxY91FoBhE1qH7+w$q/lRDCPkQytjf/1BVtd5jPMJpDOvTFJ5um3cd/lOCmo';

/** Hashes a password with argon2id. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_COST);
}

/**
 * Checks a password against a hash, in the same time without a hash.
 *
 * @param passwordHash null if there is no such user, or the user has no password
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? DECOY, password);
  return isRight && passwordHash !== null;
}

const ARGON2 =
  /^\$argon2(?:id|i|d)\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,3}),p=(?<lanes>\d{1,2})\$[\w+/]+\$[\w+/]+$/;

/** The maximum memory cost of an imported hash, because every sign-in pays for it. In KiB. */
const MAX_MEMORY = 262_144;
const MAX_PASSES = 16;

/** Checks whether an imported hash can be used: an argon2 hash in PHC format with an acceptable cost. */
export async function isUsableHash(hash: string): Promise<boolean> {
  const { memory, passes } = ARGON2.exec(hash)?.groups ?? {};
  if (memory === undefined || Number(memory) > MAX_MEMORY || Number(passes) > MAX_PASSES)
    return false;
  // Only the library knows the required lengths of its parts.
  return verify(hash, '').then(
    () => true,
    () => false,
  );
}
