import { z } from 'zod';

/** Asks a function's process to run one invocation. */
export interface Invocation {
  id: string;
  functionName: string;
  /** JSON. */
  payload: string;
  tenantId: string;
  /** The timeout in milliseconds. */
  timeoutMs: number;
}

/** Tells a function's process that nobody waits for an invocation's result any longer. */
export interface Cancellation {
  /** The id of the invocation. */
  cancel: string;
}

/** Tells a function's process that an invocation should end with what it has, because others wait. */
export interface Cut {
  /** The id of the invocation. */
  cut: string;
}

/** A message from a function's process: it has loaded its function, or an invocation has ended. */
export const functionMessage = z.union([
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('result'),
    id: z.string(),
    /** JSON: what the function returned, or a description of what it threw. */
    payload: z.string(),
    isError: z.boolean(),
  }),
]);

export type FunctionMessage = z.infer<typeof functionMessage>;
