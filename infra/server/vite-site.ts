import type { Server } from 'node:http';
import path from 'node:path';
import { addApiReference } from '../build/api-reference.ts';
import { PROJECT } from '../build/build-step.ts';
import { BUILT } from './build-product.ts';
import { securityHeaders, type HeaderContext, type Headers } from '../security-headers.ts';
import type { Exchange, Route } from './http/route.ts';
import { sendJson } from './http/send-json.ts';
import { listStaticFiles } from './http/static-files.ts';
import { chooseExactly, createStaticRoute } from './http/static-route.ts';
import { createRuntimeRoute } from './http/static-site.ts';
import type { Lifetime } from './lifetime.ts';
import { previewContent } from './preview-content.ts';

const DEVELOPMENT_FILES = path.join(PROJECT, '.build/development');

/** Serves the web client from its sources with Vite: changed modules and changed lessons appear in open pages. */
export async function createViteSite(
  server: Server,
  lifetime: Lifetime,
  publish: () => Promise<boolean>,
): Promise<Route[]> {
  await addApiReference(DEVELOPMENT_FILES);
  const files = await listStaticFiles(DEVELOPMENT_FILES, '/');
  const { createServer } = await import('vite');
  const starting = createServer({
    configFile: path.join(PROJECT, 'web/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
    // They import workers by Vite's own "?worker", which only Vite itself understands.
    optimizeDeps: {
      exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    },
  });
  const vite = await lifetime.own('parts', starting, (site) => site.close());
  await previewContent(vite, publish, lifetime);
  const answer = ({ request, response }: Exchange): void =>
    vite.middlewares(request, response, () => {
      sendJson(response, 404, { error: 'There is nothing at this address.', code: 'NOT_FOUND' });
    });
  return [
    await createRuntimeRoute(BUILT.pythonRuntime),
    createStaticRoute('/api/docs', chooseExactly(files)),
    { path: '/', answer },
  ];
}

/** The usual headers without a content policy: Vite puts scripts of its own into its pages. */
export function developmentHeaders(context: HeaderContext): Headers {
  const { 'content-security-policy': _policy, ...headers } = securityHeaders(context);
  return headers;
}
