import { z } from 'zod';
import { canonicalEmail } from '../../email-address.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../../http/endpoint.ts';
import { deliverMail } from '../../mails/deliver-mail.ts';
import { prepareTokenMail } from '../../mails/token-mail.ts';
import { requireWelcome } from '../../access-rules.ts';
import { findManagedUser } from '../../repositories/managed-users.ts';
import { findUserByEmail } from '../../repositories/users.ts';
import { presentUser } from '../../user-json.ts';
import { metadataShape, requireSmallMetadata } from '../../user-metadata.ts';
import { linkedAccount } from './linked-account.ts';

const shape = z.object({ email: z.string().nullish(), data: metadataShape.nullish() });

/** `POST /invite`: creates an account and sends its user an invitation link. */
export async function invite(call: AuthCall): Promise<AuthAnswer> {
  const { sql, options } = call.auth;
  const { email: wanted, data } = readFields(call, shape);
  const email = canonicalEmail(wanted);
  const metadata = data ?? {};
  requireSmallMetadata(metadata);
  const known = await findUserByEmail(sql, email);
  if (known === null) await requireWelcome(options, { email, metadata });
  const { userId, mail } = await sql.begin(async (transaction) => {
    const newcomer = { email, metadata: known === null ? metadata : {}, passwordHash: null };
    const id = await linkedAccount(transaction, known, newcomer);
    const addressee = { kind: 'invite', userId: id, email, proofKey: null } as const;
    return { userId: id, mail: await prepareTokenMail(call, transaction, addressee) };
  });
  if (mail !== null) await deliverMail(call.auth, mail);
  const invited = await findManagedUser(sql, userId);
  if (invited === null) throw new Error(`The invited user ${userId} has vanished.`);
  return { json: presentUser(invited) };
}
