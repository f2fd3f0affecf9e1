import { AppError } from '../../domain/app-error.ts';

/** More levels and values than any operation of either API needs. */
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;

/**
 * Checks that a string can be stored: PostgreSQL can't store NUL, and UTF-8 can't encode half of a surrogate pair.
 *
 * @throws {AppError} INVALID_INPUT
 */
export function requireStorable(text: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return;
  throw new AppError(
    'INVALID_INPUT',
    'A string contains a NUL character or half of a surrogate pair. Remove it and try again.',
  );
}

/**
 * Checks the size and the strings of parsed JSON before anything uses it.
 *
 * @throws {AppError} INVALID_INPUT if it is nested too deeply, has too many values, or a string that can't be stored
 */
export function requirePlainInput(input: unknown): void {
  let values = 0;
  const walk = (value: unknown, depth: number): void => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) {
      const limits = `${MAX_DEPTH} levels and ${MAX_VALUES} values`;
      throw new AppError('INVALID_INPUT', `The input is too large. The limit is ${limits}.`);
    }
    if (typeof value === 'string') requireStorable(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      requireStorable(key);
      walk(part, depth + 1);
    }
  };
  walk(input, 0);
}
