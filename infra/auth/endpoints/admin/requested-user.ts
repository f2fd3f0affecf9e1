import { z } from 'zod';
import { AuthError } from '../../auth-error.ts';
import type { AuthCall } from '../../http/endpoint.ts';
import { findManagedUser } from '../../repositories/managed-users.ts';
import type { User } from '../../repositories/users.ts';

/**
 * Returns the user that the path of a request names.
 *
 * @throws {AuthError} user_not_found, or validation_failed if the path contains no UUID
 */
export async function requestedUser({ auth, parameters }: AuthCall): Promise<User> {
  const id = z.uuid().safeParse(parameters.user_id);
  if (!id.success) throw notFound('validation_failed', 'user_id must be an UUID');
  const user = await findManagedUser(auth.sql, id.data);
  if (user === null) throw notFound('user_not_found', 'User not found');
  return user;
}

function notFound(code: string, message: string): AuthError {
  return new AuthError({ status: 404, code }, message);
}
