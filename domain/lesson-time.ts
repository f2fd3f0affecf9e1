// cspell:ignore Brysbaert
import type { ExerciseKind, LessonStep } from './exercise.ts';

/**
 * How many words of English nonfiction adults read silently in a minute: the mean of 190 studies in Marc Brysbaert,
 * "How many words do we read per minute? A review and meta-analysis of reading rate", Journal of Memory and Language
 * 109 (2019), 104047.
 */
const WORDS_PER_MINUTE = 238;

/**
 * The minutes that an exercise takes, with its program, wrong answers and feedback. They are estimates, chosen so that
 * the sum is about what the authors of the first 36 lessons expected.
 */
const EXERCISE_MINUTES: Readonly<Record<ExerciseKind, number>> = {
  run: 2,
  predict: 2,
  choose: 1,
  fill: 2,
  arrange: 3,
  fix: 3,
  write: 6,
  find: 6,
  step: 3,
};

/** Estimates are rounded to this many minutes. */
const ESTIMATE_STEP = 5;

/** How many measured learners a lesson needs before their times are shown. */
export const MIN_MEASURED_LEARNERS = 30;

/** How long learners were active in a lesson, in whole minutes. */
export interface MeasuredMinutes {
  /** Half of the learners needed at most as long. */
  median: number;
  /** A quarter of the learners needed at most as long. */
  lowerQuartile: number;
  /** Three quarters of the learners needed at most as long. */
  upperQuartile: number;
}

/** The time of a lesson: estimated, and measured as soon as enough learners have practiced it. */
export interface LessonTime {
  estimatedMinutes: number;
  measuredMinutes: MeasuredMinutes | null;
}

function wordsIn(html: string): number {
  const text = html.replaceAll(/<figure[^]*?<\/figure>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

/** Counts the words to read in a step: its prose and its question, without code and pictures. */
export function wordsToRead({ blocks }: LessonStep): number {
  const texts = blocks.map((block) => {
    if (block.kind === 'prose') return block.html;
    return block.kind === 'exercise' ? block.exercise.question.html : '';
  });
  return wordsIn(texts.join(' '));
}

function minutesOfStep(step: LessonStep): number {
  const exercises = step.blocks.map((block) =>
    block.kind === 'exercise' ? EXERCISE_MINUTES[block.exercise.kind] : 0,
  );
  return exercises.reduce((sum, minutes) => sum + minutes, wordsToRead(step) / WORDS_PER_MINUTE);
}

/**
 * Estimates how long a lesson takes: reading its words, and a fixed time for each kind of exercise.
 *
 * @returns minutes, a multiple of 5, at least 5
 */
export function estimateMinutes(steps: readonly LessonStep[]): number {
  const minutes = steps.reduce((sum, step) => sum + minutesOfStep(step), 0);
  return Math.max(ESTIMATE_STEP, Math.round(minutes / ESTIMATE_STEP) * ESTIMATE_STEP);
}

/** Checks whether an estimate differs from a reference by half of it or more. Both are in minutes. */
export function isFarOff(estimate: number, reference: number): boolean {
  return Math.abs(estimate - reference) * 2 >= reference;
}

/** Returns the minutes to expect: the measured median; as long as there is none, the estimate. */
export function expectedMinutes({ estimatedMinutes, measuredMinutes }: LessonTime): number {
  return measuredMinutes?.median ?? estimatedMinutes;
}

/** Returns a lesson's time in words: "25 min", or "25 min, most people 18–36" if it was measured. */
export function lessonTimeLabel(time: LessonTime): string {
  const label = `${expectedMinutes(time)} min`;
  if (time.measuredMinutes === null) return label;
  const { lowerQuartile, upperQuartile } = time.measuredMinutes;
  return lowerQuartile === upperQuartile
    ? label
    : `${label}, most people ${lowerQuartile}–${upperQuartile}`;
}
