import { createServer, request as ask, type RequestListener } from 'node:http';
import { closeServer, listen } from '../../../infra/http/listen.ts';

/** The page that the client renders by itself. */
const SHELL = '/app';

/**
 * Serves the same product without its prerendered landing page: visitors get the empty shell, and the client renders
 * the page.
 *
 * @param product its address
 */
export async function startShellSite(
  product: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { host } = new URL(product);
  const pass: RequestListener = (request, response) => {
    const path = request.url === '/' ? SHELL : (request.url ?? SHELL);
    const headers = { ...request.headers, host };
    const passed = ask(product + path, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  };
  const server = createServer(pass);
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}`, close: () => closeServer(server, 0) };
}
