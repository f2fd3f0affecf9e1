import type { z } from '@hono/zod-openapi';
import { AppError } from '../../domain/app-error.ts';

/** The name of an input's part in error messages. */
type Part = 'field' | 'query parameter' | 'header';

/**
 * Validates a part of a request.
 *
 * @throws {AppError} INVALID_INPUT naming the first part that is not valid
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
  const reason = issue?.message ?? 'it has the wrong type';
  throw new AppError('INVALID_INPUT', `${culprit} is not valid: ${reason}.`);
}
