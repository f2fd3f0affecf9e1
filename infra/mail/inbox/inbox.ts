import type { IncomingMessage, ServerResponse } from 'node:http';
import postgres from 'postgres';
import { answerInbox } from './answer-inbox.ts';
import { inboxPage } from './inbox-page.ts';
import { readInboxStyle } from './inbox-style.ts';
import type { Mail } from '../mail.ts';
import { createMailRepository } from './mail-repository.ts';

/** The inbox of a machine without a mail server. It receives every email that the product sends. */
export interface Inbox {
  /** Delivers an email. */
  send(mail: Mail): Promise<void>;
  /** Answers a request. `path` is what follows `/inbox`: empty for the page, or `/messages.json`. */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Closes its database connections. */
  close(): Promise<void>;
}

/** Opens the inbox in a database and creates it if it is missing. */
export async function createInbox(options: { databaseUrl: string }): Promise<Inbox> {
  const style = await readInboxStyle();
  const sql = postgres(options.databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    const mails = await createMailRepository(sql);
    const content = {
      page: async () => inboxPage(await mails.newest(), style.css),
      messages: async () => JSON.stringify(await mails.newest()),
    };
    return {
      send: (mail) => mails.add(mail),
      handle: (request, response, path) => answerInbox(content, style, { request, response, path }),
      close: () => sql.end({ timeout: 1 }),
    };
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
}
