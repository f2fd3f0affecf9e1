import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ZodError } from 'zod';
import { Failure, FAILURE_STATUS } from '../../domain/failure.ts';
import type { DoorOptions } from '../door.ts';
import { maskUnexpected } from '../unexpected-failure.ts';
import type { Route } from './define-route.ts';
import { describeApi } from './openapi.ts';
import { requestBody } from './request-body.ts';
import type { RestApp } from './rest-app.ts';
import { routes } from './routes.ts';

interface Refusal {
  retryAfterSeconds?: number | null;
  status: ContentfulStatusCode;
  error: string;
  code: string;
}

function sentenceOf(error: ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join('.') ?? '';
  return `${field === '' ? 'The body' : `The field "${field}"`} cannot be used: ${issue?.message ?? 'it has the wrong shape'}.`;
}

function refusalOf(error: unknown, options: DoorOptions): Refusal {
  if (error instanceof Failure) {
    const { code, message, retryAfterSeconds } = error;
    return { status: FAILURE_STATUS[code], error: message, code, retryAfterSeconds };
  }
  if (error instanceof ZodError) {
    return { status: 400, error: sentenceOf(error), code: 'INVALID_INPUT' };
  }
  const { message } = maskUnexpected(error, options.log);
  return { status: 500, error: message, code: 'INTERNAL_SERVER_ERROR' };
}

/** The methods that a path has in the table; empty when it is in no row. */
function allowedMethods(path: string): string[] {
  const matches = ({ definition }: Route) =>
    new RegExp(`^${definition.path.replaceAll('{id}', '[^/]+')}$`).test(path);
  return routes.filter(matches).map(({ definition }) => definition.method.toUpperCase());
}

function missing(context: Context): Response {
  const { path, method } = context.req;
  const allowed = allowedMethods(path);
  if (allowed.length === 0) {
    return context.json({ error: `There is no ${path} here.`, code: 'NOT_FOUND' }, 404);
  }
  const error = `${path} answers ${allowed.join(' and ')}, not ${method}.`;
  return context.json({ error, code: 'METHOD_NOT_ALLOWED' }, 405, { allow: allowed.join(', ') });
}

/** The REST door as a Hono app: every row of the table, its OpenAPI document, and one translation of failures. */
export function createRestApp(options: DoorOptions): RestApp {
  const { services, identify } = options;
  const app: RestApp = new OpenAPIHono();
  for (const route of routes) {
    app.openAPIRegistry.registerPath(route.definition);
    const path = route.definition.path.replaceAll('{id}', ':id');
    app.on(route.definition.method.toUpperCase(), path, async (context) => {
      const body = route.hasBody ? await requestBody(context.req.raw) : undefined;
      const identity = await identify(context.req.header('authorization'));
      const session = services.openSession(identity, context.env.address);
      const id = context.req.param('id') ?? '';
      return context.json((await route.run({ services, session, id, body })) as object);
    });
  }
  describeApi(app);
  app.notFound(missing);
  app.onError((error, context) => {
    const { status, retryAfterSeconds, ...answer } = refusalOf(error, options);
    if (retryAfterSeconds != null) context.header('retry-after', String(retryAfterSeconds));
    return context.json(answer, status);
  });
  return app;
}
