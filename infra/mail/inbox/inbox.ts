import type { IncomingMessage, ServerResponse } from 'node:http';
import postgres from 'postgres';
import { isFromThisMachine } from '../../loopback.ts';
import type { Mail } from '../mail.ts';
import { inboxPage, type InboxStyle, readInboxStyle, relayedPage } from './inbox-page.ts';
import { createMailRepository } from './mail-repository.ts';

/** The content of an inbox. */
interface InboxContent {
  /** Renders the page as HTML. */
  page(): Promise<string>;
  /** Returns the emails as JSON; null if the inbox keeps none. */
  messages(): Promise<string | null>;
}

/** A request for an inbox. */
interface InboxExchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The path after `/inbox`. */
  path: string;
}

/** Answers a request for an inbox. */
async function answerInbox(
  content: InboxContent,
  style: InboxStyle,
  { request, response, path }: InboxExchange,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // The links are as sensitive as passwords: no other site may learn or frame them.
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('content-security-policy', style.contentSecurityPolicy);
  // A proxy or another host name may let other machines in. They must not read links that are as sensitive as passwords.
  if (!isFromThisMachine(request)) {
    write(response, 403, { type: 'text/plain', body: NOT_HERE });
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    write(response, 405, { type: 'text/plain', body: 'The inbox is read-only.\n' });
    return;
  }
  if (path === '' || path === '/') {
    write(response, 200, { type: 'text/html', body: await content.page() });
    return;
  }
  const messages = path === '/messages.json' ? await content.messages() : null;
  if (messages !== null) write(response, 200, { type: 'application/json', body: messages });
  else
    write(response, 404, {
      type: 'text/plain',
      body: 'There is nothing here. The inbox is at /inbox.\n',
    });
}

const NOT_HERE =
  'The inbox is only available on the machine itself. To send emails, set GOTRUE_SMTP_HOST.\n';

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

/** Sends the emails elsewhere. */
interface Relay {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Creates the inbox of a machine that sends its emails. It keeps none, doesn't show earlier ones, and says so. */
export async function createRelayedInbox(relay: Relay): Promise<Inbox> {
  const style = await readInboxStyle();
  const content = {
    page: () => Promise.resolve(relayedPage(style.css)),
    messages: () => Promise.resolve(null),
  };
  return {
    send: (mail) => relay.send(mail),
    handle: (request, response, path) => answerInbox(content, style, { request, response, path }),
    close: () => relay.close(),
  };
}
