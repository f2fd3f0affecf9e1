import { z } from 'zod';
import { hostName } from '../setting-values.ts';

/** The server that sends the emails. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** Null if the server accepts emails without authentication. */
  credentials: { user: string; password: string } | null;
  /** The sender of every email. */
  sender: { name: string; address: string };
}

/** GoTrue's variables for the mail server, to spread into a Zod object schema. */
export const smtpVariables = {
  GOTRUE_SMTP_HOST: hostName.optional(),
  GOTRUE_SMTP_PORT: z.coerce
    .number('must be a port number from 1 to 65535')
    .int('must be a port number from 1 to 65535')
    .min(1, 'must be a port number from 1 to 65535')
    .max(65_535, 'must be a port number from 1 to 65535')
    .default(587),
  GOTRUE_SMTP_USER: z.string().optional(),
  GOTRUE_SMTP_PASS: z.string().optional(),
  GOTRUE_SMTP_ADMIN_EMAIL: z.email('must be an email address').optional(),
  GOTRUE_SMTP_SENDER_NAME: z
    .string()
    .regex(/^\P{Cc}*$/u, 'must be one line of text')
    .default('Packetsmith'),
};

type Found = z.infer<z.ZodObject<typeof smtpVariables>>;

/** Refines a schema with {@link smtpVariables}: emails need a sender. */
export function requireSender(found: Found, context: z.RefinementCtx): void {
  if (found.GOTRUE_SMTP_HOST === undefined || found.GOTRUE_SMTP_ADMIN_EMAIL !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['GOTRUE_SMTP_ADMIN_EMAIL'],
    message: 'is missing: GOTRUE_SMTP_HOST is set, and emails need a sender',
  });
}

/** Reads the settings of the mail server; null if emails stay in the local inbox. */
export function readSmtpSettings(found: Found): SmtpSettings | null {
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
