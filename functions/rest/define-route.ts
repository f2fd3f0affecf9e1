import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Services } from '../services/services.ts';
import type { Session } from '../services/session.ts';
import { errorAnswer } from './schemas.ts';

/** One call of the REST door, its input checked. */
export interface Call<Body> {
  services: Services;
  session: Session;
  /** The `{id}` of the path; empty where the path has none. */
  id: string;
  body: Body;
}

/** One row of the table of routes. */
export interface RouteRow<Body extends z.ZodType, Answer extends z.ZodType> {
  method: 'get' | 'post';
  /** With `{id}` where the path names one thing. */
  path: string;
  summary: string;
  tag: string;
  /** Left out where the call carries none. */
  body?: Body;
  answer: Answer;
  run(call: Call<z.output<Body>>): Promise<z.input<Answer>>;
}

/** A row whose types have been checked and are of no more interest. */
export interface Route {
  definition: RouteConfig;
  hasBody: boolean;
  run(call: Call<unknown>): Promise<unknown>;
}

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
const id = z.object({ id: z.string().min(1) });

/** Turns a row into a route with its OpenAPI description. */
export function defineRoute<Body extends z.ZodType, Answer extends z.ZodType>(
  row: RouteRow<Body, Answer>,
): Route {
  const definition = createRoute({
    method: row.method,
    path: row.path,
    summary: row.summary,
    tags: [row.tag],
    security: [{ bearer: [] }],
    request: {
      ...(row.path.includes('{id}') && { params: id }),
      ...(row.body && { body: { ...json(row.body), required: true } }),
    },
    responses: {
      200: { ...json(row.answer), description: 'The answer.' },
      default: { ...json(errorAnswer), description: 'What went wrong.' },
    },
  });
  const { body } = row;
  return {
    definition,
    hasBody: body !== undefined,
    run: (call) =>
      row.run({ ...call, body: (body ?? z.unknown()).parse(call.body) as z.output<Body> }),
  };
}
