import {
  BLANK,
  type Exercise,
  type ExerciseKey,
  type ExerciseKind,
} from '../../domain/exercise.ts';
import type { Answer } from '../../domain/grade-exercise.ts';
import {
  type ExerciseSource,
  listOf,
  type RoleText,
  textOf,
  withNewlines,
} from './exercise-source.ts';

/** The kinds whose answers are run. The feedback of the others is about what learners type or choose. */
const CODED: readonly ExerciseKind[] = ['run', 'fill', 'arrange', 'fix', 'write'];

const CHANGE = /^(?<was>.+?) =>(?: (?<becomes>.*))?$/s;

/** Returns the right program with its first `was` changed. */
function changed(solution: string, entry: string, { problem }: ExerciseSource): string {
  const { was = '', becomes = '' } = CHANGE.exec(entry)?.groups ?? {};
  const place = withNewlines(was);
  if (solution.includes(place)) return solution.replace(place, () => withNewlines(becomes));
  throw problem(
    `The mistake \`${entry}\` changes nothing. Write a part of the solution before the arrow.`,
  );
}

function filled(entry: string, { program }: Exercise, { problem }: ExerciseSource): Answer {
  const answer = entry.split(' / ');
  const blanks = (program?.code.split(BLANK).length ?? 1) - 1;
  if (answer.length === blanks) return answer;
  throw problem(
    `The mistake \`${entry}\` fills ${answer.length} of ${blanks} blanks. Separate them with \` / \`.`,
  );
}

/** Compiles one block: answers for the blanks, changes of the solution, or one whole program. */
function answersIn(
  block: RoleText,
  source: ExerciseSource,
  { exercise, key }: { exercise: Exercise; key: Pick<ExerciseKey, 'solution'> },
): Answer[] {
  const entries = listOf(block);
  if (source.kind === 'fill') return entries.map((entry) => filled(entry, exercise, source));
  if (!entries.every((entry) => CHANGE.test(entry))) return [[textOf(block) ?? '']];
  return entries.map((entry) => [changed(key.solution, entry, source)]);
}

/**
 * Compiles the wrong answers that an author gives: each `mistake` is a whole program or, in a list, a change of the
 * solution or what fills the blanks.
 *
 * @throws {ContentError} naming the exercise and the fix
 */
export function compileMistakes(
  source: ExerciseSource,
  compiled: { exercise: Exercise; key: Pick<ExerciseKey, 'solution'> },
): Answer[] {
  const { kind, mistakes, problem } = source;
  if (mistakes.length > 0 && !CODED.includes(kind)) {
    throw problem(`Remove the block "mistake". A "${kind}" exercise doesn't run code.`);
  }
  return mistakes.flatMap((block) => answersIn(block, source, compiled));
}
