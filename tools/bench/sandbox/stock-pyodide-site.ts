import path from 'node:path';
import { Hono } from 'hono';
import { createHttpServer } from '../../../infra/server/http/http-server.ts';
import { closeServer, listen } from '../../../infra/http/listen.ts';
import { listStaticFiles, sendFile } from '../../../infra/server/http/static-files.ts';
import { pyodideFile } from '../../../sandbox/python/build/pyodide-file.ts';

const PAGE = `<!doctype html><title>Pyodide</title><script type="module">
  import { loadPyodide } from '/pyodide.mjs';
  const pyodide = await loadPyodide();
  pyodide.runPython('print("hello")');
  globalThis.tellThatPythonIsReady();
</script>`;

/**
 * Serves a page that loads Pyodide as its manual describes, with its files from the same origin and cached permanently.
 */
export async function startStockSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const files = await listStaticFiles(path.dirname(pyodideFile('pyodide.mjs')), '/');
  const app = new Hono();
  app.get('/', ({ html }) => html(PAGE));
  app.get('*', (context) => {
    const file = files.get(context.req.path);
    const cacheControl = 'public, max-age=31536000, immutable';
    return file ? sendFile(context, file, { status: 200, cacheControl }) : context.notFound();
  });
  const server = createHttpServer((request, env) => app.fetch(request, env));
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, close: () => closeServer(server, 0) };
}
