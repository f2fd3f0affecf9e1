import type { Exercise, ExerciseKey, LessonStep } from '../../domain/exercise.ts';
import { isSame } from '../../domain/grade-exercise.ts';
import { wordsToRead } from '../../domain/lesson-time.ts';
import type { AuthoredLesson } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import type { Lesson } from '../curriculum.ts';
import { ERROR_NAMES } from './error-names.ts';
import type { LessonGate } from './gate.ts';

/** The maximum number of words to read in one step: its prose and its question, without code. */
const MOST_WORDS = 120;

/** What is wrong with a part of a lesson. */
interface Finding {
  field: string;
  fix: string;
}

function exercisesIn({ blocks }: LessonStep): Exercise[] {
  return blocks.flatMap((block) => (block.kind === 'exercise' ? [block.exercise] : []));
}

function checkStep(step: LessonStep): Finding[] {
  const field = `step ${step.id}`;
  const findings: Finding[] = [];
  const count = exercisesIn(step).length;
  if (count !== 1) {
    findings.push({ field, fix: `It has ${count} exercises. Give each step exactly one.` });
  }
  const words = wordsToRead(step);
  if (words > MOST_WORDS) {
    const fix = `It has ${words} words. Shorten it to ${MOST_WORDS}, or make two steps of it.`;
    findings.push({ field, fix });
  }
  return findings;
}

/** Returns the answers and results that are right wherever they appear. */
function rightAnswers({ answers, cases, harness }: ExerciseKey): string[] {
  // `passes` is right for one version of a function and wrong for another.
  if (harness?.kind === 'versions') return answers;
  return [...answers, ...cases.map(({ expected }) => expected)];
}

/** The name of an error, perhaps with its module. */
const ERROR_NAME = /^(?:[\w.]+\.)?([A-Z]\w*(?:Error|Exception|Interrupt|Exit|Iteration))$/;

/** Whether an answer looks like the name of an error that Python, a module or the exercise itself doesn't know. */
function isUnknownError(on: string, known: string): boolean {
  const [, name] = ERROR_NAME.exec(on) ?? [];
  return name !== undefined && !on.includes('.') && !ERROR_NAMES.has(name) && !known.includes(name);
}

/** Returns why a feedback never appears; null if it can. */
function deadFeedback(exercise: Exercise, key: ExerciseKey, index: number): string | null {
  const on = key.feedback[index]?.on ?? '';
  const earlier = key.feedback.slice(0, index);
  if (earlier.some((other) => isSame(other.on, on)))
    return 'Another feedback is for the same answer.';
  // The feedback of a choice belongs to its options.
  return exercise.kind === 'choose' ? null : deadAnswer(exercise, key, { on, earlier });
}

/** Returns why a wrong answer never occurs, or never gets as far as its feedback; null if it can. */
function deadAnswer(
  { program }: Exercise,
  key: ExerciseKey,
  { on, earlier }: { on: string; earlier: ExerciseKey['feedback'] },
): string | null {
  if (earlier.some((other) => other.on === '*')) {
    return 'It comes after `*`, which matches every answer. Move `*` to the end.';
  }
  const known = [program?.code, key.solution, key.harness?.fixtures].join('\n');
  if (isUnknownError(on, known)) return 'Python has no error of this name.';
  const isRight = rightAnswers(key).some((answer) => isSame(answer, on));
  return isRight ? 'This answer is right. Remove the feedback, or correct the answer.' : null;
}

function checkFeedback(exercise: Exercise, key: ExerciseKey): Finding[] {
  return key.feedback.flatMap(({ on }, index) => {
    const reason = deadFeedback(exercise, key, index);
    const fix = `The feedback on \`${on.replaceAll('\n', ' ⏎ ')}\` never appears. ${reason ?? ''}`;
    return reason === null ? [] : [{ field: `exercise ${exercise.id}`, fix }];
  });
}

function checkKeyExercise(exercises: readonly Exercise[], lesson: Lesson): Finding[] {
  const [key, ...more] = exercises.filter(({ isKey }) => isKey);
  if (key === undefined || more.length > 0) {
    const fix = 'Mark exactly one exercise with `key`: the one that shows what was learned.';
    return [{ field: '', fix }];
  }
  const { cases = [] } = lesson.exerciseKeys[key.id] ?? {};
  const isCoded = key.kind === 'write' || key.kind === 'fix';
  if (!isCoded || cases.some(({ isHidden }) => isHidden)) return [];
  const fix = 'Add a hidden case, so that printing the visible answers is not enough.';
  return [{ field: `exercise ${key.id}`, fix }];
}

function checkReviews(exercises: readonly Exercise[], { reviews }: Lesson): Finding[] {
  const reviewed = new Set(exercises.flatMap((exercise) => exercise.reviews));
  return reviews
    .filter((skill) => !reviewed.has(skill))
    .map((skill) => ({
      field: 'reviews',
      fix: `No exercise reviews "${skill}". Add reviews= to one, or remove the skill.`,
    }));
}

function findingsIn({ lesson }: AuthoredLesson): Finding[] {
  const exercises = lesson.steps.flatMap(exercisesIn);
  return [
    ...lesson.steps.flatMap(checkStep),
    ...checkKeyExercise(exercises, lesson),
    ...checkReviews(exercises, lesson),
    ...exercises.flatMap((exercise) => {
      const key = lesson.exerciseKeys[exercise.id];
      return key === undefined ? [] : checkFeedback(exercise, key);
    }),
  ];
}

/**
 * Each step of a lesson is short and has one exercise, one exercise is the key one, and every feedback can
 * appear.
 */
export const stepCheck: LessonGate = (authored): Problem[] => {
  const file = `${authored.folder}/lesson.md`;
  return findingsIn(authored).map((finding) => ({ file, ...finding }));
};
