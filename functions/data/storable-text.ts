const NUL = '\0';
/** What is shown where a NUL was. */
const SYMBOL_FOR_NUL = '\u2400';

/** The text as PostgreSQL takes it: it knows no NUL, and no half of a surrogate pair. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll(NUL, SYMBOL_FOR_NUL);
}

/**
 * A copy of a value of plain JSON with every text in it as PostgreSQL takes it. A learner's program may print any
 * character, and its verdict must be stored all the same.
 */
export function storableJson<Value>(value: Value): Value {
  const replace = (_key: string, part: unknown): unknown =>
    typeof part === 'string' ? storableText(part) : part;
  return JSON.parse(JSON.stringify(value, replace)) as Value;
}
