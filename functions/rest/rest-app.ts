import type { OpenAPIHono } from '@hono/zod-openapi';

/** What the API knows of a request beside the request. */
export interface ApiBindings {
  /** What tells callers apart who have not signed in. */
  address: string;
}

/** A Hono app that is told what the API knows. */
export type RestApp = OpenAPIHono<{ Bindings: ApiBindings }>;
