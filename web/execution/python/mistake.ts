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

/** Returns what the sandbox found. @param found JSON; empty if there is no mistake */
export function parseMistake(found: string): Mistake | null {
  return found === '' ? null : (JSON.parse(found) as Mistake);
}
