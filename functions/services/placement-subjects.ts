import { AppError } from '../../domain/app-error.ts';
import {
  gateOf,
  LESSON_RULES,
  MODULE_RULES,
  type PlacementItem,
  type PlacementRules,
} from '../../domain/placement.ts';
import type { Catalogue, CatalogueChallenge, CatalogueLesson } from './ports/catalogue.ts';
import { type LessonExercise, reviewableExercises } from './review-schedule.ts';

/** A module or a lesson that learners can prove. */
export interface PlacementSubject {
  /** `module-` and the id of a category, or `lesson-` and the id of a lesson. */
  id: string;
  kind: 'MODULE' | 'LESSON';
  title: string;
  /** What is proved, in the order of the path. */
  lessons: readonly CatalogueLesson[];
  rules: PlacementRules;
  /** The exercises from which questions are drawn. */
  exercises: readonly LessonExercise[];
  /** The challenge that proves it, too. A single lesson has none. */
  gate: CatalogueChallenge | null;
}

/** Returns null if there are too few exercises to decide. */
function withQuestions(subject: Omit<PlacementSubject, 'exercises'>): PlacementSubject | null {
  const exercises = reviewableExercises(subject.lessons);
  return exercises.length < subject.rules.answers ? null : { ...subject, exercises };
}

const lessonsOf = ({ lessons }: Catalogue, moduleId: string): CatalogueLesson[] =>
  lessons.filter(({ category }) => category.id === moduleId);

function gateOfModule(catalogue: Catalogue, moduleId: string): CatalogueChallenge | null {
  return gateOf(
    lessonsOf(catalogue, moduleId).map(({ id }) => id),
    catalogue.challenges.filter(({ category }) => category.id === moduleId),
  );
}

/** Lists the modules that can be proved, in the order of the path. A module is a category with its lessons. */
export function modulesIn(catalogue: Catalogue): PlacementSubject[] {
  return catalogue.categories.flatMap(({ id, name }) => {
    const subject = withQuestions({
      id: `module-${id}`,
      kind: 'MODULE',
      title: name,
      lessons: lessonsOf(catalogue, id),
      rules: MODULE_RULES,
      gate: gateOfModule(catalogue, id),
    });
    return subject ?? [];
  });
}

/** Returns what can be proved under an id; null if there is nothing, or it has too few exercises. */
export function findSubject(catalogue: Catalogue, id: string): PlacementSubject | null {
  const lesson = catalogue.lessons.find((one) => `lesson-${one.id}` === id);
  if (!lesson) return modulesIn(catalogue).find((one) => one.id === id) ?? null;
  return withQuestions({
    id,
    kind: 'LESSON',
    title: lesson.title,
    lessons: [lesson],
    rules: LESSON_RULES,
    gate: null,
  });
}

/** @throws {AppError} NOT_FOUND */
export function requireSubject(catalogue: Catalogue, id: string): PlacementSubject {
  const subject = findSubject(catalogue, id);
  if (subject) return subject;
  throw new AppError('NOT_FOUND', `"${id}" can't be proved by questions.`);
}

/** Returns the lessons of the module whose gate a challenge is; none if it isn't a gate. */
export function lessonsBehind(
  catalogue: Catalogue,
  { id, category }: CatalogueChallenge,
): CatalogueLesson[] {
  const isGate = gateOfModule(catalogue, category.id)?.id === id;
  return isGate ? lessonsOf(catalogue, category.id) : [];
}

/** Returns the exercise of a question; null if it was removed. */
export function questionOf(
  { exercises }: PlacementSubject,
  { lessonId, exerciseId }: PlacementItem,
): LessonExercise | null {
  const isAsked = ({ lesson, exercise }: LessonExercise): boolean =>
    lesson.id === lessonId && exercise.id === exerciseId;
  return exercises.find(isAsked) ?? null;
}

/** Returns the items of an attempt. A question that was removed before it was answered counts as skipped. */
export function currentItems(
  subject: PlacementSubject,
  items: readonly PlacementItem[],
): PlacementItem[] {
  return items.map((item) =>
    item.outcome === null && !questionOf(subject, item) ? { ...item, outcome: 'skipped' } : item,
  );
}
