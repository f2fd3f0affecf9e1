import * as z from 'zod';
import { messageSchema, type LabMessage } from './scenario-message.ts';

/** Regular expressions of Python's by name; all of them must find something. */
type LabPatterns = Record<string, string>;

/** What a request must bring for a route to answer it. */
export interface LabNeeds {
  query?: LabPatterns;
  /** Fields of a form that was posted. */
  form?: LabPatterns;
  cookies?: LabPatterns;
  headers?: LabPatterns;
  /** A regular expression for the whole body. */
  body?: string;
  /** `user:password` of basic authentication; without it the answer is 401. */
  basicAuth?: string;
}

/** One answer of a web server. */
export interface LabRoute {
  needs?: LabNeeds;
  /** 200 when left out, 302 for a redirect. */
  status?: number;
  body?: LabMessage;
  headers?: Record<string, string>;
  /** Cookies by name; a value with a semicolon brings its own attributes. */
  setCookies?: Record<string, string>;
  /** Where the browser has to go instead. */
  redirect?: string;
}

/** Status, body and headers; or a route; or several, of which the first answers whose needs are met. */
export type LabPage =
  [number, string] | [number, string, Record<string, string>] | LabRoute | LabRoute[];

/** Pages by path, or by method and path, such as `POST /login`; `*` is the page for every other path. */
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

/** What a web server's pages may look like. */
export const httpSchema: z.ZodType<LabHttp> = z.record(keySchema, pageSchema);
