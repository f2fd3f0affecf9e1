import * as z from 'zod';
import { httpSchema, type LabHttp } from './scenario-http.ts';
import { messageSchema, type LabMessage } from './scenario-message.ts';

/** The time to a host and back in milliseconds; with jitter up to that much more, drawn from the seed. */
export type LabLatency = number | { ms: number; jitter: number };

/** What a service answers to a message that a pattern finds something in. */
export interface LabReply {
  /** A regular expression of Python's; every message when left out. */
  match?: string;
  /** Nothing when left out. In texts `\1` stands for the first group of the pattern. */
  say?: LabMessage;
  /** The state that the conversation must be in, `start` at first; any when left out. */
  in?: string;
  /** The state that it is in afterwards. */
  goto?: string;
  /** Ends the connection after the answer, in peace or with a reset. */
  close?: true | 'reset';
}

/** How a service talks, over TCP or UDP. */
interface LabConversation {
  /** Replies, the first that fits; a pair of a pattern and an answer is the short form. */
  replies?: ([string, string] | LabReply)[];
  /** Replies that count once, in this order, before the others. */
  steps?: LabReply[];
  latency?: LabLatency;
}

/** One TCP service of a simulated host. */
export interface LabService extends LabConversation {
  /** A filtered port never answers. */
  state?: 'open' | 'closed' | 'filtered';
  /** What the service says as soon as somebody connects. */
  banner?: LabMessage;
  /** Ends the connection after the banner. */
  close?: true | 'reset';
  /** Where a message ends: at a line feed, with what was sent at once, or after so many bytes. */
  framing?: 'lines' | 'bytes' | number;
  /** The pages of a web server. */
  http?: LabHttp;
  /** Whether a web server answers several requests in one connection. */
  keepAlive?: boolean;
}

/** One UDP service of a simulated host. It answers a datagram with a datagram, or not at all. */
export interface LabDatagramService extends LabConversation {
  state?: 'open' | 'closed' | 'filtered';
  /** Answers as a DNS server that knows the names of the lab. */
  dns?: true;
  /** The share of datagrams that get lost, from 0 to 1. */
  loss?: number;
}

const milliseconds = z.number().min(0).max(600_000);

/** What a latency may look like. */
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

/** What a TCP service may look like. */
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

/** What a UDP service may look like. */
export const datagramServiceSchema: z.ZodType<LabDatagramService> = z.strictObject({
  ...conversation,
  dns: z.literal(true).exactOptional(),
  loss: z.number().min(0).max(1).exactOptional(),
});
