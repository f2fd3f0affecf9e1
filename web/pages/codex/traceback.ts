/** What a Python traceback says about the learner's own code. */
export interface Traceback {
  /** The line of `solution.py` where it went wrong, from 1; null when no line of it is named. */
  line: number | null;
  /** The kind of error, such as `ValueError`. */
  kind: string;
  /** What Python says about it; may be empty. */
  message: string;
}

const FIRST_WORDS = 'Traceback (most recent call last)';
const LEARNER_LINE = /File "solution\.py", line (\d+)/g;
const LAST_WORDS = /^([A-Za-z_][\w.]*)(?:: ?(.*))?$/;

/** Reads a traceback. @returns null for any other text, such as a sentence about a limit */
export function parseTraceback(text: string): Traceback | null {
  const line = [...text.matchAll(LEARNER_LINE)].at(-1)?.[1];
  if (line === undefined && !text.startsWith(FIRST_WORDS)) return null;
  return { line: line === undefined ? null : Number(line), ...lastWords(text) };
}

/** The last words stand on the last line that is not indented; a message may go on below it. */
function lastWords(text: string): Pick<Traceback, 'kind' | 'message'> {
  const rows = text.trimEnd().split('\n');
  const index = rows.findLastIndex((row) => LAST_WORDS.test(row) && !row.startsWith(FIRST_WORDS));
  const [, kind = 'Error', message = ''] = LAST_WORDS.exec(rows[index] ?? '') ?? [];
  return { kind, message: [message, ...rows.slice(index + 1)].join('\n') };
}
