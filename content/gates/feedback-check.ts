import { earnedFeedback } from '../../domain/exercise-feedback.ts';
import type { ExerciseFeedback, ExerciseKind } from '../../domain/exercise.ts';
import { type Answer, gradeRun, programOf, tooManyChanges } from '../../domain/grade-exercise.ts';
import type { Outcome } from '../../domain/grading.ts';
import { exercisesOf } from '../../domain/practice.ts';
import { type ExerciseSubject, subjectOf } from './exercise-subject.ts';
import type { LessonGate } from './gate.ts';

/** The kinds whose answers are run. What learners type or choose in the others can be anything. */
const CODED: readonly ExerciseKind[] = ['run', 'fill', 'arrange', 'fix', 'write'];
/** The default, which every wrong answer can earn. */
const DEFAULT = '*';

/** The line of a traceback that names the error. */
const ERROR = /^(?:\w+\.)*[A-Z]\w*(?::|$)/;

/** What an answer earns. */
interface Attempt {
  isSolved: boolean;
  feedback: ExerciseFeedback | null;
  /** What it printed, or its error. */
  result: string;
}

const inline = (text: string): string => `\`${text.trimEnd().replaceAll('\n', ' ⏎ ')}\``;

function resultOf({ stdout, error }: Outcome): string {
  return error === null ? stdout : (error.split('\n').find((line) => ERROR.test(line)) ?? error);
}

async function tryAnswer(subject: ExerciseSubject, answer: Answer): Promise<Attempt> {
  const { exercise, key, run } = subject;
  const outcomes = await run(programOf(exercise, answer) ?? '');
  const { isSolved } = gradeRun(key, outcomes);
  const feedback = isSolved ? null : earnedFeedback(subject, answer, outcomes);
  const failed = outcomes.find(({ stdout }, index) => stdout !== key.cases[index]?.expected);
  return { isSolved, feedback, result: failed === undefined ? '' : resultOf(failed) };
}

/** Returns the program as it is given, which is an answer, too; none if an exercise gives none. */
function givenAnswers({ exercise: { kind, program } }: ExerciseSubject): Answer[] {
  const isAnswer = (kind === 'run' || kind === 'fix' || kind === 'write') && program !== null;
  return isAnswer ? [[program.code]] : [];
}

/** Returns what is wrong with a mistake that an author gives. */
async function checkMistake(
  subject: ExerciseSubject,
  answer: Answer,
): Promise<{ feedback: ExerciseFeedback | null; problems: string[] }> {
  const mistake = `The mistake ${inline(answer.join(' / '))}`;
  const excess = tooManyChanges(subject.exercise, answer);
  if (excess !== null) return { feedback: null, problems: [`${mistake} isn't run. ${excess}`] };
  const { isSolved, feedback, result } = await tryAnswer(subject, answer);
  if (isSolved) {
    const fix = `${mistake} passes. Remove it, or add a case that it fails.`;
    return { feedback: null, problems: [fix] };
  }
  if (feedback !== null && feedback.on !== DEFAULT) return { feedback, problems: [] };
  const fix = `${mistake} gives ${inline(result)}, which no feedback is about. Add the feedback, or correct the mistake.`;
  return { feedback: null, problems: [fix] };
}

async function checkExercise(
  subject: ExerciseSubject,
  mistakes: readonly Answer[],
): Promise<string[]> {
  const [checked, given] = await Promise.all([
    Promise.all(mistakes.map((answer) => checkMistake(subject, answer))),
    Promise.all(givenAnswers(subject).map((answer) => tryAnswer(subject, answer))),
  ]);
  const earned = new Set([...checked, ...given].map(({ feedback }) => feedback));
  const silent = subject.key.feedback.filter((each) => each.on !== DEFAULT && !earned.has(each));
  return [
    ...checked.flatMap(({ problems }) => problems),
    ...silent.map(
      ({ on }) =>
        `No program earns the feedback on ${inline(on)}. Add a \`mistake\` that does, correct the feedback, or remove it.`,
    ),
  ];
}

/**
 * Every feedback of an exercise that is run can appear: the program as it is given earns it, or a mistake of the
 * author. And every mistake is wrong and earns a feedback of its own, not the default.
 */
export const feedbackCheck: LessonGate = async ({ lesson, mistakes, folder }, runner) => {
  const { lab, exerciseKeys, steps } = lesson;
  const checked = await Promise.all(
    exercisesOf(steps).map(async (exercise) => {
      const key = exerciseKeys[exercise.id];
      if (key === undefined || !CODED.includes(exercise.kind)) return [];
      const subject = subjectOf(exercise, key, { lab, runner });
      const found = await checkExercise(subject, mistakes[exercise.id] ?? []);
      const field = `exercise ${exercise.id}`;
      return found.map((fix) => ({ file: `${folder}/lesson.md`, field, fix }));
    }),
  );
  return checked.flat();
};
