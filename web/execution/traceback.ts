/** What a Python traceback says about the learner's own code. */
export interface Traceback {
  /** The line of `solution.py` where it went wrong, from 1; null when no line of it is named. */
  line: number | null;
  /** What the error usually means, in a plain sentence; Python's own last words where there is none. */
  explanation: string;
  /** Python's own words. */
  text: string;
}

const FIRST_WORDS = 'Traceback (most recent call last)';
const LEARNER_LINE = /File "solution\.py", line (\d+)/g;
const LAST_WORDS = /^[A-Za-z_][\w.]*(?:: ?.*)?$/;

/** Reads a traceback. @returns null for any other text, such as a sentence about a limit */
export function parseTraceback(error: string): Traceback | null {
  const { text, explanation } = withoutExplanation(error.trimEnd());
  const line = [...text.matchAll(LEARNER_LINE)].at(-1)?.[1];
  if (line === undefined && explanation === null && !text.startsWith(FIRST_WORDS)) return null;
  return {
    line: line === undefined ? null : Number(line),
    explanation: explanation ?? lastWords(text),
    text,
  };
}

/** The sandbox puts its explanation, one line, below an empty one. */
function withoutExplanation(error: string): { text: string; explanation: string | null } {
  const end = error.lastIndexOf('\n\n');
  const last = error.slice(end + 2);
  if (end === -1 || last.includes('\n')) return { text: error, explanation: null };
  return { text: error.slice(0, end), explanation: last };
}

/** The last words begin on the last line that is not indented; a message may go on below it. */
function lastWords(text: string): string {
  const rows = text.split('\n');
  const index = rows.findLastIndex((row) => LAST_WORDS.test(row) && !row.startsWith(FIRST_WORDS));
  return rows.slice(Math.max(index, 0)).join('\n');
}
