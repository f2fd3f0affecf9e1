import { z } from 'zod';
import { AuthError, invalidRequest } from '../../auth-error.ts';
import { type AuthAnswer, type AuthCall, readFields } from '../../http/endpoint.ts';
import {
  deleteUser as removeUser,
  findManagedUser,
  listUsers as findUsers,
  softDeleteUser,
} from '../../repositories/managed-users.ts';
import type { User } from '../../repositories/users.ts';
import { presentUser } from '../../user-json.ts';

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

const DEFAULT_PER_PAGE = 50;
const MAX_PER_PAGE = 1000;

const count = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** `GET /admin/users`: returns a page of the users, newest first. */
export async function listUsers(call: AuthCall): Promise<AuthAnswer> {
  const { query, auth } = call;
  const page = Math.max(1, readCount(query, 'page', 1));
  const perPage = Math.min(MAX_PER_PAGE, readCount(query, 'per_page', DEFAULT_PER_PAGE)) || 1;
  // PostgreSQL can't store NUL, so no user has one.
  const filter = (query.get('filter') ?? '').replaceAll('\0', '');
  const isAscending = readSort(query.get('sort'));
  const { users, total } = await findUsers(auth.sql, { filter, isAscending, page, perPage });
  const pages = Math.ceil(total / perPage);
  return {
    json: { users: users.map(presentUser), aud: 'authenticated' },
    headers: { 'x-total-count': String(total), link: pageLinks(query, page, pages) },
  };
}

function readCount(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (!text) return otherwise;
  const number = count.safeParse(text);
  if (number.success) return number.data;
  throw invalidRequest(`Bad Pagination Parameters: ${name} "${text}" is not a whole number`);
}

function readSort(text: string | null): boolean {
  const [field, direction = 'desc', ...rest] = (text ?? 'created_at').split(' ');
  const isKnown = field === 'created_at' && /^(?:asc|desc)$/i.test(direction);
  if (isKnown && rest.length === 0) return direction.toLowerCase() === 'asc';
  throw invalidRequest(`Bad Sort Parameters: "${text ?? ''}"; use created_at asc or desc`);
}

/** Clients read the number behind the first equals sign, so the order of the parameters matters. */
function pageLinks(query: URLSearchParams, page: number, pages: number): string {
  const link = (number: number, relation: string): string => {
    const target = new URLSearchParams(query);
    target.delete('page');
    return `</admin/users?${String(new URLSearchParams([['page', String(number)], ...target]))}>; rel="${relation}"`;
  };
  const last = link(pages, 'last');
  return page < pages ? `${link(page + 1, 'next')}, ${last}` : last;
}

const deletionShape = z.object({ should_soft_delete: z.boolean().nullish() });

/** `DELETE /admin/users/:user_id`: deletes a user, or only their personal data (soft deletion). */
export async function deleteUser(call: AuthCall): Promise<AuthAnswer> {
  const { sql } = call.auth;
  const user = await requestedUser(call);
  const isSoft =
    call.body === undefined ? false : readFields(call, deletionShape).should_soft_delete;
  if (isSoft !== true) await removeUser(sql, user.id);
  else if (user.deleted_at === null) {
    await sql.begin((transaction) => softDeleteUser(transaction, user));
  }
  return { json: {} };
}
