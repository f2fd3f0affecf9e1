import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireWelcome } from '../../access-rules.ts';
import type { Queryable } from '../../auth-context.ts';
import type { AuthOptions } from '../../auth-options.ts';
import { canonicalEmail, metadataShape, requireSmallMetadata } from '../../user-input.ts';
import { type AuthAnswer, type AuthCall, readFields } from '../../http/endpoint.ts';
import { deliverMail } from '../../mails/deliver-mail.ts';
import { issueLink, prepareTokenMail } from '../../mails/token-mail.ts';
import { hashPassword, requireStrongPassword } from '../../passwords.ts';
import { emailExists, startEmailChange } from '../../repositories/email-changes.ts';
import { findManagedUser, insertManagedUser } from '../../repositories/managed-users.ts';
import {
  EMAIL_APP_METADATA,
  findUserByEmail,
  mergeMetadata,
  type User,
} from '../../repositories/users.ts';
import { presentUser } from '../../user-json.ts';
import { type LinkRequest, readLinkRequest } from './link-request.ts';

/** The account that a link creates. */
interface Newcomer {
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
async function linkedAccount(
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

const invitationShape = z.object({ email: z.string().nullish(), data: metadataShape.nullish() });

/** `POST /invite`: creates an account and sends its user an invitation link. */
export async function invite(call: AuthCall): Promise<AuthAnswer> {
  const { sql, options } = call.auth;
  const { email: requested, data } = readFields(call, invitationShape);
  const email = canonicalEmail(requested);
  const metadata = data ?? {};
  requireSmallMetadata(metadata);
  const known = await findUserByEmail(sql, email);
  if (known === null) await requireWelcome(options, { email, metadata });
  const { userId, mail } = await sql.begin(async (transaction) => {
    const newcomer = { email, metadata: known === null ? metadata : {}, passwordHash: null };
    const id = await linkedAccount(transaction, known, newcomer);
    const invitation = { kind: 'invite', userId: id, email, proofKey: null } as const;
    return { userId: id, mail: await prepareTokenMail(call, transaction, invitation) };
  });
  if (mail !== null) await deliverMail(call.auth, mail);
  const invited = await findManagedUser(sql, userId);
  if (invited === null) throw new Error(`The invited user ${userId} was not found.`);
  return { json: presentUser(invited) };
}

/** `POST /admin/generate_link`: returns the link that an email would contain, for an administrator to send in another way. */
export async function generateLink(call: AuthCall): Promise<AuthAnswer> {
  const { auth } = call;
  const request = await readLinkRequest(call);
  const { kind, redirectTo, newEmail } = request;
  const passwordHash = await admit(auth.options, request);
  const { userId, link } = await auth.sql.begin(async (sql) => {
    const id = await addressee(sql, request, passwordHash);
    const email = kind === 'email_change_new' ? newEmail : request.email;
    const issuing = { kind, userId: id, email, proofKey: null, redirectTo };
    return { userId: id, link: await issueLink(auth, sql, issuing) };
  });
  const user = await findManagedUser(auth.sql, userId);
  if (user === null) throw new Error(`The user ${userId} of a link was not found.`);
  return {
    json: {
      ...presentUser(user),
      action_link: link.link,
      email_otp: link.code,
      hashed_token: link.token,
      verification_type: kind,
      redirect_to: redirectTo,
    },
  };
}

/**
 * Applies the rules for new accounts if the link creates one.
 *
 * @returns the hash of its password; null if it has none
 */
async function admit(options: AuthOptions, request: LinkRequest): Promise<string | null> {
  const { known, email, metadata, password } = request;
  if (known !== null) return null;
  if (password !== '') requireStrongPassword(options, password);
  await requireWelcome(options, { email, metadata });
  return password === '' ? null : hashPassword(password);
}

/** The user that the link is for. */
async function addressee(
  sql: Queryable,
  request: LinkRequest,
  passwordHash: string | null,
): Promise<string> {
  const { kind, email, newEmail, known, metadata } = request;
  if (known === null || kind === 'signup') {
    return linkedAccount(sql, known, { email, metadata, passwordHash });
  }
  // An invitation doesn't change the metadata of its account.
  if (kind === 'invite') return linkedAccount(sql, known, { email, metadata: {}, passwordHash });
  if (newEmail === '') return known.id;
  await requireFree(sql, newEmail, known.id);
  await startEmailChange(sql, known.id, newEmail);
  return known.id;
}

async function requireFree(sql: Queryable, email: string, userId: string): Promise<void> {
  const owner = await findUserByEmail(sql, email);
  if (owner !== null && owner.id !== userId) throw emailExists();
}
