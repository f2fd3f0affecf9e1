import { z } from 'zod';
import { AuthFailure, invalidRequest } from '../auth-failure.ts';
import { sendConfirmation } from '../confirmation-mail.ts';
import { canonicalEmail } from '../email-address.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { hashPassword } from '../password-hash.ts';
import { requireStrongPassword } from '../password-policy.ts';
import { proofKeyFields, readProofKey, type ProofKey } from '../proof-key.ts';
import { findUser, insertUser } from '../store/users.ts';
import { openSession } from '../tokens/open-session.ts';
import { metadataShape, requireSmallMetadata } from '../user-metadata.ts';
import { presentUser } from '../user-json.ts';
import { answerTakenEmail } from './sign-up-again.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';

const shape = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataShape.nullish(),
  ...proofKeyFields,
});

/** `POST /signup`: creates an account; answers a session when it may be used at once, else the bare user. */
export async function signUp(call: AuthCall): Promise<AuthAnswer> {
  const fields = readFields(call, shape);
  const metadata = fields.data ?? {};
  if (call.auth.options.isSignupDisabled === true) {
    throw refused('signup_disabled', 'Signups not allowed for this instance');
  }
  requireSmallMetadata(metadata);
  if (!fields.email && !fields.phone) return signUpAnonymously(call, metadata);
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
  fields: z.infer<typeof shape>,
): Promise<Application> {
  const { options } = call.auth;
  if (fields.phone) {
    throw new AuthFailure(
      { status: 400, code: 'phone_provider_disabled' },
      'Phone signups are disabled',
    );
  }
  if (!fields.password) throw invalidRequest('Signup requires a valid password');
  requireStrongPassword(options, fields.password);
  const proofKey = readProofKey(fields);
  const applicant = { email: canonicalEmail(fields.email), metadata: fields.data ?? {} };
  // Asked for a known address, too: its refusal must not tell which addresses are known.
  const refusal = (await options.beforeUserCreated?.(applicant)) ?? null;
  if (refusal !== null) throw refused('validation_failed', refusal);
  return { ...applicant, password: fields.password, proofKey };
}

async function signUpByEmail(
  call: AuthCall,
  { email, password, metadata, proofKey }: Application,
): Promise<AuthAnswer> {
  const { sql, options } = call.auth;
  const passwordHash = await hashPassword(password);
  const user = { email, passwordHash, metadata, isConfirmed: options.isAutoconfirmed };
  const userId = await sql.begin((transaction) => insertUser(transaction, user));
  if (userId === null) return answerTakenEmail(call, { ...user, proofKey });
  await sendConfirmation(call, { userId, email, proofKey });
  if (options.isAutoconfirmed) {
    const signIn = { userId, method: 'password' };
    return { json: await sql.begin((transaction) => openSession(call, transaction, signIn)) };
  }
  const created = await findUser(sql, userId);
  if (created === null) throw new Error(`The new user ${userId} has vanished.`);
  return { json: presentUser(created) };
}

function refused(code: string, message: string): AuthFailure {
  return new AuthFailure({ status: 422, code }, message);
}
