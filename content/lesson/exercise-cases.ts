import type { ExerciseCase, ExerciseKey } from '../../domain/exercise.ts';
import { type ExerciseSource, listOf, textOf } from './exercise-source.ts';

type Entry = ExerciseKey['entry'];
type KeyCase = ExerciseKey['cases'][number];

const HIDDEN = '(hidden)';
const ARROW = '=>';

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

/** Splits a case at its arrow. Both sides are JSON, so an arrow inside a string is not the one. */
function sidesOf(text: string): { input: unknown; expected: unknown } | null {
  for (let at = text.indexOf(ARROW); at !== -1; at = text.indexOf(ARROW, at + 1)) {
    const input = parseJson(text.slice(0, at));
    const expected = parseJson(text.slice(at + ARROW.length));
    if (input !== null && expected !== null) {
      return { input: input.value, expected: expected.value };
    }
  }
  return null;
}

function caseOf(line: string, source: ExerciseSource): KeyCase & { isCall: boolean } {
  const isHidden = line.startsWith(HIDDEN);
  const sides = sidesOf(isHidden ? line.slice(HIDDEN.length) : line);
  const { input, expected } = sides ?? {};
  if (typeof input === 'string' && typeof expected === 'string') {
    return { input, expected, isHidden, isCall: false };
  }
  if (sides === null || !Array.isArray(input)) {
    throw source.problem(
      `The case \`${line}\` can't be read. Write \`"stdin" => "stdout"\` for a program or \`[arguments] => value\` for a function, both in JSON.`,
    );
  }
  return {
    input: JSON.stringify(input),
    expected: JSON.stringify(expected, sorted),
    isHidden,
    isCall: true,
  };
}

const FUNCTION = /^(?:async )?def (\w+)/gm;

/** Returns the name of the last function that a program defines at its top level. */
function lastFunction(code: string): string | null {
  return [...code.matchAll(FUNCTION)].at(-1)?.[1] ?? null;
}

function entryOf(isCall: boolean, code: string, source: ExerciseSource): Entry {
  if (!isCall) return { kind: 'program' };
  const name = lastFunction(code);
  if (name !== null) return { kind: 'function', name };
  throw source.problem('The cases call a function, but the program defines none. Add its `def`.');
}

/** The cases of an exercise, and how its code is called. */
interface ExerciseCases {
  entry: Entry;
  /** Hidden ones included. */
  cases: KeyCase[];
}

/**
 * Compiles `cases`, or `input` and `output`, which together are one visible case.
 *
 * @param code the program; its last function is the one that the cases call
 * @returns no case if the exercise has neither
 * @throws {ContentError} if a case can't be read
 */
export function compileCases(source: ExerciseSource, code: string): ExerciseCases {
  const { roles } = source;
  const output = textOf(roles.get('output'));
  const lines = listOf(roles.get('cases'));
  if (output !== null && lines.length > 0) {
    throw source.problem('Give either an output or cases, not both.');
  }
  if (output !== null) {
    const input = textOf(roles.get('input')) ?? '';
    return {
      entry: { kind: 'program' },
      cases: [{ input, expected: output, isHidden: false }],
    };
  }
  const cases = lines.map((line) => caseOf(line, source));
  const isCall = cases.some((each) => each.isCall);
  if (!cases.every((each) => each.isCall === isCall)) {
    throw source.problem('Some cases are for a program, others for a function. Use one kind.');
  }
  return {
    entry: entryOf(isCall, code, source),
    cases: cases.map(({ input, expected, isHidden }) => ({ input, expected, isHidden })),
  };
}

/** Returns the cases that learners may see. */
export function visibleCases(cases: readonly KeyCase[]): ExerciseCase[] {
  return cases
    .filter(({ isHidden }) => !isHidden)
    .map(({ input, expected }) => ({ input, expected }));
}
