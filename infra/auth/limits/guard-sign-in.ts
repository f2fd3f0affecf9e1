import { networkOf } from '../../http/client-address.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { findSignInAddresses } from '../repositories/sessions.ts';
import { accountKey, tooMany } from './limits.ts';

/** Checks whether an account has been signed in to from the network of a request. */
export async function isFamiliarAddress(
  { auth, client }: AuthCall,
  email: string,
): Promise<boolean> {
  const addresses = await findSignInAddresses(auth.sql, email);
  return addresses.map(networkOf).includes(networkOf(client.address));
}

const ADVICE = 'Wait, or request a sign-in link by email instead.';

/**
 * Tries a password, unless there were too many wrong ones from the network or for the account. An account over its
 * limit still accepts passwords from networks that have signed in to it before, so that guessing doesn't lock its
 * owner out. Unknown accounts count like known ones.
 *
 * @param email in lowercase
 * @param attempt tries the password; only failures because of the password count
 * @throws {AuthError} over_request_rate_limit, or what the attempt throws
 */
export async function guardSignIn<Result>(
  call: AuthCall,
  email: string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { failuresOfAddress, failuresOfPair, failuresOfAccount } = call.auth.limits;
  const network = networkOf(call.client.address);
  const account = accountKey(email);
  const pair = `${network} ${account}`;
  // Counts before the password is checked, so that concurrent guesses can't exceed the limit together.
  refuseAfter(failuresOfAddress.take(network), 'Too many wrong passwords came from your network.');
  refuseAfter(failuresOfPair.take(pair), 'Too many wrong passwords for this account.');
  const secondsForAccount = failuresOfAccount.take(account);
  const isCounted = secondsForAccount === 0;
  if (!isCounted && !(await isFamiliarAddress(call, email))) {
    refuseAfter(secondsForAccount, 'Too many wrong passwords for this account.');
  }
  const forgive = (): void => {
    failuresOfAddress.giveBack(network);
    if (isCounted) failuresOfAccount.giveBack(account);
  };
  try {
    const result = await attempt();
    forgive();
    failuresOfPair.empty(pair);
    return result;
  } catch (error) {
    if (isWrongPassword(error)) throw error;
    forgive();
    failuresOfPair.giveBack(pair);
    throw error;
  }
}

/** Error codes that mean a wrong password. */
const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  'invalid_credentials',
  'current_password_invalid',
]);

function isWrongPassword(error: unknown): boolean {
  return error instanceof AuthError && WRONG_PASSWORD.has(error.kind.code);
}

function refuseAfter(seconds: number, reason: string): void {
  if (seconds > 0) throw tooMany(seconds, `${reason} ${ADVICE}`);
}
