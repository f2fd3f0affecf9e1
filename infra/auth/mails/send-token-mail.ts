import type { AuthCall } from '../http/endpoint.ts';
import type { Addressee } from '../repositories/one-time-tokens.ts';
import { deliverMail } from './deliver-mail.ts';
import { prepareTokenMail, type TokenMailKind } from './token-mail.ts';

/** Mails somebody a link and a code; for nobody it does the same work, and sends nothing. */
export async function sendTokenMail(
  call: AuthCall,
  request: Addressee & { kind: TokenMailKind },
): Promise<void> {
  const { auth } = call;
  const outgoing = await auth.sql.begin((sql) => prepareTokenMail(call, sql, request));
  if (outgoing !== null) await deliverMail(auth, outgoing);
}
