import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import type { MailText } from './mail-texts.ts';

/** An email to send, and the account it concerns. */
export interface OutgoingMail {
  mail: Mail;
  userId: string;
}

/** Creates an email from its text. */
export function composeMail(
  { subject, paragraphs }: MailText,
  { to, kind, link }: { to: string; kind: string; link?: string },
): Mail {
  const text = paragraphs.join('\n\n');
  const sentAt = new Date();
  return { to, kind, subject, text, ...(link === undefined ? {} : { link }), sentAt };
}

/** Sends an email. A failure is only logged: the action is already complete, and the email can be requested again. */
export async function deliverMail(
  { options }: AuthContext,
  { mail, userId }: OutgoingMail,
): Promise<void> {
  try {
    await options.sendMail?.(mail);
  } catch (error) {
    // Not its message, which may contain the address.
    const reason = error instanceof Error ? error.name : typeof error;
    options.log({ event: 'auth_mail_failed', kind: mail.kind, userId, reason });
  }
}
