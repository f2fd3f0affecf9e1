import { EXERCISE_KINDS, type ExerciseKind } from '../../domain/exercise.ts';
import { ContentError } from '../content-error.ts';
import type { AuthoredRecording } from './recordings.ts';
import { type DirectivePart, type FencePart, lessonParts } from './lesson-parts.ts';

const ROLES = [
  'python',
  'input',
  'output',
  'answer',
  'solution',
  'extra',
  'cases',
  'feedback',
  'mistake',
] as const;

/** What a block of an exercise is for. */
export type Role = (typeof ROLES)[number];

/** The text of one role, each line with its newline. */
export interface RoleText {
  text: string;
  /** Whether it was written as `role: text` on one line. */
  isOneLine: boolean;
  /** The words after the role of a fenced block. */
  title: string;
}

/** An option of a `choose` exercise: `- [x] text — feedback`. */
export interface Choice {
  isRight: boolean;
  /** Markdown. */
  text: string;
  /** Markdown; empty if the author gave none. */
  feedback: string;
}

/** An exercise as its author wrote it, split into its parts but not yet checked by kind. */
export interface ExerciseSource {
  kind: ExerciseKind;
  id: string;
  flags: ReadonlySet<string>;
  options: ReadonlyMap<string, string>;
  /** Markdown. */
  question: string;
  roles: ReadonlyMap<Role, RoleText>;
  /** Wrong answers, each with a feedback of its own. It is the only role that may occur several times. */
  mistakes: readonly RoleText[];
  /** The items of the list with checkboxes. */
  choices: readonly Choice[];
  /** The recordings of its lesson. */
  recordings: readonly AuthoredRecording[];
  /** The `fixtures.py` of its lesson; empty if there is none. */
  fixtures: string;
  /** Creates the error for a wrong part of this exercise. */
  problem: (fix: string) => ContentError;
}

const FLAGS: readonly string[] = ['key', 'many', 'indent'];
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const OPTION = /^([a-z-]+)=(\S+)$/;
const ONE_LINE = new RegExp(`^(${ROLES.join('|')}): ?(.*)$`);
const CHOICE = /^- \[([ x])\] (.*?)(?: — (.*))?$/;
/** Stands for a newline in text on one line. One space on each side belongs to it. */
const NEWLINE_MARK = / ?⏎ ?/g;

/** Replaces the marks that stand for newlines. */
export function withNewlines(text: string): string {
  return text.replaceAll(NEWLINE_MARK, '\n');
}

/** Returns the entries of a list: one per line, or separated by ` | ` if it was written on one line. */
export function listOf(role: RoleText | undefined): string[] {
  if (role === undefined) return [];
  const entries = role.isOneLine ? role.text.split(' | ') : role.text.split('\n');
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** Returns the text of a role with its newlines, or null if the exercise doesn't have it. */
export function textOf(role: RoleText | undefined): string | null {
  if (role === undefined) return null;
  return role.isOneLine ? `${withNewlines(role.text)}\n` : role.text;
}

function isKind(name: string): name is ExerciseKind {
  return EXERCISE_KINDS.some((kind) => kind === name);
}

interface Opening {
  flags: Set<string>;
  options: Map<string, string>;
  question: string;
}

/** Reads the flags and options after the id. The question starts at the first word that is neither. */
function openingOf(words: readonly string[]): Opening {
  const flags = new Set<string>();
  const options = new Map<string, string>();
  const start = words.findIndex((word) => {
    const option = OPTION.exec(word);
    if (option !== null) options.set(option[1] ?? '', option[2] ?? '');
    else if (FLAGS.includes(word)) flags.add(word);
    else return true;
    return false;
  });
  return { flags, options, question: start === -1 ? '' : words.slice(start).join(' ') };
}

interface Body {
  kind: ExerciseKind;
  question: string[];
  roles: Map<Role, RoleText>;
  mistakes: RoleText[];
  choices: Choice[];
  problem: ExerciseSource['problem'];
}

function addRole(body: Body, role: Role, content: RoleText): void {
  if (role === 'mistake') {
    body.mistakes.push(content);
    return;
  }
  if (body.roles.has(role)) throw body.problem(`Give "${role}" only once.`);
  body.roles.set(role, content);
}

function readFence(body: Body, { info, text }: FencePart): void {
  const [name = '', ...title] = info.split(/\s+/);
  const role = ROLES.find((each) => each === name);
  if (name === 'text' || (body.kind === 'choose' && role === 'python')) {
    body.question.push(`\`\`\`${info}\n${text}\`\`\``);
    return;
  }
  if (role === undefined) {
    throw body.problem(`"${name}" is not the role of a block. Use ${ROLES.join(', ')}, or text.`);
  }
  addRole(body, role, { text, isOneLine: false, title: title.join(' ') });
}

function readLine(body: Body, line: string): void {
  const [, mark, choice, feedback = ''] = CHOICE.exec(line) ?? [];
  const [, name, text = ''] = ONE_LINE.exec(line) ?? [];
  const role = ROLES.find((each) => each === name);
  if (choice !== undefined) {
    body.choices.push({ isRight: mark === 'x', text: choice, feedback });
  } else if (role === undefined) body.question.push(line);
  else addRole(body, role, { text, isOneLine: true, title: '' });
}

function readBody(body: Body, lines: readonly string[]): void {
  for (const part of lessonParts(lines.join('\n'))) {
    if (part.kind === 'fence') readFence(body, part);
    else if (part.kind === 'text') readLine(body, part.text);
  }
}

/** Where an exercise is. */
interface ExerciseContext {
  /** For errors. */
  file: string;
  /** The recordings of its lesson. */
  recordings: readonly AuthoredRecording[];
  /** The `fixtures.py` of its lesson; empty if there is none. */
  fixtures: string;
}

/**
 * Reads a directive as an exercise: its kind, id, flags and options, and the blocks by their roles.
 *
 * @throws {ContentError} naming the exercise or the line, and the fix
 */
export function exerciseSource(
  part: DirectivePart & { line: number },
  { file, recordings, fixtures }: ExerciseContext,
): ExerciseSource {
  const { name: kind, rest, line } = part;
  if (!isKind(kind)) {
    const fix = `"${kind}" is not a kind of exercise. Use ${EXERCISE_KINDS.join(', ')}, defense or check.`;
    throw new ContentError([{ file, field: `line ${line}`, fix }]);
  }
  const [id = '', ...words] = rest.split(/\s+/);
  if (!ID.test(id)) {
    const fix = `Give the exercise an id: \`::: ${kind} name-the-host\`, with lowercase letters, digits and single hyphens.`;
    throw new ContentError([{ file, field: `line ${line}`, fix }]);
  }
  const problem = (fix: string): ContentError =>
    new ContentError([{ file, field: `exercise ${id}`, fix }]);
  const { flags, options, question } = openingOf(words);
  const body: Body = {
    kind,
    question: [question],
    roles: new Map(),
    mistakes: [],
    choices: [],
    problem,
  };
  readBody(body, part.body);
  const text = body.question.join('\n').trim();
  if (text === '') throw problem('Write the question.');
  const { roles, mistakes, choices } = body;
  return {
    kind,
    id,
    flags,
    options,
    question: text,
    roles,
    mistakes,
    choices,
    recordings,
    fixtures,
    problem,
  };
}
