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

/** Returns an object with every text shortened to what is stored of it. */
function clipTexts<Fields extends object>(fields: Fields): Fields {
  const clipped = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? clip(value) : value,
  ]);
  return Object.fromEntries(clipped) as Fields;
}

/** Returns what is stored of a verdict: a program may print a lot in every case. */
export function storedVerdict({ output: _, ...verdict }: Verdict): StoredVerdict {
  return { ...clipTexts(verdict), tests: verdict.tests.map(clipTexts) };
}

/** Returns a stored verdict with the output of the whole run: what the visible cases printed. */
export function readVerdict(stored: StoredVerdict): Verdict {
  const printed = stored.tests.map(({ output, actualStdout }) => output ?? actualStdout ?? '');
  return { ...stored, output: stored.output ?? printed.join('') };
}
