import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isDecodable } from '../../../functions/http/http-event.ts';
import { clientAddress } from '../../http/client-address.ts';
import { isFromThisMachine } from '../../loopback.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { limitRequest } from '../limits/limit-request.ts';
import { answerResponse, errorResponse, maskError } from './auth-response.ts';
import type { AuthCall, Endpoint, EndpointTable } from './endpoint.ts';
import { readBody } from './read-body.ts';

/** The app reads the client's address from Node's request, so it needs `@hono/node-server`. */
export interface AuthEnv {
  Bindings: HttpBindings;
}

/** Creates the app with all endpoints. A server can mount it at any path: `app.route('/auth/v1', authApp)`. */
export function createAuthApp(auth: AuthContext, endpoints: EndpointTable): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  app.use(protect, allowCrossOrigin);
  for (const [path, methods] of fixedPathsFirst(endpoints)) {
    for (const [method, endpoint] of Object.entries(methods)) {
      const route = `${method} ${path}`;
      app.on(method, path, refuseHead(methods), refusePrefetch, async (c) => {
        const call = await readCall(auth, c);
        await limitRequest(call, route);
        return answerResponse(await endpoint(call));
      });
    }
    app.all(path, refuseMethod(methods));
  }
  app.all('*', refusePath);
  app.onError((error, { req }) =>
    errorResponse(maskError(auth, error), req.header('x-supabase-api-version')),
  );
  return app;
}

/** The first matching route handles a request, so `/users/self` comes before `/users/:id`. */
function fixedPathsFirst(endpoints: EndpointTable): [string, Methods][] {
  const hasParameter = ([path]: [string, Methods]): number => Number(path.includes('/:'));
  return Object.entries(endpoints).toSorted((a, b) => hasParameter(a) - hasParameter(b));
}

type Methods = Readonly<Record<string, Endpoint>>;

const protect: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('x-content-type-options', 'nosniff');
  // Pages are only for the person who opens them: scripts of other origins must not read them.
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html') === true;
  if (isPage) c.header('access-control-allow-origin', undefined);
};

/** Pages of any origin may call the service, because its responses depend on tokens, never on cookies. */
const allowCrossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'accept',
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
  ],
  exposeHeaders: [
    'x-supabase-api-version',
    'x-sb-error-code',
    'x-total-count',
    'link',
    'retry-after',
  ],
  maxAge: 86_400,
});

function refuseMethod(methods: Methods): (c: Context) => never {
  const allowed = Object.keys(methods).join(', ');
  return (c) => {
    c.header('allow', allowed);
    throw new AuthError(
      { status: 405, code: 'method_not_allowed' },
      `"${c.req.path}" accepts ${allowed}, not ${c.req.method}.`,
    );
  };
}

/** Hono handles HEAD with the GET endpoint, which would use up a link that a mail scanner checks. */
function refuseHead(methods: Methods): MiddlewareHandler {
  const refuse = refuseMethod(methods);
  return async (c, next) => {
    if (c.req.method === 'HEAD') refuse(c);
    await next();
  };
}

/** The headers by which current and older browsers mark a prefetch. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/**
 * Prevents a prefetch from using up a link. The browser requests it again when the user opens the link.
 *
 * @see https://fetch.spec.whatwg.org/#sec-purpose-header
 */
const refusePrefetch: MiddlewareHandler = ({ req }, next) => {
  const isPrefetch = PURPOSES.some((name) =>
    /prefetch|preview|prerender/i.test(req.header(name) ?? ''),
  );
  if (!isPrefetch) return next();
  throw new AuthError(
    { status: 425, code: 'request_too_early' },
    'This link works only once, so it cannot be prefetched. Open it instead.',
  );
};

const refusePath = ({ req }: Context): never => {
  throw new AuthError({ status: 404, code: 'not_found' }, `There is no endpoint "${req.path}".`);
};

async function readCall(auth: AuthContext, { req, env }: Context<AuthEnv>): Promise<AuthCall> {
  const { search, searchParams: query } = new URL(req.url);
  if (!isDecodable(search)) {
    throw invalidRequest('The query string is not properly percent-encoded.');
  }
  return {
    auth,
    headers: req.header(),
    parameters: req.param(),
    query,
    body: await readBody(req.raw),
    client: {
      userAgent: req.header('user-agent') ?? null,
      address: clientAddress(env.incoming, auth.options.addressHeader),
    },
    isFromHere: isFromThisMachine(env.incoming),
  };
}
