import type { Queryable } from '../auth-context.ts';
import type { Identity, User } from './users.ts';
import { forgetPending } from './provider-users.ts';

/**
 * Updates the email address of a user after an identity was removed: an address that no remaining identity has is
 * replaced, preferably by one that the provider has verified.
 *
 * @param user with the remaining identities
 * @returns false if other users have all of these addresses
 */
export async function followIdentities(
  sql: Queryable,
  user: User,
  { isAutoconfirmed }: { isAutoconfirmed: boolean },
): Promise<boolean> {
  if (user.identities.some(({ email }) => email === user.email)) return true;
  const candidates = user.identities.toSorted((one, other) => rank(one) - rank(other));
  for (const { email, identity_data: claims } of candidates) {
    const isConfirmed = claims['email_verified'] === true || isAutoconfirmed;
    if (email !== null && (await replaceEmail(sql, user.id, { email, isConfirmed }))) {
      await forgetPending(sql, user.id);
      return true;
    }
  }
  return false;
}

function rank({ email, identity_data: claims }: Identity): number {
  if (email === null) return 2;
  return claims['email_verified'] === true ? 0 : 1;
}

/** False if the address belongs to another user. */
async function replaceEmail(
  sql: Queryable,
  userId: string,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<boolean> {
  const claims = JSON.stringify({ email, email_verified: isConfirmed });
  const replaced = await sql`
    update auth.users set
      email = ${email},
      email_confirmed_at = case when ${isConfirmed} then coalesce(email_confirmed_at, now()) end,
      raw_user_meta_data = raw_user_meta_data || ${claims}::text::jsonb,
      updated_at = now()
    where id = ${userId} and not exists (
      select from auth.users other where other.email = ${email} and other.id <> ${userId} and not other.is_sso_user
    )
    returning id`;
  return replaced.length > 0;
}
