import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AuthError, invalidRequest } from '../../auth-error.ts';
import { canonicalEmail } from '../../user-input.ts';
import type { AuthAnswer, AuthCall } from '../../http/endpoint.ts';
import { hashPassword, isUsableHash, requireStrongPassword } from '../../passwords.ts';
import { emailExists } from '../../repositories/email-changes.ts';
import {
  findManagedUser,
  insertManagedUser,
  type ManagedUser,
} from '../../repositories/managed-users.ts';
import { EMAIL_APP_METADATA, findUserByEmail } from '../../repositories/users.ts';
import { presentUser } from '../../user-json.ts';
import { banSeconds, readAttributes, type UserAttributes } from './user-attributes.ts';

/** `POST /admin/users`: creates an account with the given attributes, without sending an email. */
export async function createUser(call: AuthCall): Promise<AuthAnswer> {
  const { sql } = call.auth;
  const user = await readUser(call);
  const isAdded = await sql.begin((transaction) => insertManagedUser(transaction, user));
  if (!isAdded) throw await taken(call, user.email);
  const created = await findManagedUser(sql, user.id);
  if (created === null) throw new Error(`The new user ${user.id} was not found.`);
  return { json: presentUser(created) };
}

async function readUser(call: AuthCall): Promise<ManagedUser> {
  const attributes = readAttributes(call);
  const { email, role } = attributes;
  if (!email) throw invalidRequest('Cannot create a user without either an email or phone');
  return {
    id: readId(attributes),
    email: canonicalEmail(email),
    passwordHash: await readPassword(call, attributes),
    role: role?.trim() || 'authenticated',
    isConfirmed: attributes.email_confirm ?? false,
    metadata: { ...attributes.user_metadata },
    appMetadata: { ...EMAIL_APP_METADATA, ...attributes.app_metadata },
    banSeconds: banSeconds(attributes) ?? null,
  };
}

function readId({ id }: UserAttributes): string {
  if (!id) return randomUUID();
  const known = z.uuid().safeParse(id);
  if (known.success) return known.data;
  throw invalidRequest('ID must conform to the uuid v4 format');
}

/** Null for a user who signs in by email. */
async function readPassword(
  call: AuthCall,
  { password, password_hash: hash }: UserAttributes,
): Promise<string | null> {
  if (password && hash) {
    throw invalidRequest('Only a password or a password hash should be provided');
  }
  if (hash && !(await isUsableHash(hash))) {
    throw invalidRequest('The password hash must be an argon2 hash that can be verified here');
  }
  if (!password) return hash || null;
  requireStrongPassword(call.auth.options, password);
  return hashPassword(password);
}

async function taken(call: AuthCall, email: string): Promise<AuthError> {
  if ((await findUserByEmail(call.auth.sql, email)) !== null) return emailExists();
  return new AuthError({ status: 422, code: 'conflict' }, 'A user with this id already exists');
}
