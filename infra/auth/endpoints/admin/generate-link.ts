import type { Queryable } from '../../auth-context.ts';
import type { AuthOptions } from '../../auth-options.ts';
import type { AuthAnswer, AuthCall } from '../../http/endpoint.ts';
import { issueLink } from '../../mails/token-mail.ts';
import { hashPassword } from '../../password-hash.ts';
import { requireStrongPassword } from '../../password-policy.ts';
import { requireWelcome } from '../../access-rules.ts';
import { emailExists, startEmailChange } from '../../repositories/email-changes.ts';
import { findManagedUser } from '../../repositories/managed-users.ts';
import { findUserByEmail } from '../../repositories/users.ts';
import { presentUser } from '../../user-json.ts';
import { readLinkRequest, type LinkRequest } from './link-request.ts';
import { linkedAccount } from './linked-account.ts';

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
  if (user === null) throw new Error(`The user ${userId} of a link has vanished.`);
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
