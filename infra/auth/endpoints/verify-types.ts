import { invalidRequest } from '../auth-error.ts';
import type { TokenType } from '../repositories/one-time-tokens.ts';

/** What a mail was for, and which tokens such a mail holds. */
const TOKENS_BY_TYPE = new Map<string, readonly TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_current', 'email_change_token_new']],
]);

/**
 * The tokens that a type of verification accepts.
 *
 * @throws {AuthError} validation_failed for a type that is not mailed
 */
export function tokenTypesOf(type: string): readonly TokenType[] {
  const tokens = TOKENS_BY_TYPE.get(type);
  if (tokens === undefined) throw invalidRequest('Invalid email verification type');
  return tokens;
}
