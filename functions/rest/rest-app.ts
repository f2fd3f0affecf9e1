import type { OpenAPIHono } from '@hono/zod-openapi';

/** What the door knows of a request beside the request. */
export interface DoorBindings {
  /** What tells callers apart who have not signed in. */
  address: string;
}

/** A Hono app that is told what the door knows. */
export type RestApp = OpenAPIHono<{ Bindings: DoorBindings }>;
