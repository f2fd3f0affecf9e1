import { createInbox, createRelayedInbox, type Inbox } from './inbox/inbox.ts';
import { createSmtpSender } from './smtp-sender.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** Opens the destination of emails: an SMTP server if one is configured, otherwise the local inbox. */
export async function openMailbox(options: {
  databaseUrl: string;
  smtp: SmtpSettings | null;
  log: (entry: Record<string, unknown>) => void;
}): Promise<Inbox> {
  const { databaseUrl, smtp, log } = options;
  if (smtp === null) return createInbox({ databaseUrl });
  return createRelayedInbox(createSmtpSender(smtp, log));
}
