import * as z from 'zod';

/**
 * What a service says: a text, or parts. A number is a pause in milliseconds; what stands between two pauses travels
 * together. `hex` holds bytes that are no text, and `oneOf` leaves the choice to the seed.
 */
export type LabSpeech = string | (string | number | { hex: string } | { oneOf: string[] })[];

const pieceSchema = z.union([
  z.string(),
  z.number().min(0),
  z.strictObject({ hex: z.string().regex(/^(?:[\da-f]{2}\s*)*$/i, 'Write pairs of hex digits.') }),
  z.strictObject({ oneOf: z.array(z.string()).min(1) }),
]);

/** What a speech may look like. */
export const speechSchema: z.ZodType<LabSpeech> = z.union([z.string(), z.array(pieceSchema)]);
