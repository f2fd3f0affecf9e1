import { AppError } from '../../domain/app-error.ts';

/** More levels, and more values, than any call of either API has a use for. */
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;

/**
 * Checks a text: PostgreSQL keeps no NUL, and UTF-8 no half of a surrogate pair.
 *
 * @throws {AppError} INVALID_INPUT
 */
export function requireStorable(text: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return;
  throw new AppError(
    'INVALID_INPUT',
    'A text holds a NUL character or half of a surrogate pair. Remove it and try again.',
  );
}

/**
 * Checks what came in as JSON before anybody works with it.
 *
 * @throws {AppError} INVALID_INPUT when it is nested too deeply, has too many values, or a text that cannot be stored
 */
export function requirePlainInput(input: unknown): void {
  let values = 0;
  const walk = (value: unknown, depth: number): void => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) {
      const limits = `${MAX_DEPTH} levels and ${MAX_VALUES} values`;
      throw new AppError('INVALID_INPUT', `The input is too large: at most ${limits} are read.`);
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
