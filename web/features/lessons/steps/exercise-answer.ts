import { BLANK } from '../../../../domain/exercise.ts';
import { type CodeToken, highlightLines } from '../../../editor/highlight-python.ts';
import type {
  ExerciseFragment,
  ExerciseKind,
  StepFragment,
} from '../../../graphql/__generated__/operations.ts';
import { arrangeAgain } from './arrange-lines.ts';

/** The exercise of a step; null if it has none. */
export function exerciseOf(step: StepFragment): ExerciseFragment | null {
  return step.blocks.find((block) => block.__typename === 'Exercise') ?? null;
}

/** Whether a case is a version of a function that the learner tests. */
export function isVersion({ expected }: { expected: string | null }): boolean {
  return expected === 'passes' || expected === 'caught';
}

/** Returns code without its last newline, so that an editor doesn't end with an empty line. */
export function withoutEnd(code: string): string {
  return code.replace(/\n$/, '');
}

/** A part of a line of code. */
interface Piece {
  /** The number of the blank before the code, from 0 over the whole program; null if there is none. */
  blank: number | null;
  tokens: CodeToken[];
}

/** Splits the program of a `FILL` exercise into lines, and each line at its blanks. */
export function linesWithBlanks(code: string): Piece[][] {
  let blanks = 0;
  return highlightLines(code.trimEnd()).map((tokens) => {
    const pieces: Piece[] = [{ blank: null, tokens: [] }];
    for (const { text, className } of tokens) {
      for (const [index, part] of text.split(BLANK).entries()) {
        if (index > 0) {
          pieces.push({ blank: blanks, tokens: [] });
          blanks += 1;
        }
        pieces.at(-1)?.tokens.push({ text: part, className });
      }
    }
    return pieces;
  });
}

const codeOf = ({ program }: ExerciseFragment): string => withoutEnd(program?.code ?? '');

/** The answer that an exercise opens with, by kind, in the parts that the API expects. */
const OPENING: Readonly<
  Record<ExerciseKind, (exercise: ExerciseFragment, lastCode: string | null) => string[]>
> = {
  RUN: (exercise) => [codeOf(exercise)],
  FIX: (exercise, lastCode) => [lastCode ?? codeOf(exercise)],
  WRITE: (exercise, lastCode) => [lastCode ?? codeOf(exercise)],
  PREDICT: () => [''],
  FIND: () => [''],
  STEP: () => [''],
  CHOOSE: () => [],
  FILL: (exercise) => Array.from(codeOf(exercise).split(BLANK).slice(1), () => ''),
  ARRANGE: ({ lines }) => lines,
};

/** Returns the answer that an exercise opens with. @param lastCode the code of the learner's last answer */
export function openingAnswer(exercise: ExerciseFragment, lastCode: string | null): string[] {
  return OPENING[exercise.kind](exercise, lastCode);
}

/** Checks whether an answer that was stored is still one to this exercise, which may have changed since. */
export function fitsExercise(exercise: ExerciseFragment, answer: readonly string[]): boolean {
  switch (exercise.kind) {
    case 'CHOOSE':
      return answer.every((chosen) => exercise.options.some(({ id }) => id === chosen));
    case 'ARRANGE':
      return arrangeAgain(exercise.lines, answer) !== null;
    default:
      return answer.length === OPENING[exercise.kind](exercise, null).length;
  }
}

/** Checks whether an answer is complete enough to be checked. */
export function isComplete(kind: ExerciseKind, answer: readonly string[]): boolean {
  return kind === 'FILL' || kind === 'FIND' || kind === 'STEP'
    ? answer.every((part) => part.trim() !== '')
    : answer.length > 0;
}

/** What learners do in each kind of exercise: the word of its step, and the heading above it. */
export const EXERCISE_WORDS: Readonly<Record<ExerciseKind, { word: string; heading: string }>> = {
  RUN: { word: 'Run', heading: 'Run it' },
  PREDICT: { word: 'Predict', heading: 'Predict the output' },
  CHOOSE: { word: 'Choose', heading: 'Choose the answer' },
  FILL: { word: 'Fill in', heading: 'Fill in the blanks' },
  ARRANGE: { word: 'Arrange', heading: 'Arrange the lines' },
  FIX: { word: 'Fix', heading: 'Fix the bug' },
  WRITE: { word: 'Write', heading: 'Write it yourself' },
  FIND: { word: 'Find', heading: 'Find it in the lab' },
  STEP: { word: 'Watch', heading: 'Step through it' },
};
