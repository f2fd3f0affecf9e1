import { INDENT } from '../../../editor/edit-text.ts';
import { parseTraceback } from '../../../execution/traceback.tsx';

/** A line of an `ARRANGE` exercise. */
export interface ArrangedLine {
  /** Its place in the exercise. It identifies the line, as two may have the same text. */
  id: number;
  text: string;
  /** The levels of indentation. */
  level: number;
  /** Whether the learner has set it aside, because it doesn't belong. */
  isAside: boolean;
}

/** Returns the lines of an exercise in their first order. */
export function openLines(lines: readonly string[]): ArrangedLine[] {
  return lines.map((text, id) => ({ id, text, level: 0, isAside: false }));
}

/**
 * Returns the lines as a learner has arranged them.
 *
 * @param answer the lines that are used, with their indentation
 * @returns null if the answer doesn't consist of these lines
 */
export function arrangeAgain(
  lines: readonly string[],
  answer: readonly string[],
): ArrangedLine[] | null {
  const rest = openLines(lines);
  const used: ArrangedLine[] = [];
  for (const part of answer) {
    const line =
      rest.find(({ text }) => text === part) ??
      rest.find(({ text }) => levelOf(part, text) !== null);
    if (line === undefined) return null;
    rest.splice(rest.indexOf(line), 1);
    used.push({ ...line, level: levelOf(part, line.text) ?? 0 });
  }
  return [...used, ...rest.map((line) => ({ ...line, isAside: true }))];
}

/** Returns the level of indentation of a line; null if it's another line. */
function levelOf(part: string, text: string): number | null {
  const level = (part.length - text.length) / INDENT.length;
  if (!Number.isInteger(level) || level < 0) return null;
  return part === `${INDENT.repeat(level)}${text}` ? level : null;
}

/** Returns the answer: the lines that are used, with their indentation. */
export function answerOf(lines: readonly ArrangedLine[]): string[] {
  return lines
    .filter(({ isAside }) => !isAside)
    .map(({ text, level }) => `${INDENT.repeat(level)}${text}`);
}

/** Moves a line by some places among those that are used. */
export function moveLine(lines: readonly ArrangedLine[], id: number, by: number): ArrangedLine[] {
  const used = lines.filter(({ isAside }) => !isAside);
  const from = used.findIndex((line) => line.id === id);
  const line = used[from];
  if (line === undefined) return [...lines];
  const to = Math.min(used.length - 1, Math.max(0, from + by));
  return [...used.toSpliced(from, 1).toSpliced(to, 0, line), ...lines.filter((one) => one.isAside)];
}

const MAX_LEVEL = 8;

/** Indents a line by some levels; a negative number moves it to the left. */
export function indentLine(lines: readonly ArrangedLine[], id: number, by: number): ArrangedLine[] {
  return lines.map((line) =>
    line.id === id ? { ...line, level: Math.min(MAX_LEVEL, Math.max(0, line.level + by)) } : line,
  );
}

/** Sets a line aside, or adds it again at the end. */
export function setAside(
  lines: readonly ArrangedLine[],
  id: number,
  isAside: boolean,
): ArrangedLine[] {
  const line = lines.find((one) => one.id === id);
  if (line === undefined) return [...lines];
  const others = lines.filter((one) => one.id !== id);
  const used = others.filter((one) => !one.isAside);
  const aside = others.filter((one) => one.isAside);
  const changed = { ...line, isAside };
  return isAside ? [...used, ...aside, changed] : [...used, changed, ...aside];
}

/** Where a line that Python stopped at, or that it needed before, has to go. */
export type LineAdvice = 'too early' | 'too late';

const MISSING_NAME = /^(?:Name|UnboundLocal)Error: .*?'(\w+)'/m;

/**
 * Returns which lines are in the wrong order, by their places, if a program stopped at a name that only a later line
 * creates. It follows from Python's message and the learner's own lines, so that it doesn't say more than the message.
 *
 * @param program the lines that ran
 * @param error Python's traceback; null if there is none
 */
export function adviceOn(
  program: readonly string[],
  error: string | null,
): ReadonlyMap<number, LineAdvice> {
  const missing = missingName(error ?? '');
  if (missing === null) return new Map();
  const { name, place: early } = missing;
  const late = [...program.keys()].filter(
    (place) => place > early && creates(program[place] ?? '', name),
  );
  if (late.length === 0) return new Map();
  return new Map<number, LineAdvice>([
    [early, 'too early'],
    ...late.map((place) => [place, 'too late'] as const),
  ]);
}

/** Returns the name that a program used too early, and the place of the line that did. */
function missingName(error: string): { name: string; place: number } | null {
  const traceback = parseTraceback(error);
  const name = MISSING_NAME.exec(traceback?.message ?? '')?.[1];
  if (name === undefined || traceback?.line == null) return null;
  return { name, place: traceback.line - 1 };
}

/** Checks whether a line of Python creates a name: by an assignment, a loop, a definition, an import or `as`. */
function creates(line: string, name: string): boolean {
  const names = `(?:[\\w, ]*[, ])?${name}\\b`;
  const forms = [
    `${names}[\\w, ]*(?::[^=]+)?=(?!=)`,
    `for ${names}`,
    `(?:def|class) ${name}\\b`,
    `(?:from .+ )?import ${names}`,
    `.* as ${name}\\b`,
  ];
  return new RegExp(`^\\s*(?:${forms.join('|')})`).test(line);
}
