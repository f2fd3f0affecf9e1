import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireOpenSignUp, requireWelcome } from '../access-rules.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import type { AuthOptions } from '../auth-options.ts';
import { canonicalEmail, metadataShape, requireSmallMetadata } from '../user-input.ts';
import { type AuthAnswer, type AuthCall, readFields } from '../http/endpoint.ts';
import { requireMailInterval } from '../limits/mail-limits.ts';
import { sendTokenMail } from '../mails/token-mail.ts';
import { hashPassword, requireStrongPassword } from '../passwords.ts';
import { type ProofKey, proofKeyFields, readProofKey } from '../proof-key.ts';
import { findUserByEmail, insertUser, type NewUser } from '../repositories/users.ts';
import { openSession } from '../tokens/session.ts';
import { pendingUser } from '../user-json.ts';

/**
 * Signs up a user without an email address or a phone number.
 *
 * @throws {AuthError} anonymous_provider_disabled unless anonymous users are allowed, signup_disabled or validation_failed
 */
async function signUpAnonymously(
  call: AuthCall,
  metadata: Record<string, unknown>,
): Promise<AuthAnswer> {
  const { sql, options } = call.auth;
  if (options.isAnonymousSignInEnabled !== true) {
    throw new AuthError(
      { status: 422, code: 'anonymous_provider_disabled' },
      'Anonymous sign-ins are disabled',
    );
  }
  requireOpenSignUp(options);
  await requireWelcome(options, { email: '', metadata, isAnonymous: true });
  const session = await sql.begin(async (transaction) => {
    const user = { email: null, passwordHash: null, metadata, isConfirmed: false };
    const userId = await insertUser(transaction, user);
    if (userId === null) throw new Error('The anonymous user conflicts with another user.');
    return openSession(call, transaction, { userId, method: 'anonymous' });
  });
  return { json: session };
}

const signUpShape = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataShape.nullish(),
  ...proofKeyFields,
});

/** `POST /signup`: creates an account. Returns a session if the account can be used at once, otherwise only the user. */
export async function signUp(call: AuthCall): Promise<AuthAnswer> {
  const fields = readFields(call, signUpShape);
  const metadata = fields.data ?? {};
  requireSmallMetadata(metadata);
  if (!fields.email && !fields.phone) return signUpAnonymously(call, metadata);
  requireOpenSignUp(call.auth.options);
  return signUpByEmail(call, await readApplication(call, fields));
}

interface Application {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
  proofKey: ProofKey | null;
}

async function readApplication(
  call: AuthCall,
  fields: z.infer<typeof signUpShape>,
): Promise<Application> {
  const { options } = call.auth;
  if (fields.email && fields.phone) {
    throw invalidRequest('Only an email address or phone number should be provided on signup.');
  }
  if (fields.phone) {
    throw new AuthError(
      { status: 400, code: 'phone_provider_disabled' },
      'Phone signups are disabled',
    );
  }
  if (!fields.password) throw invalidRequest('Signup requires a valid password');
  requireStrongPassword(options, fields.password);
  const proofKey = readProofKey(fields);
  requireEmailProvider(options);
  const applicant = { email: canonicalEmail(fields.email), metadata: fields.data ?? {} };
  await requireWelcome(options, applicant);
  return { ...applicant, password: fields.password, proofKey };
}

/** @throws {AuthError} email_provider_disabled */
function requireEmailProvider({ isEmailEnabled = true }: AuthOptions): void {
  if (isEmailEnabled) return;
  throw new AuthError(
    { status: 400, code: 'email_provider_disabled' },
    'Email signups are disabled',
  );
}

async function signUpByEmail(
  call: AuthCall,
  { email, password, metadata, proofKey }: Application,
): Promise<AuthAnswer> {
  const { sql, options } = call.auth;
  if (!options.isAutoconfirmed) requireMailInterval(call, 'confirmation', email);
  const passwordHash = await hashPassword(password);
  const user = { email, passwordHash, metadata, isConfirmed: false };
  const userId = await sql.begin((transaction) => insertUser(transaction, user));
  if (userId === null) return answerTakenEmail(call, { ...user, proofKey });
  await sendTokenMail(call, { kind: 'signup', userId, email, proofKey });
  if (options.isAutoconfirmed) {
    const signIn = { userId, method: 'password' };
    return { json: await sql.begin((transaction) => openSession(call, transaction, signIn)) };
  }
  return { json: pendingUser(userId, user) };
}

/**
 * Responds to a sign-up with the address of an existing account. If addresses must be confirmed, it returns a made-up
 * user, like GoTrue: the owner learns more from the email, and nobody else learns that the account exists.
 *
 * @throws {AuthError} user_already_exists if addresses aren't confirmed
 */
async function answerTakenEmail(
  call: AuthCall,
  { proofKey, ...user }: NewUser & { email: string; proofKey: ProofKey | null },
): Promise<AuthAnswer> {
  if (call.auth.options.isAutoconfirmed) {
    throw new AuthError({ status: 422, code: 'user_already_exists' }, 'User already registered');
  }
  const existing = await findUserByEmail(call.auth.sql, user.email);
  const userId = existing?.email_confirmed_at === null ? existing.id : null;
  await sendTokenMail(call, { kind: 'signup', userId, email: user.email, proofKey });
  return { json: pendingUser(randomUUID(), user) };
}
