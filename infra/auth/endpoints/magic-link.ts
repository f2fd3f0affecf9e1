import { z } from 'zod';
import { requireEmailLogins, requireOpenSignUp, requireWelcome } from '../access-rules.ts';
import type { Queryable } from '../auth-context.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import type { Applicant } from '../auth-options.ts';
import { canonicalEmail, metadataShape, requireSmallMetadata } from '../user-input.ts';
import { type AuthAnswer, type AuthCall, readFields } from '../http/endpoint.ts';
import { requireMailInterval } from '../limits/mail-limits.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { prepareTokenMail } from '../mails/token-mail.ts';
import { proofKeyFields, readProofKey } from '../proof-key.ts';
import { findUserByEmail, insertUser } from '../repositories/users.ts';

/** The fields of a request for a sign-in link. */
const magicLinkFields = {
  email: z.string().nullish(),
  data: metadataShape.nullish(),
  ...proofKeyFields,
};

const magicLinkShape = z.object(magicLinkFields);

/** `POST /magiclink`: the endpoint that clients called before `POST /otp` existed. */
export async function magicLink(call: AuthCall): Promise<AuthAnswer> {
  return sendMagicLink(call, readFields(call, magicLinkShape), true);
}

/**
 * Sends a sign-in link, and creates an account if there is none.
 *
 * @param mayCreate whether an unknown address gets an account; otherwise the response is the same as for a known one
 * @throws {AuthError} validation_failed, over_email_send_rate_limit, signup_disabled, or otp_disabled if emails
 *   aren't confirmed, because then addresses aren't secret
 */
async function sendMagicLink(
  call: AuthCall,
  fields: z.infer<typeof magicLinkShape>,
  mayCreate: boolean,
): Promise<AuthAnswer> {
  const { auth } = call;
  requireEmailLogins(call, 422);
  const applicant = { email: canonicalEmail(fields.email), metadata: fields.data ?? {} };
  const proofKey = readProofKey(fields);
  requireSmallMetadata(applicant.metadata);
  if (mayCreate) await requireWelcome(auth.options, applicant);
  requireMailInterval(call, 'recovery', applicant.email);
  const outgoing = await auth.sql.begin(async (sql) => {
    const account = await findOrCreate(call, sql, { ...applicant, mayCreate });
    return prepareTokenMail(call, sql, { ...account, email: applicant.email, proofKey });
  });
  if (outgoing !== null) await deliverMail(auth, outgoing);
  return { json: {} };
}

interface Account {
  /** Null if nobody has the address. */
  userId: string | null;
  kind: 'magiclink' | 'signup';
}

async function findOrCreate(
  call: AuthCall,
  sql: Queryable,
  { mayCreate, ...applicant }: Applicant & { mayCreate: boolean },
): Promise<Account> {
  const known = await findUserByEmail(sql, applicant.email);
  if (known !== null) return { userId: known.id, kind: 'magiclink' };
  if (mayCreate) return create(call, sql, applicant);
  if (call.auth.options.isAutoconfirmed) {
    throw new AuthError({ status: 422, code: 'otp_disabled' }, 'Signups not allowed for otp');
  }
  return { userId: null, kind: 'magiclink' };
}

async function create(
  { auth }: AuthCall,
  sql: Queryable,
  { email, metadata }: Applicant,
): Promise<Account> {
  requireOpenSignUp(auth.options);
  const user = { email, passwordHash: null, metadata, isConfirmed: false };
  const userId = await insertUser(sql, user);
  const kind = auth.options.isAutoconfirmed ? 'magiclink' : 'signup';
  if (userId !== null) return { userId, kind };
  // Another request just created the account; its row is visible now.
  const other = await findUserByEmail(sql, email);
  return { userId: other?.id ?? null, kind: 'magiclink' };
}

const otpShape = z.object({
  phone: z.string().nullish(),
  channel: z.string().nullish(),
  create_user: z.boolean().nullish(),
  ...magicLinkFields,
});

/** `POST /otp`: sends a link and a code for signing in without a password. */
export async function otp(call: AuthCall): Promise<AuthAnswer> {
  const { phone, channel, create_user: mayCreate, ...fields } = readFields(call, otpShape);
  if (fields.email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided');
  }
  if (fields.email && channel) {
    throw invalidRequest('Channel should only be specified with Phone OTP');
  }
  if (phone) {
    throw new AuthError(
      { status: 400, code: 'phone_provider_disabled' },
      'Unsupported phone provider',
    );
  }
  if (!fields.email) throw invalidRequest('One of email or phone must be set');
  return sendMagicLink(call, fields, mayCreate ?? true);
}
