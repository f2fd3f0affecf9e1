/** A syntax error in a program that is still being written. */
export interface Mistake {
  /** From 1, like the columns, which count UTF-16 units. */
  line: number;
  column: number;
  /** After its last character. */
  endColumn: number;
  /** What is wrong and what to do, in plain words. */
  message: string;
}

const isPlace = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

/** Returns what the sandbox found. @param found JSON; empty if there is no mistake */
export function parseMistake(found: string): Mistake | null {
  if (found === '') return null;
  const { line, column, endColumn, message } = JSON.parse(found) as Record<keyof Mistake, unknown>;
  const isComplete = isPlace(line) && isPlace(column) && isPlace(endColumn);
  return isComplete && typeof message === 'string' ? { line, column, endColumn, message } : null;
}
