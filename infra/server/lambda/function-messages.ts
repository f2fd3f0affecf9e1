import { z } from 'zod';

/** Tells a function's process to run one invocation. */
export interface Invocation {
  id: string;
  functionName: string;
  /** JSON. */
  payload: string;
  tenantId: string;
  /** Milliseconds that it may take. */
  timeoutMs: number;
}

/** What a function's process says: that it has loaded its function, or what an invocation gave. */
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
