import { createReadStream } from 'node:fs';
import path from 'node:path';
import { msw } from 'msw/vite';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { PROJECT } from '../../infra/build/build-step.ts';
import { PYTHON_RUNTIME } from '../../infra/build/build-steps.ts';
import { sampleCurriculum } from './sample-curriculum.ts';

const RUNTIME_PATH = '/runtime/python';
const JAVASCRIPT = { 'content-type': 'text/javascript' };

/**
 * Serves the web client from its sources, with the sample network in front of it.
 *
 * @param port on the loopback interface; it must be free
 */
export async function startSampleSite(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: path.join(PROJECT, 'web/vite.config.ts'),
    plugins: [msw({ mode: 'worker-only' }), sampleCurriculum(), startWithSamples(), runtimeFiles()],
    server: { port, strictPort: true },
    optimizeDeps: {
      // They import workers with Vite's "?worker" suffix, which only Vite understands.
      exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    },
  });
  return server.listen();
}

/** Starts the sample network before the client. */
function startWithSamples(): Plugin {
  return {
    name: 'packetsmith:start-with-samples',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/main.tsx', '/testing/development/main.ts'),
    },
  };
}

/** Serves the files of the Python runtime unchanged, because the client checks their digests. */
function runtimeFiles(): Plugin {
  return {
    name: 'packetsmith:runtime-files',
    configureServer: ({ middlewares }) => {
      middlewares.use(RUNTIME_PATH, (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = path.join(PROJECT, PYTHON_RUNTIME.output, path.basename(pathname));
        const stream = createReadStream(file);
        stream.once('error', () => next());
        stream.once('open', () => {
          response.writeHead(200, file.endsWith('.js') ? JAVASCRIPT : {});
          stream.pipe(response);
        });
      });
    },
  };
}
