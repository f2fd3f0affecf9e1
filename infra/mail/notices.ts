import type { Log } from '../../functions/http/log.ts';
import type { AccessToken } from '../../functions/services/ports/accounts.ts';
import type { NoticePort } from '../../functions/services/ports/ports.ts';
import type { Mail } from './mail.ts';

/** Sends an email. */
export type SendMail = (mail: Mail) => Promise<void>;

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function accessTokenMail(to: string, { name, scope, createdAt, expiresAt }: AccessToken): Mail {
  const permission = scope === 'READ' ? 'read' : 'read and change';
  const paragraphs = [
    `Someone who is signed in to your Packetsmith account just created the access token "${name}". Until ${DAY_FORMAT.format(expiresAt)}, it can ${permission} your data through the API.`,
    "If this was you, you don't need to do anything.",
    "If this wasn't you, revoke the token on your account page, set a new password and sign out everywhere: someone else is signed in to your account.",
  ];
  return {
    to,
    kind: 'access_token_created_notification',
    subject: 'An access token was created',
    text: paragraphs.join('\n\n'),
    sentAt: createdAt,
  };
}

/**
 * Creates the notices to learners.
 *
 * @param sendMail null if this deployment sends no mail of its own; then there are no notices
 */
export function createNotices(sendMail: SendMail | null, log: Log): NoticePort {
  return {
    async accessTokenCreated(email, accessToken) {
      if (sendMail === null || email === '') return;
      const mail = accessTokenMail(email, accessToken);
      try {
        await sendMail(mail);
      } catch (error) {
        // Not its message, which may contain the address.
        const reason = error instanceof Error ? error.name : typeof error;
        log({ level: 'error', message: 'mail', event: 'mail_not_sent', kind: mail.kind, reason });
      }
    },
  };
}
