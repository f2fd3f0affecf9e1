import type { Queryable } from '../auth-context.ts';
import { AuthFailure, invalidRequest } from '../auth-failure.ts';
import { confirmEmail, findUser } from '../store/users.ts';
import { isBanned } from '../tokens/authenticate.ts';

/**
 * Only mails of these types are sent.
 *
 * @throws {AuthFailure} validation_failed for any other
 */
export function requireVerificationType(type: string | null | undefined): void {
  if (!type) throw invalidRequest('Verify requires a verification type');
  if (type !== 'signup' && type !== 'email') throw invalidRequest('Unsupported verification type');
}

/**
 * Confirms the e-mail address of somebody who has used the mail sent there.
 *
 * @throws {AuthFailure} user_banned
 */
export async function confirmAccount(sql: Queryable, userId: string): Promise<void> {
  await confirmEmail(sql, userId);
  const user = await findUser(sql, userId);
  if (user !== null && !isBanned(user)) return;
  throw new AuthFailure({ status: 403, code: 'user_banned' }, 'User is banned');
}
