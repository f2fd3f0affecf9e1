import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { findUser, mergeMetadata, type User } from '../repositories/users.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { metadataShape, requireSmallMetadata } from '../user-input.ts';
import { presentUser } from '../user-json.ts';
import { applyRequestedEmail, emailFields, readRequestedEmail } from './user-email.ts';
import { applyNewPassword, passwordFields, readNewPassword } from './user-password.ts';

const shape = z.object({
  ...emailFields,
  ...passwordFields,
  phone: z.string().nullish(),
  data: metadataShape.nullish(),
  app_metadata: metadataShape.nullish(),
});

/** `GET /user`: returns the user of the access token while its session is open. */
export async function getUser(call: AuthCall): Promise<AuthAnswer> {
  const { user } = await authenticate(call);
  return { json: presentUser(user) };
}

/** `PUT /user`: changes metadata, email address and password. A new password ends every other session. */
export async function updateUser(call: AuthCall): Promise<AuthAnswer> {
  const { auth } = call;
  const authenticated = await authenticate(call);
  const { user } = authenticated;
  const fields = readFields(call, shape);
  requireUserFields(user, fields);
  const metadata = fields.data ?? {};
  requireSmallMetadata({ ...user.raw_user_meta_data, ...metadata });
  const requested = await readRequestedEmail(call, authenticated, fields);
  const password = await readNewPassword(call, authenticated, fields);
  const mails = await auth.sql.begin(async (sql) => {
    await mergeMetadata(sql, { id: user.id }, metadata);
    return [
      ...(password === null ? [] : await applyNewPassword(sql, authenticated, password)),
      ...(requested === null ? [] : await applyRequestedEmail(call, sql, { user, requested })),
    ];
  });
  for (const mail of mails) await deliverMail(auth, mail);
  const updated = await findUser(auth.sql, user.id);
  if (updated === null) throw new Error(`The user ${user.id} was not found.`);
  return { json: presentUser(updated) };
}

function requireUserFields(user: User, fields: z.infer<typeof shape>): void {
  if (fields.phone && fields.phone !== user.phone) {
    throw new AuthError(
      { status: 400, code: 'phone_provider_disabled' },
      'Unsupported phone provider',
    );
  }
  if (fields.app_metadata == null) return;
  throw new AuthError(
    { status: 403, code: 'not_admin' },
    'Updating app_metadata requires admin privileges',
  );
}
