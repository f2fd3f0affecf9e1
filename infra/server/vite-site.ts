import type { Server } from 'node:http';
import path from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { addApiReference } from '../build/api-reference/add-api-reference.ts';
import { PROJECT } from '../build/build-step.ts';
import type { InlineConfig } from 'vite';
import { BUILT } from './build-product.ts';
import { securityHeaders, type HeaderContext, type Headers } from '../security-headers.ts';
import { NOTHING_HERE, refuse } from './http/json-response.ts';
import { chooseExactly, listStaticFiles, staticHandler } from './http/static-files.ts';
import { readPythonRuntime, type AddRoutes } from './http/static-site.ts';
import type { Resources } from './resources.ts';
import { previewContent } from './preview-content.ts';

const DEVELOPMENT_FILES = path.join(PROJECT, '.build/development');

/** Serves the web client from its sources with Vite. Open pages show changed modules and lessons. */
export async function createViteSite(
  server: Server,
  resources: Resources,
  publish: () => Promise<boolean>,
): Promise<AddRoutes> {
  await addApiReference(DEVELOPMENT_FILES);
  const files = await listStaticFiles(DEVELOPMENT_FILES, '/');
  const { createServer } = await import('vite');
  const viteOptions = {
    configFile: path.join(PROJECT, 'web/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
    // They import workers with Vite's "?worker" suffix, which only Vite understands.
    optimizeDeps: {
      exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    },
  } satisfies InlineConfig;
  const start = () => createServer(viteOptions);
  const vite = await resources.adopt('parts', start, (site) => site.close());
  await previewContent(vite, publish, resources);
  const addRuntime = await readPythonRuntime(BUILT.pythonRuntime);
  return (app) => {
    addRuntime(app);
    app.all('/api/docs/*', staticHandler(chooseExactly(files)));
    app.notFound(({ env: { incoming, outgoing } }) => {
      const answer = Promise.withResolvers<Response>();
      outgoing.once('close', () => answer.resolve(RESPONSE_ALREADY_SENT));
      vite.middlewares(incoming, outgoing, () => answer.resolve(refuse(NOTHING_HERE)));
      return answer.promise;
    });
  };
}

/** Returns the usual headers without the content security policy, because Vite adds its own scripts to pages. */
export function developmentHeaders(context: HeaderContext): Headers {
  const { 'content-security-policy': _policy, ...headers } = securityHeaders(context);
  return headers;
}
