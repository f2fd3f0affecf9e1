import type { Queryable } from '../../auth-context.ts';
import { emailExists } from '../../repositories/email-changes.ts';
import { insertManagedUser } from '../../repositories/managed-users.ts';
import { EMAIL_APP_METADATA, mergeMetadata, type User } from '../../repositories/users.ts';
import { randomUUID } from 'node:crypto';

/** The account that a link creates. */
export interface Newcomer {
  /** In its canonical form. */
  email: string;
  metadata: Record<string, unknown>;
  passwordHash: string | null;
}

/**
 * Finds or creates the account that a link confirms.
 *
 * @param known the user with the address; null if there is none
 * @returns its id
 * @throws {AuthError} email_exists if the account is already confirmed
 */
export async function linkedAccount(
  sql: Queryable,
  known: User | null,
  { email, metadata, passwordHash }: Newcomer,
): Promise<string> {
  if (known !== null) {
    if (known.email_confirmed_at !== null) throw emailExists();
    await mergeMetadata(sql, { id: known.id }, metadata);
    return known.id;
  }
  const id = randomUUID();
  const isAdded = await insertManagedUser(sql, {
    id,
    email,
    passwordHash,
    metadata,
    appMetadata: EMAIL_APP_METADATA,
    role: 'authenticated',
    isConfirmed: false,
    banSeconds: null,
  });
  // Another request took the address in the meantime.
  if (!isAdded) throw emailExists();
  return id;
}
