import { once } from 'node:events';
import { request as send, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** Where a browser is led, and what it is given to keep. */
export interface Navigation {
  target: URL;
  cookie: string;
}

/** What a browser does that goes to an address that leads on. */
export async function navigate(
  url: string | URL,
  headers: OutgoingHttpHeaders = {},
): Promise<Navigation> {
  const request = send(url, { headers: { 'sec-fetch-mode': 'navigate', ...headers } }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  const { location = '', 'set-cookie': cookies = [] } = response.headers;
  return { target: new URL(location), cookie: cookies[0] ?? '' };
}
