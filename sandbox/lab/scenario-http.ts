import * as z from 'zod';
import { messageSchema, type LabMessage } from './scenario-message.ts';

/** Python regular expressions by name. All of them must match. */
type LabPatterns = Record<string, string>;

/** The conditions that a request must meet for a route to answer it. */
export interface LabNeeds {
  query?: LabPatterns;
  /** Fields of a posted form. */
  form?: LabPatterns;
  cookies?: LabPatterns;
  headers?: LabPatterns;
  /** A regular expression for the whole body. */
  body?: string;
  /** `user:password` for basic authentication; other requests get 401. */
  basicAuth?: string;
}

/** One response of a web server. */
export interface LabRoute {
  needs?: LabNeeds;
  /** 200 by default, or 302 for a redirect. */
  status?: number;
  body?: LabMessage;
  headers?: Record<string, string>;
  /** Cookies by name. A value with a semicolon includes its attributes. */
  setCookies?: Record<string, string>;
  /** The redirect target. */
  redirect?: string;
}

/** Status, body and headers; or a route; or several routes, of which the first with its needs met answers. */
export type LabPage =
  [number, string] | [number, string, Record<string, string>] | LabRoute | LabRoute[];

/** Pages by path, or by method and path such as `POST /login`. `*` is the page for all other paths. */
export type LabHttp = Record<string, LabPage>;

const texts = z.record(z.string(), z.string());
const statusSchema = z.int().min(200).max(599);

const routeSchema = z.strictObject({
  needs: z
    .strictObject({
      query: texts.exactOptional(),
      form: texts.exactOptional(),
      cookies: texts.exactOptional(),
      headers: texts.exactOptional(),
      body: z.string().exactOptional(),
      basicAuth: z.string().includes(':', 'Write `user:password`.').exactOptional(),
    })
    .exactOptional(),
  status: statusSchema.exactOptional(),
  body: messageSchema.exactOptional(),
  headers: texts.exactOptional(),
  setCookies: texts.exactOptional(),
  redirect: z.string().exactOptional(),
});

const pageSchema = z.union([
  z.tuple([statusSchema, z.string()]),
  z.tuple([statusSchema, z.string(), texts]),
  routeSchema,
  z.array(routeSchema).min(1),
]);

const keySchema = z
  .string()
  .regex(/^(?:\*|(?:[A-Z]+ )?\/\S*)$/, 'Write a path such as `/`, or a method and a path.');

/** Validates the pages of a web server. */
export const httpSchema: z.ZodType<LabHttp> = z.record(keySchema, pageSchema);
