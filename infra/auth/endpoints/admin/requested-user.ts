import { z } from 'zod';
import { AuthFailure } from '../../auth-failure.ts';
import type { AuthCall } from '../../http/endpoint.ts';
import { findManagedUser } from '../../store/managed-users.ts';
import type { User } from '../../store/users.ts';

/**
 * The user that the path of a request names.
 *
 * @throws {AuthFailure} user_not_found, or validation_failed when the path holds no UUID
 */
export async function requestedUser({ auth, parameters }: AuthCall): Promise<User> {
  const id = z.uuid().safeParse(parameters.user_id);
  if (!id.success) throw notFound('validation_failed', 'user_id must be an UUID');
  const user = await findManagedUser(auth.sql, id.data);
  if (user === null) throw notFound('user_not_found', 'User not found');
  return user;
}

function notFound(code: string, message: string): AuthFailure {
  return new AuthFailure({ status: 404, code }, message);
}
