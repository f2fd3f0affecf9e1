import { isDeepStrictEqual } from 'node:util';
import { BLANK, type Exercise, type ExerciseKey } from '../../domain/exercise.ts';

/** An exercise with what its author knows. */
export interface AuthoredExercise {
  exercise: Exercise;
  key: ExerciseKey;
}

/** Returns what stands in the blanks of a program once it is solved. */
function fillBlanks(template: string, solved: string): string[] {
  const literal = (part: string): string => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const parts = template.trimEnd().split(BLANK).map(literal);
  const values = new RegExp(`^${parts.join('([^]*?)')}$`).exec(solved.trimEnd());
  return values?.slice(1) ?? [];
}

/**
 * Returns the answer of a learner who knows the right one, as the client sends it.
 *
 * @param rows what the learner's recording shows, for an exercise of the kind `find`
 */
export function rightAnswer({ exercise, key }: AuthoredExercise, rows?: string[][]): string[] {
  switch (exercise.kind) {
    case 'choose':
      return key.answers;
    case 'find':
      return key.variants
        .filter(({ table }) => isDeepStrictEqual(table.rows, rows))
        .map(({ answer }) => answer);
    case 'fill':
      return fillBlanks(exercise.program?.code ?? '', key.solution);
    case 'arrange':
      return key.solution.split('\n').filter((line) => line.trim() !== '');
    default:
      return [key.solution];
  }
}
