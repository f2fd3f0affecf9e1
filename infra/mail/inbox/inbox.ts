import type { IncomingMessage, ServerResponse } from 'node:http';
import postgres from 'postgres';
import { answerInbox } from './answer-inbox.ts';
import { inboxPage } from './inbox-page.ts';
import { readInboxStyle } from './inbox-style.ts';
import type { Mail } from '../mail.ts';
import { createMailRepository } from './mail-repository.ts';

/** The mailbox of a machine without mail: everything that the product sends ends here. */
export interface Inbox {
  /** Delivers a mail. */
  send(mail: Mail): Promise<void>;
  /** Answers a request; `path` is what follows `/inbox`: nothing for the page, or `/messages.json`. */
  handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Ends its connections to the database. */
  close(): Promise<void>;
}

/** Opens the mailbox that a database holds, and creates it when there is none. */
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
