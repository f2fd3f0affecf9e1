/** A fenced block: the info string after the opening fence, and the text between the fences. */
export interface FencePart {
  kind: 'fence';
  info: string;
  text: string;
  isClosed: boolean;
}

/** A `##` heading; its id is null if the heading doesn't give one. */
export interface HeadingPart {
  kind: 'heading';
  title: string;
  id: string | null;
}

/** A directive such as `::: fill name-the-host`, with the lines up to its end. */
export interface DirectivePart {
  kind: 'directive';
  /** The word after the colons. */
  name: string;
  /** The rest of the opening line. */
  rest: string;
  body: readonly string[];
}

/** Any other line or block, callouts included, as it was written. */
export interface TextPart {
  kind: 'text';
  text: string;
}

/** A part of a lesson's Markdown, with the number of its first line. */
export type LessonPart = (FencePart | HeadingPart | DirectivePart | TextPart) & { line: number };

const FENCE = /^(`{3,})\s*([^`]*)$/;
const HEADING = /^##\s+(.+?)(?:\s+\{#([^}]*)\})?\s*$/;
const DIRECTIVE = /^:::\s*(\S+)\s*(.*)$/;
const END = /^:::\s*$/;
const CALLOUT = /^:::\s*(?:defen[cs]e|check)(?:\s|$)/;

/** Finds the line that closes a fenced block. A block that is never closed ends with the text. */
function fenceEnd(lines: readonly string[], start: number): { end: number; isClosed: boolean } {
  const [, marks = ''] = FENCE.exec(lines[start] ?? '') ?? [];
  const closing = new RegExp(`^${marks}\`*\\s*$`);
  const end = lines.findIndex((line, index) => index > start && closing.test(line));
  return { end: end === -1 ? lines.length : end, isClosed: end !== -1 };
}

/** Returns the index of the first line from `start` on that matches, outside fenced blocks. */
function findOutsideFences(
  lines: readonly string[],
  start: number,
  matches: (line: string) => boolean,
): number {
  let index = start;
  while (index < lines.length && !matches(lines[index] ?? '')) {
    index = FENCE.test(lines[index] ?? '') ? fenceEnd(lines, index).end + 1 : index + 1;
  }
  return Math.min(index, lines.length);
}

/** A callout ends with three colons; an exercise also ends where the next directive or heading begins. */
function afterDirective(lines: readonly string[], start: number): { end: number; next: number } {
  const isCallout = CALLOUT.test(lines[start] ?? '');
  const ends = (line: string): boolean =>
    isCallout ? END.test(line) : line.startsWith(':::') || HEADING.test(line);
  const end = findOutsideFences(lines, start + 1, ends);
  return { end, next: END.test(lines[end] ?? '') ? end + 1 : end };
}

interface ReadPart {
  part: LessonPart;
  next: number;
}

function readFence(lines: readonly string[], index: number): ReadPart {
  const [, , info = ''] = FENCE.exec(lines[index] ?? '') ?? [];
  const { end, isClosed } = fenceEnd(lines, index);
  const text = lines.slice(index + 1, end).map((line) => `${line}\n`);
  return {
    part: { kind: 'fence', info: info.trim(), text: text.join(''), isClosed, line: index + 1 },
    next: end + 1,
  };
}

function readDirective(lines: readonly string[], index: number): ReadPart {
  const opening = lines[index] ?? '';
  const { end, next } = afterDirective(lines, index);
  const line = index + 1;
  if (CALLOUT.test(opening)) {
    return { part: { kind: 'text', text: lines.slice(index, next).join('\n'), line }, next };
  }
  const [, name = '', rest = ''] = DIRECTIVE.exec(opening) ?? [];
  const body = lines.slice(index + 1, end);
  return { part: { kind: 'directive', name, rest, body, line }, next };
}

function readPart(lines: readonly string[], index: number): ReadPart {
  const text = lines[index] ?? '';
  if (FENCE.test(text)) return readFence(lines, index);
  if (DIRECTIVE.test(text)) return readDirective(lines, index);
  const [matched, title = '', id = null] = HEADING.exec(text) ?? [];
  const line = index + 1;
  return {
    part:
      matched === undefined ? { kind: 'text', text, line } : { kind: 'heading', title, id, line },
    next: index + 1,
  };
}

/** Splits a lesson's Markdown into headings, fenced blocks, directives and text. Nothing is lost. */
export function lessonParts(markdown: string): LessonPart[] {
  const lines = markdown.split('\n');
  const parts: LessonPart[] = [];
  for (let index = 0; index < lines.length;) {
    const { part, next } = readPart(lines, index);
    parts.push(part);
    index = next;
  }
  return parts;
}
