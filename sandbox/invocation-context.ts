import * as z from 'zod/mini';
import { type InvocationContext, PRIORITIES, type SchemasOf } from './contract.ts';

/** The longest wait that an invocation may ask for, in milliseconds. */
const MAX_WAIT_MS = 60_000;

const custom = {
  priority: z._default(z.enum(PRIORITIES), 'anonymous'),
  waitMs: z._default(z.int().check(z.nonnegative(), z.maximum(MAX_WAIT_MS)), 12_000),
  traceparent: z.optional(z.string()),
} satisfies SchemasOf<InvocationContext>;

const clientContext = z.object({ custom: z.object(custom) });

/** What is known of an invocation that says nothing: it goes last. */
const UNKNOWN: InvocationContext = { priority: 'anonymous', waitMs: 12_000 };

/** Returns the client context of an invocation as a request has it: JSON in Base64. */
export function writeInvocationContext(context: InvocationContext): string {
  return Buffer.from(JSON.stringify({ custom: context })).toString('base64');
}

/** Reads a client context, as the object that a function receives. */
export function readInvocationContext(context: unknown): InvocationContext {
  return clientContext.safeParse(context).data?.custom ?? UNKNOWN;
}
