import type { ExerciseCase, ExerciseHarness, ExerciseKey } from '../../domain/exercise.ts';
import { type CaseForm, caseLine, type CaseLine } from './case-line.ts';
import { type ExerciseSource, listOf, textOf } from './exercise-source.ts';

type Entry = ExerciseKey['entry'];
type KeyCase = ExerciseKey['cases'][number];

const FUNCTION = /^(?:async )?def (\w+)/gm;

/** Returns the name of the last function that a program defines at its top level. */
function lastFunction(code: string): string | null {
  return [...code.matchAll(FUNCTION)].at(-1)?.[1] ?? null;
}

const NO_FUNCTION: Readonly<Record<Exclude<CaseForm, 'program'>, string>> = {
  call: 'The cases call a function, but the program defines none. Add its `def`.',
  version:
    'The cases are versions of a function, but the program defines none. Add the right version as a block "python".',
};

/** The cases of an exercise, and how its code is called. */
interface ExerciseCases {
  entry: Entry;
  /** Hidden ones included. */
  cases: KeyCase[];
  harness?: ExerciseHarness;
}

/** Tests have to pass the right version, and to catch another one. */
function checkVersions(cases: readonly KeyCase[], { problem }: ExerciseSource): void {
  const [first] = cases;
  if (first?.input !== 'right' || first.expected !== 'passes' || first.isHidden) {
    throw problem('Begin the cases with `right => passes`, so that tests have to be true.');
  }
  if (cases.some(({ expected }) => expected === 'caught')) return;
  throw problem('Add a version that has to be `caught`.');
}

/** How the cases use the code. @param name the function that they are about */
function harnessOf(
  lines: readonly CaseLine[],
  { name, program }: { name: string; program: string },
  { fixtures }: ExerciseSource,
): Pick<ExerciseCases, 'harness'> {
  const used = lines.some(({ hasFixtures }) => hasFixtures) ? fixtures : '';
  if (lines[0]?.form === 'version') {
    return { harness: { kind: 'versions', name, program, fixtures: used } };
  }
  return used === '' ? {} : { harness: { kind: 'call', name, fixtures: used } };
}

function casesOfFunction(
  lines: readonly CaseLine[],
  code: string,
  source: ExerciseSource,
): ExerciseCases {
  const form = lines[0]?.form === 'version' ? 'version' : 'call';
  const cases = lines.map((line) => line.case);
  const name = lastFunction(code);
  if (name === null) throw source.problem(NO_FUNCTION[form]);
  if (form === 'version') checkVersions(cases, source);
  const entry: Entry = form === 'version' ? { kind: 'program' } : { kind: 'function', name };
  return { entry, cases, ...harnessOf(lines, { name, program: code }, source) };
}

function compileLines(
  lines: readonly CaseLine[],
  code: string,
  source: ExerciseSource,
): ExerciseCases {
  const form = lines[0]?.form ?? 'program';
  if (!lines.every((line) => line.form === form)) {
    throw source.problem(
      'Some cases are for a program, others for a function or its versions. Use one kind.',
    );
  }
  if (form !== 'program') return casesOfFunction(lines, code, source);
  return { entry: { kind: 'program' }, cases: lines.map((line) => line.case) };
}

/**
 * Compiles `cases`, or `input` and `output`, which together are one visible case.
 *
 * @param code the program; its last function is the one that the cases call or replace by other versions
 * @returns no case if the exercise has neither
 * @throws {ContentError} if a case can't be read
 */
export function compileCases(source: ExerciseSource, code: string): ExerciseCases {
  const { roles } = source;
  const output = textOf(roles.get('output'));
  const lines = listOf(roles.get('cases')).map((line) => caseLine(line, source));
  if (output !== null && lines.length > 0) {
    throw source.problem('Give either an output or cases, not both.');
  }
  if (output === null) return compileLines(lines, code, source);
  const input = textOf(roles.get('input')) ?? '';
  return { entry: { kind: 'program' }, cases: [{ input, expected: output, isHidden: false }] };
}

/** Returns the cases that learners may see. */
export function visibleCases(cases: readonly KeyCase[]): ExerciseCase[] {
  return cases
    .filter(({ isHidden }) => !isHidden)
    .map(({ input, expected }) => ({ input, expected }));
}
