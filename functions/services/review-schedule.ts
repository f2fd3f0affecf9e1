import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Exercise } from '../../domain/exercise.ts';
import { exercisesOf, TRIES_BEFORE_SOLUTION } from '../../domain/practice.ts';
import { isReviewable, type Recall } from '../../domain/review.ts';
import { seededOrder } from '../../domain/seeded-order.ts';
import type { Catalogue, CatalogueChallenge, CatalogueLesson } from './ports/catalogue.ts';
import type { Learner } from './ports/records.ts';
import type { ReviewFacts, SkillMemory } from './ports/reviews.ts';
import { remember, rememberProof } from './skill-memory.ts';

/** An exercise and the lesson that it belongs to. */
export interface LessonExercise {
  lesson: CatalogueLesson;
  exercise: Exercise;
}

/** What a learner does to review a skill: an exercise, or a challenge that is solved again on new cases. */
export type ReviewTask =
  ({ kind: 'exercise' } & LessonExercise) | { kind: 'challenge'; challenge: CatalogueChallenge };

/** A skill in a learner's schedule. */
export interface ScheduledSkill {
  skill: string;
  memory: SkillMemory;
  /** How many of its reviews are over. */
  number: number;
  /** Wrong answers in the current review. */
  tries: number;
  /** The day on which it becomes due, on the learner's calendar. */
  dueOn: Day;
}

/** A use of skills outside of reviews. */
interface SkillUse {
  skills: readonly string[];
  recall: Recall | 'proved';
  at: Date;
}

/** Returns how well the exercises of a lesson went. */
function recallInLesson({ steps }: ReviewFacts, lessonId: string): Recall {
  const rows = steps.filter((step) => step.lessonId === lessonId);
  if (rows.some(({ state }) => state === 'shown')) return 'not';
  return rows.some(({ tries }) => tries >= TRIES_BEFORE_SOLUTION) ? 'with-help' : 'at-once';
}

/** Lists when the learner practiced or proved a lesson or solved a challenge, oldest first. */
function usesOf(catalogue: Catalogue, facts: ReviewFacts): SkillUse[] {
  const lessons = facts.lessons.flatMap(({ id, at }) => {
    const lesson = catalogue.lessons.find((one) => one.id === id);
    return lesson ? [{ skills: lesson.skills, recall: recallInLesson(facts, id), at }] : [];
  });
  const challenges = facts.challenges.flatMap(({ id, at }) => {
    const challenge = catalogue.challenges.find((one) => one.id === id);
    return challenge ? [{ skills: challenge.skills, recall: 'at-once' as const, at }] : [];
  });
  const proofs = facts.proofs.flatMap(({ id, at }) => {
    const lesson = catalogue.lessons.find((one) => one.id === id);
    return lesson ? [{ skills: lesson.skills, recall: 'proved' as const, at }] : [];
  });
  return [...lessons, ...proofs, ...challenges].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

/**
 * Returns the skills in a learner's schedule, the one that is due first in front. A skill enters when a lesson that
 * teaches it is practiced or proved, or a challenge that needs it is solved; later uses count like reviews.
 */
export function scheduleOf(
  catalogue: Catalogue,
  facts: ReviewFacts,
  learner: Learner,
): ScheduledSkill[] {
  const memories = new Map<string, SkillMemory>();
  for (const { skill, stability, difficulty, dueAt, lastAt } of facts.reviews) {
    memories.set(skill, { stability, difficulty, dueAt, lastAt });
  }
  for (const { skills, recall, at } of usesOf(catalogue, facts)) {
    for (const skill of skills) {
      const before = memories.get(skill) ?? null;
      if (before && at <= before.lastAt) continue;
      memories.set(
        skill,
        recall === 'proved' ? rememberProof(before, at) : remember(before, recall, at),
      );
    }
  }
  const rows = new Map(facts.reviews.map((row) => [row.skill, row]));
  return [...memories]
    .map(([skill, memory]) => {
      const { number, tries } = rows.get(skill) ?? { number: 0, tries: 0 };
      return { skill, memory, number, tries, dueOn: dayOf(learner, memory.dueAt) };
    })
    .toSorted(
      (one, other) =>
        one.memory.dueAt.getTime() - other.memory.dueAt.getTime() ||
        one.skill.localeCompare(other.skill),
    );
}

/** Lists the exercises of lessons that can be a review or a daily problem. */
export function reviewableExercises(lessons: readonly CatalogueLesson[]): LessonExercise[] {
  return lessons.flatMap((lesson) =>
    exercisesOf(lesson.steps)
      .filter(isReviewable)
      .map((exercise) => ({ lesson, exercise })),
  );
}

/** Shuffles exercises by a seed. */
export function shuffleExercises(
  exercises: readonly LessonExercise[],
  seed: string,
): LessonExercise[] {
  return seededOrder(exercises, seed, ({ lesson, exercise }) => `${lesson.id}/${exercise.id}`);
}

/** Lists the exercises of known lessons that train a skill: first those that were written to repeat it. */
function exercisesFor(skill: string, lessons: readonly CatalogueLesson[]): LessonExercise[] {
  const all = reviewableExercises(lessons);
  const repeating = all.filter(({ exercise }) => exercise.reviews.includes(skill));
  const teaching = all.filter(
    ({ lesson, exercise }) => lesson.skills.includes(skill) && !exercise.reviews.includes(skill),
  );
  return [...shuffleExercises(repeating, skill), ...shuffleExercises(teaching, skill)];
}

/** What the learner has practiced, proved and solved, without retired items. */
export interface Reviewable {
  lessons: readonly CatalogueLesson[];
  challenges: readonly CatalogueChallenge[];
}

/** Returns what a learner can be asked about. */
export function reviewableOf(catalogue: Catalogue, facts: ReviewFacts): Reviewable {
  const lessonIds = new Set([...facts.lessons, ...facts.proofs].map(({ id }) => id));
  const challengeIds = new Set(facts.challenges.map(({ id }) => id));
  return {
    lessons: catalogue.lessons.filter(({ id }) => lessonIds.has(id)),
    challenges: catalogue.challenges.filter(({ id }) => challengeIds.has(id)),
  };
}

/**
 * Chooses what the learner does to review a skill. Each review takes the next exercise, so that none returns before all
 * have been used.
 *
 * @param number counts the skill's reviews, starting at 0
 * @returns null if there is nothing to do
 */
export function taskOf(
  { lessons, challenges }: Reviewable,
  skill: string,
  number: number,
): ReviewTask | null {
  const exercises = exercisesFor(skill, lessons);
  const exercise = exercises[number % exercises.length];
  if (exercise) return { kind: 'exercise', ...exercise };
  const training = challenges.filter(({ skills }) => skills.includes(skill));
  const challenge = seededOrder(training, skill, ({ id }) => id)[number % training.length];
  return challenge ? { kind: 'challenge', challenge } : null;
}
