import type { Verdict } from './grading.ts';

/** The longest text of a case that is stored, in UTF-16 code units. */
const MOST_CHARACTERS = 4_000;

/** Shortens a text to what is stored of it. */
export const clip = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;

/** A verdict without the output of the whole run, which repeats what the cases printed. */
export interface StoredVerdict extends Omit<Verdict, 'output'> {
  /** Only in what earlier releases stored. */
  output?: string;
}

/** Returns what is stored of a verdict: a program may print a lot in every case. */
export function storedVerdict({ output: _, ...verdict }: Verdict): StoredVerdict {
  const clipped = <Value>(value: Value) => (typeof value === 'string' ? clip(value) : value);
  return {
    ...verdict,
    error: clipped(verdict.error),
    tests: verdict.tests.map((test) => ({
      ...test,
      stdin: clipped(test.stdin),
      expectedStdout: clipped(test.expectedStdout),
      actualStdout: clipped(test.actualStdout),
      error: clipped(test.error),
    })),
  };
}

/** Returns a stored verdict with the output of the whole run: what the visible cases printed. */
export function readVerdict(stored: StoredVerdict): Verdict {
  const printed = stored.tests.map(({ actualStdout }) => actualStdout ?? '').join('');
  return { ...stored, output: stored.output ?? printed };
}
