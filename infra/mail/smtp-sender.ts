import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../loopback.ts';
import type { Mail } from './mail.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const IMPLICIT_TLS_PORT = 465;
const CONNECTIONS = 2;
const TIMEOUT_MS = 15_000;
/** Mails that wait for a server that is slow or away; one more could only be as late. */
const MAX_WAITING = 1_000;
const CLOSING_TIMEOUT_MS = 1_000;

/** Hands mails to an SMTP server. */
export interface SmtpSender {
  /** Takes a mail over; it is on its way when this returns, so that nobody learns from the time whether one was sent. */
  send(mail: Mail): Promise<void>;
  /** Waits a moment for the mails that are on their way, and ends the connections. */
  close(): Promise<void>;
}

/**
 * Prepares to hand mails to a server; it connects with the first one.
 *
 * @param log is told of mails that could not be handed over, without what they say and to whom
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
    // A password must not cross a network in the clear.
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
        return Promise.reject(new Error(`${MAX_WAITING} mails wait for ${host} already.`));
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

/** An address is given as such, never as a header to be parsed: nothing in it can add a recipient. */
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
    // Out-of-office replies to a machine help nobody, RFC 3834 section 5.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Everything but the message, which may quote the address. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: typeof error };
  const code = 'code' in error ? error.code : error.name;
  return { reason: code, ...('responseCode' in error ? { reply: error.responseCode } : {}) };
}
