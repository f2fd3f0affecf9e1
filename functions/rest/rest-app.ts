import type { OpenAPIHono } from '@hono/zod-openapi';

/** The Hono bindings of a request. */
export interface ApiBindings {
  /** The part of the IP address that identifies a client that isn't signed in. */
  address: string;
}

/** A Hono app with the API's bindings. */
export type RestApp = OpenAPIHono<{ Bindings: ApiBindings }>;
