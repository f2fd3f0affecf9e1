import type { IncomingMessage, ServerResponse } from 'node:http';
import postgres from 'postgres';
import { inboxPage } from './inbox-page.ts';
import { readInboxStyle, type InboxStyle } from './inbox-style.ts';
import type { Mail } from './mail.ts';
import { createMailStore, type MailStore } from './mail-store.ts';

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
    const mails = await createMailStore(sql);
    return {
      send: (mail) => mails.add(mail),
      handle: (request, response, path) => answer({ mails, style }, request, { response, path }),
      close: () => sql.end({ timeout: 1 }),
    };
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
}

async function answer(
  { mails, style }: { mails: MailStore; style: InboxStyle },
  request: IncomingMessage,
  { response, path }: { response: ServerResponse; path: string },
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // The links are as good as passwords: no other site may learn or frame them.
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('content-security-policy', style.contentSecurityPolicy);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    write(response, 405, { type: 'text/plain', body: 'The inbox can only be read.\n' });
    return;
  }
  if (path === '' || path === '/') {
    const body = inboxPage(await mails.newest(), style.css);
    write(response, 200, { type: 'text/html', body });
  } else if (path === '/messages.json') {
    const body = JSON.stringify(await mails.newest());
    write(response, 200, { type: 'application/json', body });
  } else {
    write(response, 404, { type: 'text/plain', body: 'The mails are at /inbox.\n' });
  }
}

function write(
  response: ServerResponse,
  status: number,
  { type, body }: { type: string; body: string },
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
