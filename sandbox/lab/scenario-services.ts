import * as z from 'zod';

/**
 * A message of a service: a string, or parts. A number is a pause in milliseconds. Everything between two pauses
 * arrives together. `hex` holds raw bytes, and the seed chooses one string of `oneOf`.
 */
type LabMessage = string | (string | number | { hex: string } | { oneOf: string[] })[];

const pieceSchema = z.union([
  z.string(),
  z.number().min(0),
  z.strictObject({ hex: z.string().regex(/^(?:[\da-f]{2}\s*)*$/i, 'Write pairs of hex digits.') }),
  z.strictObject({ oneOf: z.array(z.string()).min(1) }),
]);

/** Validates a message of a service. */
const messageSchema: z.ZodType<LabMessage> = z.union([z.string(), z.array(pieceSchema)]);

/** Python regular expressions by name. All of them must match. */
type LabPatterns = Record<string, string>;

/** The conditions that a request must meet for a route to answer it. */
interface LabNeeds {
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
interface LabRoute {
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
type LabPage = [number, string] | [number, string, Record<string, string>] | LabRoute | LabRoute[];

/** Pages by path, or by method and path such as `POST /login`. `*` is the page for all other paths. */
type LabHttp = Record<string, LabPage>;

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
const httpSchema: z.ZodType<LabHttp> = z.record(keySchema, pageSchema);

/** The round-trip time to a host in milliseconds. The seed chooses a random addition between 0 and `jitter`. */
export type LabLatency = number | { ms: number; jitter: number };

/** A service's reply to messages that match a pattern. */
interface LabReply {
  /** A Python regular expression; matches every message by default. */
  match?: string;
  /** Nothing by default. In strings, `\1` inserts the pattern's first group. */
  say?: LabMessage;
  /** The state that the conversation must be in, initially `start`; any state by default. */
  in?: string;
  /** The next state of the conversation. */
  goto?: string;
  /** Closes the connection after the reply, normally or with a reset. */
  close?: true | 'reset';
}

/** How a service talks, over TCP or UDP. */
interface LabConversation {
  /** Replies; the first match answers. A pair of a pattern and a message is the short form. */
  replies?: ([string, string] | LabReply)[];
  /** Replies that are used once each, in this order, before `replies`. */
  steps?: LabReply[];
  latency?: LabLatency;
}

/** One TCP service of a simulated host. */
export interface LabService extends LabConversation {
  /** A filtered port never answers. */
  state?: 'open' | 'closed' | 'filtered';
  /** The message that the service sends when a client connects. */
  banner?: LabMessage;
  /** Closes the connection after the banner. */
  close?: true | 'reset';
  /** Where a message ends: at a newline, after each send, or after this number of bytes. */
  framing?: 'lines' | 'bytes' | number;
  /** The pages of a web server. */
  http?: LabHttp;
  /** The name of the application that answers as a web server. */
  app?: string;
  /** Whether a web server answers several requests per connection. */
  keepAlive?: boolean;
}

/** One UDP service of a simulated host. It answers a datagram with at most one datagram. */
export interface LabDatagramService extends LabConversation {
  state?: 'open' | 'closed' | 'filtered';
  /** Acts as a DNS server for the names of the lab. */
  dns?: true;
  /** The fraction of datagrams that are lost, from 0 to 1. */
  loss?: number;
}

const milliseconds = z.number().min(0).max(600_000);

/** Validates a latency. */
export const latencySchema = z.union([
  milliseconds,
  z.strictObject({ ms: milliseconds, jitter: milliseconds }),
]);

const closeSchema = z.union([z.literal(true), z.literal('reset')]).exactOptional();

const replySchema = z.strictObject({
  match: z.string().exactOptional(),
  say: messageSchema.exactOptional(),
  in: z.string().exactOptional(),
  goto: z.string().exactOptional(),
  close: closeSchema,
});

const stateSchema = z.enum(['open', 'closed', 'filtered']).exactOptional();

const conversation = {
  state: stateSchema,
  replies: z.array(z.union([z.tuple([z.string(), z.string()]), replySchema])).exactOptional(),
  steps: z.array(replySchema).exactOptional(),
  latency: latencySchema.exactOptional(),
};

/** Validates a TCP service. */
export const serviceSchema: z.ZodType<LabService> = z
  .strictObject({
    ...conversation,
    banner: messageSchema.exactOptional(),
    close: closeSchema,
    framing: z.union([z.enum(['lines', 'bytes']), z.int().min(1)]).exactOptional(),
    http: httpSchema.exactOptional(),
    app: z.string().exactOptional(),
    keepAlive: z.boolean().exactOptional(),
  })
  .refine(
    ({ http, app, banner, replies, steps }) =>
      (http ?? app) === undefined || !(banner ?? replies ?? steps),
    'A web server has no banner and no replies. Remove them, or remove the pages.',
  )
  .refine(
    ({ http, app }) => http === undefined || app === undefined,
    'Either pages or an application answers. Remove one of them.',
  );

/** Validates a UDP service. */
export const datagramServiceSchema: z.ZodType<LabDatagramService> = z.strictObject({
  ...conversation,
  dns: z.literal(true).exactOptional(),
  loss: z.number().min(0).max(1).exactOptional(),
});
