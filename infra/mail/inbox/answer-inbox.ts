import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '../../loopback.ts';
import type { InboxStyle } from './inbox-style.ts';

/** What an inbox has to show. */
export interface InboxContent {
  /** The page, as HTML. */
  page(): Promise<string>;
  /** The mails, as JSON; null where none are kept. */
  messages(): Promise<string | null>;
}

/** A request for an inbox. */
export interface InboxExchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** What follows `/inbox`. */
  path: string;
}

/** Answers a request for an inbox. */
export async function answerInbox(
  content: InboxContent,
  style: InboxStyle,
  { request, response, path }: InboxExchange,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // The links are as good as passwords: no other site may learn or frame them.
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('content-security-policy', style.contentSecurityPolicy);
  if (!isForThisMachine(request)) {
    write(response, 403, { type: 'text/plain', body: NOT_HERE });
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    write(response, 405, { type: 'text/plain', body: 'The inbox can only be read.\n' });
    return;
  }
  if (path === '' || path === '/') {
    write(response, 200, { type: 'text/html', body: await content.page() });
    return;
  }
  const messages = path === '/messages.json' ? await content.messages() : null;
  if (messages !== null) write(response, 200, { type: 'application/json', body: messages });
  else write(response, 404, { type: 'text/plain', body: 'What there is of mails is at /inbox.\n' });
}

const NOT_HERE =
  'The inbox is shown on the machine itself alone. To have mails sent, set GOTRUE_SMTP_HOST.\n';

/** A proxy, or a name that leads here, may let others in: they must not read what is as good as passwords. */
function isForThisMachine({ headers }: IncomingMessage): boolean {
  const address = URL.parse(`http://${headers.host ?? ''}`);
  return address !== null && isLoopback(address.hostname);
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
