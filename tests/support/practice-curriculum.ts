import type { Curriculum, Lesson } from '../../content/curriculum.ts';
import type { Exercise, ExerciseKey, LessonProgram, LessonStep } from '../../domain/exercise.ts';
import { fixtureCurriculum, RIGHT_CODE } from './fixture-curriculum.ts';

const prose = (text: string) => ({ markdown: text, html: `<p>${text}</p>` });

/** Creates a program without input. */
export const program = (code: string): LessonProgram => ({
  fileName: '',
  caption: '',
  code,
  codeHtml: code,
  stdin: '',
  output: null,
});

/** Creates an exercise. It is of the kind `write` and has nothing to choose from, unless the parts say otherwise. */
export function exercise(parts: Partial<Exercise> & Pick<Exercise, 'id' | 'kind'>): Exercise {
  return {
    isKey: false,
    question: prose(`The question of ${parts.id}.`),
    program: null,
    options: [],
    isMany: false,
    lines: [],
    mustIndent: false,
    maxChangedLines: null,
    cases: [],
    reviews: [],
    table: null,
    ...parts,
  };
}

/** Creates a key. Nothing is right unless the parts say so. */
export function keyOf(parts: Partial<ExerciseKey>): ExerciseKey {
  return {
    contentHash: 'hash-1',
    entry: { kind: 'program' },
    answers: [],
    variants: [],
    cases: [],
    solution: '',
    feedback: [],
    ...parts,
  };
}

/** Words that only the keys contain. No response may contain them before the learner is told. */
export const SECRETS = ['secret-output', 'secret-input', 'SECRET-INPUT', 'secret-feedback'];

const predict = exercise({ id: 'predict', kind: 'predict', program: program('print(1 + 1)') });
const choose = exercise({
  id: 'choose',
  kind: 'choose',
  options: ['blue', 'red', 'green'].map((id) => ({ id, html: `<p>${id}</p>` })),
});
const write = exercise({
  id: 'write',
  kind: 'write',
  isKey: true,
  program: program(''),
  cases: [{ input: 'alpha\n', expected: 'ALPHA\n' }],
});

const step = (id: string, ...exercises: Exercise[]): LessonStep => ({
  id,
  title: `Step ${id}`,
  blocks: [
    { kind: 'prose', html: `<p>Text of ${id}</p>` },
    { kind: 'program', program: program('print(1)') },
    ...exercises.map((one) => ({ kind: 'exercise', exercise: one }) as const),
  ],
});

/** A lesson whose last exercise, the key one, accepts the fixture's right code. */
function withExercises(lesson: Lesson): Lesson {
  return {
    ...lesson,
    steps: [step('read'), step('predict', predict), step('choose', choose), step('write', write)],
    exerciseKeys: {
      predict: keyOf({
        answers: ['secret-output\nlast\n'],
        solution: 'secret-output\nlast\n',
        feedback: [
          { on: '3', html: '<p>One and one.</p>' },
          { on: '*', html: '<p>Run it.</p>' },
        ],
      }),
      choose: keyOf({
        answers: ['green'],
        solution: 'secret-output',
        feedback: [
          { on: 'blue', html: '<p>Not blue.</p>' },
          { on: 'green', html: '<p>secret-feedback</p>' },
        ],
      }),
      write: keyOf({
        cases: [
          { input: 'alpha\n', expected: 'ALPHA\n', isHidden: false },
          { input: 'secret-input\n', expected: 'SECRET-INPUT\n', isHidden: true },
        ],
        solution: `${RIGHT_CODE}  # secret-output`,
        feedback: [{ on: 'NameError', html: '<p>Define it first.</p>' }],
      }),
    },
  };
}

const PRACTICED = new Set(['one', 'three']);

/** The fixture curriculum with exercises in its first and its last lesson. */
export const practiceCurriculum: Curriculum = {
  ...fixtureCurriculum,
  lessons: fixtureCurriculum.lessons.map((lesson) =>
    PRACTICED.has(lesson.id) ? withExercises(lesson) : lesson,
  ),
};
