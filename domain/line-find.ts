/** The question for the faulty line of a challenge's starter code. */
export interface LineFind {
  question: string;
  /** The lines that can be marked, from 1 and in order. */
  choices: number[];
}

/** What only the server may know about the question. */
export interface LineFindKey {
  /** The faulty lines. Marking one of them is enough. */
  lines: number[];
  /** Why they are faulty: shown as soon as one is marked. */
  why: string;
  /** What to say about other lines, by their number. */
  feedback: Record<string, string>;
}

/** A line that a learner marked, or that they were shown. */
export interface LineMark {
  line: number;
  isShown: boolean;
}

/** Whether a learner has found a faulty line, has been shown it, or is still looking. */
export type LineFindState = 'OPEN' | 'FOUND' | 'SHOWN';

/** How far a learner is. */
export interface LineFindProgress {
  state: LineFindState;
  /** The marked lines that aren't faulty, in order. */
  wrongLines: number[];
  canShow: boolean;
}

/** After so many wrong lines, learners can be shown the right one. */
export const MARKS_BEFORE_LINE = 3;

/** After so many wrong lines, they read in which part of the code to look. */
const MARKS_BEFORE_NUDGE = 2;

/** Returns how far a learner is with the lines that they marked. */
export function lineFindProgress(
  { lines }: LineFindKey,
  marks: readonly LineMark[],
): LineFindProgress {
  const isRight = ({ line }: LineMark): boolean => lines.includes(line);
  const wrongLines = marks
    .filter((mark) => !isRight(mark))
    .map(({ line }) => line)
    .toSorted((one, other) => one - other);
  const right = marks.filter(isRight);
  const isFound = right.some(({ isShown }) => !isShown);
  const state = isFound ? 'FOUND' : right.length > 0 ? 'SHOWN' : 'OPEN';
  return {
    state,
    wrongLines,
    canShow: state === 'OPEN' && wrongLines.length >= MARKS_BEFORE_LINE,
  };
}

/** Names the half of the choices that has a faulty line. */
function nudge({ choices }: LineFind, { lines }: LineFindKey): string {
  const middle = Math.ceil(choices.length / 2);
  const halves = [choices.slice(0, middle), choices.slice(middle)];
  const half = halves.find((part) => part.some((line) => lines.includes(line))) ?? choices;
  return `Look again at lines ${half[0] ?? 1} to ${half.at(-1) ?? 1}.`;
}

/**
 * Returns what to say about a line that isn't faulty: what its author says, and from the second wrong line on also where
 * to look.
 */
export function wrongLineFeedback(
  find: LineFind,
  key: LineFindKey,
  { line, wrongLines }: { line: number; wrongLines: readonly number[] },
): string {
  const said = key.feedback[String(line)] ?? `Line ${line} isn't the one.`;
  return wrongLines.length < MARKS_BEFORE_NUDGE ? said : `${said} ${nudge(find, key)}`;
}
