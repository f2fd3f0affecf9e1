import { z } from 'zod';
import { AuthFailure, invalidRequest } from '../auth-failure.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { hashPassword, isPasswordRight } from '../password-hash.ts';
import { requireStrongPassword } from '../password-policy.ts';
import { deleteSessions } from '../store/sessions.ts';
import { findUser, mergeMetadata, setPasswordHash, type User } from '../store/users.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { metadataShape, requireSmallMetadata } from '../user-metadata.ts';
import { presentUser } from '../user-json.ts';

const shape = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataShape.nullish(),
});

/** `GET /user`: who the access token speaks for, as long as its session is open. */
export async function getUser(call: AuthCall): Promise<AuthAnswer> {
  const { user } = await authenticate(call);
  return { json: presentUser(user) };
}

/** `PUT /user`: changes metadata and password; a new password ends every other session. */
export async function updateUser(call: AuthCall): Promise<AuthAnswer> {
  const { user, sessionId } = await authenticate(call);
  const { email, phone, password, data } = readFields(call, shape);
  requireSameAddress(user, email, phone);
  const metadata = data ?? {};
  requireSmallMetadata({ ...user.raw_user_meta_data, ...metadata });
  const passwordHash = password == null ? null : await newPasswordHash(call, user, password);
  await call.auth.sql.begin(async (sql) => {
    await mergeMetadata(sql, user.id, metadata);
    if (passwordHash === null) return;
    await setPasswordHash(sql, user.id, passwordHash);
    await deleteSessions(sql, { userId: user.id, sessionId }, 'others');
  });
  const updated = await findUser(call.auth.sql, user.id);
  if (updated === null) throw new Error(`The user ${user.id} has vanished.`);
  return { json: presentUser(updated) };
}

function requireSameAddress(
  user: User,
  email: string | null | undefined,
  phone: string | null | undefined,
): void {
  if (phone) throw invalidRequest('This service keeps no phone numbers.');
  if (!email || email.toLowerCase() === user.email) return;
  throw invalidRequest('The e-mail address of an account cannot be changed here.');
}

async function newPasswordHash(call: AuthCall, user: User, password: string): Promise<string> {
  if (user.is_anonymous) {
    throw refused('validation_failed', 'An anonymous user needs an email before a password.');
  }
  requireStrongPassword(call.auth.options, password);
  if (await isPasswordRight(password, user.encrypted_password)) {
    throw refused('same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

function refused(code: string, message: string): AuthFailure {
  return new AuthFailure({ status: 422, code }, message);
}
