const NUL = '\0';
/** The visible replacement for NUL. */
const SYMBOL_FOR_NUL = '\u2400';

/** Replaces what PostgreSQL can't store: NUL characters and halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll(NUL, SYMBOL_FOR_NUL);
}

/**
 * Copies a JSON value and replaces what PostgreSQL can't store in its strings. A learner's program may print any
 * character, but its verdict must still be stored.
 */
export function storableJson<Value>(value: Value): Value {
  const replace = (_key: string, part: unknown): unknown =>
    typeof part === 'string' ? storableText(part) : part;
  return JSON.parse(JSON.stringify(value, replace)) as Value;
}
