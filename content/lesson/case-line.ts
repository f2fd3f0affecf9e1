import type { ExerciseKey } from '../../domain/exercise.ts';
import type { ExerciseSource } from './exercise-source.ts';

const HIDDEN = '(hidden)';
const ARROW = '=>';

/** What a case is about: a program, a function that is called, or a version of a function that is tested. */
export type CaseForm = 'program' | 'call' | 'version';

/** A case as its author wrote it. */
export interface CaseLine {
  form: CaseForm;
  /** Whether it uses values or functions of the lesson's fixtures. */
  hasFixtures: boolean;
  case: ExerciseKey['cases'][number];
}

type Sides = Omit<CaseLine, 'case'> & { input: string; expected: string };

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Sorts the keys of every object, as the sandbox does with the value of a function. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** A string of JSON, or a word outside of one. */
const WORD = /"(?:[^"\\]|\\.)*"|[a-z_]\w*/gi;
const JSON_WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** Returns the words of a text that JSON doesn't know, such as `users` in `[users, "wren"]`. */
function namesIn(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words.filter((word) => !word.startsWith('"') && !JSON_WORDS.has(word));
}

/** Reads a list of arguments in which names of fixtures stand for values. */
function callWithFixtures(text: string, { fixtures }: ExerciseSource): string | null {
  const names = namesIn(text);
  if (names.length === 0 || !names.every((name) => definesName(fixtures, name))) return null;
  const json = text.replaceAll(WORD, (word) => (names.includes(word) ? 'null' : word));
  return Array.isArray(parseJson(json)?.value) ? text.trim() : null;
}

/** Checks whether a program defines a name at its top level. */
export function definesName(program: string, name: string): boolean {
  return new RegExp(String.raw`^(?:def ${name}\(|${name} = )`, 'm').test(program);
}

function sidesAt(left: string, right: string, source: ExerciseSource): Sides | null {
  const expected = parseJson(right);
  if (expected === null) return null;
  const value = JSON.stringify(expected.value, sorted);
  const input = parseJson(left)?.value;
  if (typeof input === 'string' && typeof expected.value === 'string') {
    return { form: 'program', hasFixtures: false, input, expected: expected.value };
  }
  if (Array.isArray(input)) {
    return { form: 'call', hasFixtures: false, input: JSON.stringify(input), expected: value };
  }
  const call = callWithFixtures(left, source);
  return call === null ? null : { form: 'call', hasFixtures: true, input: call, expected: value };
}

/** Splits a case at its arrow. Both sides are JSON, so an arrow inside a string is not the one. */
function sidesOf(text: string, source: ExerciseSource): Sides | null {
  for (let at = text.indexOf(ARROW); at !== -1; at = text.indexOf(ARROW, at + 1)) {
    const sides = sidesAt(text.slice(0, at), text.slice(at + ARROW.length), source);
    if (sides !== null) return sides;
  }
  return null;
}

/** The version of a function: `right`, an expression to return in backticks, or a function of the fixtures. */
const VERSION = /^(?:`(?<expression>.+)`|(?<name>[a-z_]\w*)) => (?<expected>passes|caught)$/;

function versionOf(text: string, { fixtures, problem }: ExerciseSource): Sides | null {
  const { expression, name = '', expected } = VERSION.exec(text)?.groups ?? {};
  if (expected === undefined) return null;
  const version = { form: 'version', hasFixtures: false, expected } as const;
  if (expression !== undefined) return { ...version, input: `return ${expression}` };
  if (name === 'right') return { ...version, input: name };
  if (definesName(fixtures, name)) return { ...version, input: name, hasFixtures: true };
  throw problem(
    `fixtures.py defines no function "${name}". Write it, or give the version as an expression in backticks.`,
  );
}

/**
 * Reads one line of `cases`.
 *
 * @throws {ContentError} if it can't be read
 */
export function caseLine(line: string, source: ExerciseSource): CaseLine {
  const isHidden = line.startsWith(HIDDEN);
  const text = isHidden ? line.slice(HIDDEN.length).trim() : line;
  const sides = versionOf(text, source) ?? sidesOf(text, source);
  if (sides === null) {
    throw source.problem(
      `The case \`${line}\` can't be read. Write \`"stdin" => "stdout"\` for a program, \`[arguments] => value\` for a function, both in JSON or with names that fixtures.py defines, or \`version => caught\` for tests.`,
    );
  }
  const { form, hasFixtures, input, expected } = sides;
  return { form, hasFixtures, case: { input, expected, isHidden } };
}
