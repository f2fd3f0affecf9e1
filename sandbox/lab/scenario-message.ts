import * as z from 'zod';

/**
 * A message of a service: a string, or parts. A number is a pause in milliseconds. Everything between two pauses
 * arrives together. `hex` holds raw bytes, and the seed chooses one string of `oneOf`.
 */
export type LabMessage = string | (string | number | { hex: string } | { oneOf: string[] })[];

const pieceSchema = z.union([
  z.string(),
  z.number().min(0),
  z.strictObject({ hex: z.string().regex(/^(?:[\da-f]{2}\s*)*$/i, 'Write pairs of hex digits.') }),
  z.strictObject({ oneOf: z.array(z.string()).min(1) }),
]);

/** Validates a message of a service. */
export const messageSchema: z.ZodType<LabMessage> = z.union([z.string(), z.array(pieceSchema)]);
