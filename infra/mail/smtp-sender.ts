import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../loopback.ts';
import type { Mail } from './mail.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const IMPLICIT_TLS_PORT = 465;
const CONNECTIONS = 2;
const TIMEOUT_MS = 15_000;
/** The maximum number of emails that wait for a slow or unavailable server. */
const MAX_WAITING = 1_000;
const CLOSING_TIMEOUT_MS = 1_000;

/** Delivers emails to an SMTP server. */
export interface SmtpSender {
  /**
   * Accepts an email and delivers it after returning, so that the response time doesn't reveal whether one was sent.
   */
  send(mail: Mail): Promise<void>;
  /** Waits briefly for emails in progress and closes the connections. */
  close(): Promise<void>;
}

/**
 * Creates a sender for a server. It connects when the first email is sent.
 *
 * @param log receives an entry for every failed delivery, without its content and recipient
 * @see https://www.rfc-editor.org/rfc/rfc5321
 */
export function createSmtpSender(
  { host, port, credentials, sender }: SmtpSettings,
  log: (entry: Record<string, unknown>) => void,
): SmtpSender {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host,
    port,
    secure: port === IMPLICIT_TLS_PORT,
    // A password must not cross a network unencrypted.
    requireTLS: credentials !== null && !isLoopback(host),
    ...(credentials === null
      ? {}
      : { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const waiting = new Set<Promise<void>>();
  const hand = async (mail: Mail): Promise<void> => {
    try {
      await transport.sendMail(toMessage(mail, sender));
    } catch (error) {
      log({ event: 'mail_not_sent', kind: mail.kind, ...describe(error) });
    }
  };
  return {
    send: (mail) => {
      if (waiting.size >= MAX_WAITING) {
        return Promise.reject(new Error(`${MAX_WAITING} emails are already waiting for ${host}.`));
      }
      const handing = hand(mail).finally(() => waiting.delete(handing));
      waiting.add(handing);
      return Promise.resolve();
    },
    close: async () => {
      const timeout = sleep(CLOSING_TIMEOUT_MS, undefined, { ref: false });
      await Promise.race([Promise.all(waiting), timeout]);
      transport.close();
    },
  };
}

/** The address is passed as data, never as a header to be parsed, so it can't add a recipient. */
function toMessage(
  { to, subject, text, sentAt }: Mail,
  sender: SmtpSettings['sender'],
): Parameters<ReturnType<typeof createTransport>['sendMail']>[0] {
  return {
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    date: sentAt,
    // Automatic replies to a machine help nobody, RFC 3834 section 5.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Omits the error message, which may quote the address. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: typeof error };
  const code = 'code' in error ? error.code : error.name;
  return { reason: code, ...('responseCode' in error ? { reply: error.responseCode } : {}) };
}
