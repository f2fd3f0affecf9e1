import { z } from 'zod';
import { readFields, type AuthAnswer, type AuthCall } from '../../http/endpoint.ts';
import { deleteUser as removeUser, softDeleteUser } from '../../repositories/deleted-users.ts';
import { requestedUser } from './requested-user.ts';

const shape = z.object({ should_soft_delete: z.boolean().nullish() });

/** `DELETE /admin/users/:user_id`: deletes a user, or only their personal data (soft deletion). */
export async function deleteUser(call: AuthCall): Promise<AuthAnswer> {
  const { sql } = call.auth;
  const user = await requestedUser(call);
  const isSoft = call.body === undefined ? false : readFields(call, shape).should_soft_delete;
  if (isSoft !== true) await removeUser(sql, user.id);
  else if (user.deleted_at === null) {
    await sql.begin((transaction) => softDeleteUser(transaction, user));
  }
  return { json: {} };
}
