import * as z from 'zod';
import { httpSchema, type LabHttp } from './scenario-http.ts';
import { messageSchema, type LabMessage } from './scenario-message.ts';

/** The round-trip time to a host in milliseconds. The seed chooses a random addition between 0 and `jitter`. */
export type LabLatency = number | { ms: number; jitter: number };

/** A service's reply to messages that match a pattern. */
export interface LabReply {
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
    keepAlive: z.boolean().exactOptional(),
  })
  .refine(
    ({ http, banner, replies, steps }) => http === undefined || !(banner ?? replies ?? steps),
    'A web server has no banner and no replies; leave one of the two out.',
  );

/** Validates a UDP service. */
export const datagramServiceSchema: z.ZodType<LabDatagramService> = z.strictObject({
  ...conversation,
  dns: z.literal(true).exactOptional(),
  loss: z.number().min(0).max(1).exactOptional(),
});
