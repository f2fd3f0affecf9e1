import type { z } from '@hono/zod-openapi';
import { AppError } from '../../domain/app-error.ts';

/** What the parts of an input are called to whoever sent it. */
type Part = 'field' | 'query parameter' | 'header';

/**
 * Checks a part of what a caller sent.
 *
 * @throws {AppError} INVALID_INPUT, naming what cannot be used
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  part: Part,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = issue?.path.join('.') ?? '';
  const culprit = name === '' ? 'The body' : `The ${part} "${name}"`;
  const reason = issue?.message ?? 'it has the wrong shape';
  throw new AppError('INVALID_INPUT', `${culprit} cannot be used: ${reason}.`);
}
