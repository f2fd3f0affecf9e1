import type { Mail } from '../../mail/mail.ts';
import type { AuthContext } from '../auth-context.ts';
import type { MailText } from './mail-texts.ts';

/** A mail that can be sent, and whose account it concerns. */
export interface OutgoingMail {
  mail: Mail;
  userId: string;
}

/** Makes a mail out of what it says. */
export function composeMail(
  { subject, paragraphs }: MailText,
  { to, kind, link }: { to: string; kind: string; link?: string },
): Mail {
  const text = paragraphs.join('\n\n');
  const sentAt = new Date();
  return { to, kind, subject, text, ...(link === undefined ? {} : { link }), sentAt };
}

/** Sends a mail. One that cannot be sent is logged: what it was about has been done, and it can be asked for again. */
export async function deliverMail(
  { options }: AuthContext,
  { mail, userId }: OutgoingMail,
): Promise<void> {
  try {
    await options.sendMail?.(mail);
  } catch (error) {
    // Not its message: that may name the address.
    const reason = error instanceof Error ? error.name : typeof error;
    options.log({ event: 'auth_mail_failed', kind: mail.kind, userId, reason });
  }
}
