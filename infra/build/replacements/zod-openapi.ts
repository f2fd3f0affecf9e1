// Replaces `@hono/zod-openapi` in a bundle. The schemas validate requests but describe nothing: the OpenAPI document
// is generated with the bundle and stored next to it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import * as zod from 'zod';
import { type Build, lazySchema } from './lazy-schema.ts';

/** The functions with which the API builds its schemas. A namespace import would include everything. */
const makers: Readonly<Record<string, Build>> = {
  array: zod.array,
  boolean: zod.boolean,
  discriminatedUnion: zod.discriminatedUnion,
  enum: zod.enum,
  int: zod.int,
  literal: zod.literal,
  null: zod.null,
  number: zod.number,
  object: zod.object,
  record: zod.record,
  strictObject: zod.strictObject,
  string: zod.string,
  union: zod.union,
  unknown: zod.unknown,
};

/** Creates the schemas of the API when they are first needed. */
export const z = {
  ...Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, lazySchema(make)])),
  coerce: { number: lazySchema(zod.coerce.number) },
};

export const createRoute = <Route>(route: Route): Route => route;

const noted = (): void => undefined;

/** A Hono app with a prebuilt OpenAPI document. */
export class OpenAPIHono extends Hono {
  readonly openAPIRegistry = { registerPath: noted, registerComponent: noted };

  getOpenAPI31Document(): unknown {
    const text = readFileSync(path.join(import.meta.dirname, 'openapi.json'), 'utf8');
    return JSON.parse(text) as unknown;
  }
}
