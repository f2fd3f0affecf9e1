import { createHash } from 'node:crypto';
import type { Queryable } from '../auth-context.ts';
import { deleteTokens } from './one-time-tokens.ts';
import type { User } from './users.ts';

/** Deletes a user with all of their data. */
export async function deleteUser(sql: Queryable, id: string): Promise<void> {
  await sql`delete from auth.users where id = ${id}`;
}

/** Deletes an account but keeps its row, without personal data. */
export async function softDeleteUser(sql: Queryable, user: User): Promise<void> {
  const { id } = user;
  await sql`delete from auth.sessions where user_id = ${id}`;
  await deleteTokens(sql, id);
  await sql`delete from auth.flow_state where user_id = ${id}`;
  await sql`
    update auth.users set
      email = ${obscure(id, user.email ?? '')}, email_change = null, encrypted_password = null,
      raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = now(), updated_at = now()
    where id = ${id}`;
  for (const { id: identityId, provider, provider_id: providerId } of user.identities) {
    await sql`
      update auth.identities set
        identity_data = '{}', provider_id = ${obscure(id, `${provider}:${providerId}`)}, updated_at = now()
      where id = ${identityId}`;
  }
}

/** The address can be registered again, and successive accounts with it have different placeholders. */
function obscure(id: string, value: string): string {
  return createHash('sha256')
    .update(id + value)
    .digest('base64url');
}
