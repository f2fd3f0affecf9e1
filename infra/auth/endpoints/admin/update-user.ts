import postgres from 'postgres';
import type { Queryable } from '../../auth-context.ts';
import { canonicalEmail, requireSmallMetadata } from '../../user-input.ts';
import type { AuthAnswer, AuthCall } from '../../http/endpoint.ts';
import { hashPassword, requireStrongPassword } from '../../passwords.ts';
import { changeEmail, emailExists } from '../../repositories/email-changes.ts';
import { banUser, findManagedUser, setRole } from '../../repositories/managed-users.ts';
import { deleteTokens } from '../../repositories/one-time-tokens.ts';
import { deleteSessions } from '../../repositories/sessions.ts';
import {
  confirmEmail,
  mergeMetadata,
  setPasswordHash,
  type User,
} from '../../repositories/users.ts';
import { presentUser } from '../../user-json.ts';
import { requestedUser } from './users.ts';
import { banSeconds, readAttributes, type UserAttributes } from './user-attributes.ts';

const UNIQUE_VIOLATION = '23505';

/** `PUT /admin/users/:user_id`: changes the given attributes and leaves the rest, without sending an email. */
export async function updateUser(call: AuthCall): Promise<AuthAnswer> {
  const { sql } = call.auth;
  const user = await requestedUser(call);
  const changes = await readChanges(call, user);
  await sql.begin((transaction) => apply(transaction, user.id, changes)).catch(explainConflict);
  const updated = await findManagedUser(sql, user.id);
  if (updated === null) throw new Error(`The user ${user.id} was not found.`);
  return { json: presentUser(updated) };
}

interface Changes extends UserAttributes {
  /** In its canonical form. */
  newEmail: string | null;
  passwordHash: string | null;
  /** Null lifts the ban, undefined leaves it unchanged. */
  banSeconds: number | null | undefined;
}

async function readChanges(call: AuthCall, user: User): Promise<Changes> {
  const attributes = readAttributes(call);
  const { email, password } = attributes;
  requireSmallMetadata({ ...user.raw_user_meta_data, ...attributes.user_metadata });
  requireSmallMetadata({ ...user.raw_app_meta_data, ...attributes.app_metadata });
  if (password != null) requireStrongPassword(call.auth.options, password);
  return {
    ...attributes,
    newEmail: email ? canonicalEmail(email) : null,
    banSeconds: banSeconds(attributes),
    passwordHash: password == null ? null : await hashPassword(password),
  };
}

async function apply(sql: Queryable, id: string, changes: Changes): Promise<void> {
  await applyIdentity(sql, id, changes);
  const { app_metadata: ours, user_metadata: own } = changes;
  if (ours) await mergeMetadata(sql, { id, column: 'raw_app_meta_data' }, ours);
  if (own) await mergeMetadata(sql, { id }, own);
  if (changes.banSeconds !== undefined) await banUser(sql, id, changes.banSeconds);
}

async function applyIdentity(
  sql: Queryable,
  id: string,
  { role, email_confirm: isConfirmed, newEmail, passwordHash }: Changes,
): Promise<void> {
  if (role) await setRole(sql, id, role.trim());
  if (newEmail !== null) {
    await changeEmail(sql, id, { email: newEmail, isConfirmed: isConfirmed === true });
  }
  if (isConfirmed === true) await confirmEmail(sql, id);
  if (passwordHash !== null) await replacePassword(sql, id, passwordHash);
}

/** Also ends sessions and invalidates emails: the new password may be meant to lock someone out. */
async function replacePassword(sql: Queryable, id: string, hash: string): Promise<void> {
  await setPasswordHash(sql, id, hash);
  await deleteTokens(sql, id);
  await deleteSessions(sql, { userId: id, sessionId: null }, 'global');
}

function explainConflict(error: unknown): never {
  const isTaken = error instanceof postgres.PostgresError && error.code === UNIQUE_VIOLATION;
  throw isTaken ? emailExists() : error;
}
