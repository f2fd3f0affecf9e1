import { z } from 'zod';
import { parseDuration } from '../duration.ts';
import { goFlag } from '../boolean-setting.ts';
import type { Rate } from '../auth/limits/bucket.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** The local inbox is nobody's to flood, and learners should not be kept waiting. */
const INBOX_INTERVAL_SECONDS = 1;
/** As with hosted Supabase: the mailbox belongs to somebody, perhaps to somebody else. */
const SMTP_INTERVAL_SECONDS = 60;

/** GoTrue's variables about mails, for a schema of variables. */
export const mailVariables = {
  GOTRUE_SMTP_HOST: z.string().optional(),
  GOTRUE_SMTP_PORT: z.coerce
    .number('must be a port number from 1 to 65535')
    .int('must be a port number from 1 to 65535')
    .min(1, 'must be a port number from 1 to 65535')
    .max(65_535, 'must be a port number from 1 to 65535')
    .default(587),
  GOTRUE_SMTP_USER: z.string().optional(),
  GOTRUE_SMTP_PASS: z.string().optional(),
  GOTRUE_SMTP_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  GOTRUE_SMTP_SENDER_NAME: z
    .string()
    .regex(/^\P{Cc}*$/u, 'must be one line of text')
    .default('Packetsmith'),
  GOTRUE_SMTP_MAX_FREQUENCY: z.string().transform(readInterval).optional(),
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: goFlag.default(true),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: goFlag.default(false),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: goFlag.default(false),
};

type Found = z.infer<z.ZodObject<typeof mailVariables>>;

/** How mails are sent, and what is asked for by mail. */
export interface MailSettings {
  /** Null: mails stay in the local inbox. */
  smtp: SmtpSettings | null;
  /** How often a mail of one kind may be asked for with one address. */
  mailInterval: Rate;
  isSecureEmailChange: boolean;
  isReauthenticationRequired: boolean;
  isCurrentPasswordRequired: boolean;
}

/** Completes a schema with `mailVariables`: mails need a sender. */
export function requireSender(found: Found, context: z.RefinementCtx): void {
  if (found.GOTRUE_SMTP_HOST === undefined || found.GOTRUE_SMTP_ADMIN_EMAIL !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['GOTRUE_SMTP_ADMIN_EMAIL'],
    message: 'is missing: GOTRUE_SMTP_HOST is set, and its mails need a sender',
  });
}

/** Puts the variables about mails in our words. */
export function readMailSettings(found: Found): MailSettings {
  const smtp = readSmtp(found);
  const usual = smtp === null ? INBOX_INTERVAL_SECONDS : SMTP_INTERVAL_SECONDS;
  return {
    smtp,
    mailInterval: { events: 1, perSeconds: found.GOTRUE_SMTP_MAX_FREQUENCY ?? usual },
    isSecureEmailChange: found.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    isReauthenticationRequired: found.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    isCurrentPasswordRequired: found.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
  };
}

function readSmtp(found: Found): SmtpSettings | null {
  const {
    GOTRUE_SMTP_HOST: host,
    GOTRUE_SMTP_ADMIN_EMAIL: address,
    GOTRUE_SMTP_USER: user,
  } = found;
  if (host === undefined || address === undefined) return null;
  return {
    host,
    port: found.GOTRUE_SMTP_PORT,
    credentials: user === undefined ? null : { user, password: found.GOTRUE_SMTP_PASS ?? '' },
    sender: { name: found.GOTRUE_SMTP_SENDER_NAME, address },
  };
}

function readInterval(text: string, context: z.RefinementCtx): number {
  const seconds = parseDuration(text);
  if (seconds !== null && seconds > 0) return seconds;
  context.addIssue({ code: 'custom', message: 'must be a length of time, such as 1m or 5s' });
  return z.NEVER;
}
