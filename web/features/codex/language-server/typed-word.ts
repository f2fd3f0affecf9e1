import type { Problem } from './problems.ts';
import type { LspPosition } from './protocol.ts';

/** A replaced piece of text, like a change in Monaco but from 0. */
export interface TextChange {
  start: LspPosition;
  /** Of the text that was replaced. */
  end: LspPosition;
  text: string;
}

function isBefore(left: LspPosition, right: LspPosition): boolean {
  return left.line < right.line || (left.line === right.line && left.character < right.character);
}

/** Returns where the new text of a change ends. */
export function endOf({ start, text }: TextChange): LspPosition {
  const lines = text.split(/\r?\n/);
  const last = (lines.at(-1) ?? '').length;
  if (lines.length === 1) return { line: start.line, character: start.character + last };
  return { line: start.line + lines.length - 1, character: last };
}

/** Returns where a place behind a change is after it. */
function moved(place: LspPosition, change: TextChange): LspPosition {
  const end = endOf(change);
  const line = place.line + end.line - change.end.line;
  if (place.line > change.end.line) return { line, character: place.character };
  return { line, character: place.character + end.character - change.end.character };
}

/** Returns where problems are after a change. Those that it touches may be solved, and are left out. */
export function problemsAfter(problems: readonly Problem[], change: TextChange): Problem[] {
  return problems.flatMap((problem) => {
    const { start, end } = problem.range;
    if (isBefore(end, change.start)) return [problem];
    if (!isBefore(change.end, start)) return [];
    return [{ ...problem, range: { start: moved(start, change), end: moved(end, change) } }];
  });
}

/** The name that the learner is typing. */
export interface TypedWord {
  line: number;
  /** From 0; the end is after the last character. */
  start: number;
  end: number;
}

/** Checks whether a place is inside a word or at one of its ends. */
export function isAt({ line, character }: LspPosition, word: TypedWord): boolean {
  return line === word.line && character >= word.start && character <= word.end;
}

/** Returns the problems to show: what is wrong with a name that the learner is typing waits until it is finished. */
export function visibleProblems(
  problems: readonly Problem[],
  typed: TypedWord | null,
): readonly Problem[] {
  if (typed === null) return problems;
  return problems.filter(({ range }) => !isAt(range.start, typed) && !isAt(range.end, typed));
}
