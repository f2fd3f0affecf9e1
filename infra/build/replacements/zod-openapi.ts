// In the place of `@hono/zod-openapi` in a bundle: the schemas check what is sent, and describe nothing. The document
// that they would describe was made when the bundle was, and lies beside it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import * as zod from 'zod';
import { type Build, lazySchema } from './lazy-schema.ts';

/** What the schemas of the API are made with. A namespace would bring all that there is. */
const makers: Readonly<Record<string, Build>> = {
  array: zod.array,
  boolean: zod.boolean,
  enum: zod.enum,
  int: zod.int,
  literal: zod.literal,
  number: zod.number,
  object: zod.object,
  record: zod.record,
  strictObject: zod.strictObject,
  string: zod.string,
  unknown: zod.unknown,
};

/** Makes the schemas of the API when they are first needed. */
export const z = {
  ...Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, lazySchema(make)])),
  coerce: { number: lazySchema(zod.coerce.number) },
};

export const createRoute = <Route>(route: Route): Route => route;

const noted = (): void => undefined;

/** A Hono app that has its document already. */
export class OpenAPIHono extends Hono {
  readonly openAPIRegistry = { registerPath: noted, registerComponent: noted };

  getOpenAPI31Document(): unknown {
    const text = readFileSync(path.join(import.meta.dirname, 'openapi.json'), 'utf8');
    return JSON.parse(text) as unknown;
  }
}
