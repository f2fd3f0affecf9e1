import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the first recommendation of OWASP's Password Storage Cheat Sheet that suits a small server. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of nothing that anybody knows, so that an unknown user costs the time of a known one. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$xG+DxlSxY91FoBhE1qH7+w$q/lRDCPkQytjf/1BVtd5jPMJpDOvTFJ5um3cd/lOCmo';

/** Hashes a password with argon2id. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Tells whether a password belongs to a hash, in the same time for no hash.
 *
 * @param passwordHash null when there is no such user, or the user has no password
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

/** Every sign-in would have to pay for more. In KiB. */
const MAX_MEMORY = 262_144;
const MAX_PASSES = 16;

/** Whether a hash that was made elsewhere can be signed in with here: an argon2 hash in PHC's notation of bearable cost. */
export async function isUsableHash(hash: string): Promise<boolean> {
  const { memory, passes } = ARGON2.exec(hash)?.groups ?? {};
  if (memory === undefined || Number(memory) > MAX_MEMORY || Number(passes) > MAX_PASSES)
    return false;
  // Only the library knows the lengths that its parts must have.
  return verify(hash, '').then(
    () => true,
    () => false,
  );
}
