import { createServer } from 'node:http';
import path from 'node:path';
import { closeServer, listen } from '../../../infra/http/listen.ts';
import { sendFile } from '../../../infra/server/http/send-file.ts';
import { listStaticFiles } from '../../../infra/server/http/static-files.ts';
import { pyodideFile } from '../../../sandbox/python/build/pyodide-file.ts';

const PAGE = `<!doctype html><title>Pyodide</title><script type="module">
  import { loadPyodide } from '/pyodide.mjs';
  const pyodide = await loadPyodide();
  pyodide.runPython('print("hello")');
  globalThis.tellThatPythonIsReady();
</script>`;

/** A page that loads Pyodide as its manual says, with its files beside it and kept by the browser for good. */
export async function startStockSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const files = await listStaticFiles(path.dirname(pyodideFile('pyodide.mjs')), '/');
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/');
    if (file === undefined) {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
      response.end(request.url === '/' ? PAGE : '');
    } else {
      const cacheControl = 'public, max-age=31536000, immutable';
      void sendFile({ request, response }, file, { status: 200, cacheControl });
    }
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, close: () => closeServer(server, 0) };
}
