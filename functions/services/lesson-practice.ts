import type { LessonBlock, LessonStep } from '../../domain/exercise.ts';
import {
  canShowSolution,
  exerciseIn,
  isDone,
  type LessonStepState,
} from '../../domain/practice.ts';
import type { LessonState } from '../../domain/progression.ts';
import type { CatalogueLesson } from './ports/catalogue.ts';
import type { LessonStepRow } from './ports/practice.ts';
import type { RequestContext } from './request-context.ts';

/** How far the learner has come with a step. */
export interface StepProgressView {
  state: LessonStepState;
  /** The number of answers until the first right one. */
  tries: number;
  /** Whether the learner may see the exercise's solution. */
  canShowSolution: boolean;
  /** The last code that the learner wrote; null for exercises without code. */
  code: string | null;
  firstAt: Date;
  lastAt: Date;
  activeSeconds: number;
}

/** A step as the current learner or visitor sees it. */
export interface LessonStepView {
  lessonId: string;
  /** Unique in the lesson. */
  id: string;
  title: string;
  blocks: readonly LessonBlock[];
  /** Null if the learner hasn't seen it. */
  progress: StepProgressView | null;
}

/** How much of a lesson the learner has practiced. */
export interface LessonPracticeView {
  solved: number;
  /** Exercises that are done because their solution was shown. A key exercise is left until it is solved. */
  shown: number;
  total: number;
  isPracticed: boolean;
  practicedAt: Date | null;
}

/** A lesson as far as this file needs to know it. */
type SomeLesson = { id: string; state: LessonState };

/** Returns what is stored about a step. If its exercise was replaced, only the visit counts. */
export function rowOf(
  rows: readonly LessonStepRow[],
  lessonId: string,
  step: LessonStep,
): LessonStepRow | null {
  const row = rows.find((one) => one.lessonId === lessonId && one.stepId === step.id);
  if (!row) return null;
  const exerciseId = exerciseIn(step)?.id ?? null;
  if (row.exerciseId === exerciseId) return row;
  return { ...row, exerciseId, state: 'seen', tries: 0, contentHash: null, code: null };
}

function progressOf(row: LessonStepRow): StepProgressView {
  const { state, tries, code, firstAt, lastAt, activeSeconds } = row;
  return {
    state,
    tries,
    canShowSolution: row.exerciseId !== null && canShowSolution(row),
    code,
    firstAt,
    lastAt,
    activeSeconds,
  };
}

async function findLesson(context: RequestContext, id: string): Promise<CatalogueLesson | null> {
  const { lessons } = await context.catalogue();
  return lessons.find((lesson) => lesson.id === id) ?? null;
}

/** Lists the steps of a lesson; none while it is locked. */
export async function listSteps(
  context: RequestContext,
  { id: lessonId, state }: SomeLesson,
): Promise<LessonStepView[]> {
  if (state === 'LOCKED') return [];
  const [lesson, { steps: rows }] = await Promise.all([
    findLesson(context, lessonId),
    context.practice(),
  ]);
  return (lesson?.steps ?? []).map((step) => {
    const row = rowOf(rows, lessonId, step);
    const { id, title, blocks } = step;
    return { lessonId, id, title, blocks, progress: row && progressOf(row) };
  });
}

/** Returns the step that the learner visited last; null if there is none or the lesson is locked. */
export async function resumeStep(
  context: RequestContext,
  lesson: SomeLesson,
): Promise<LessonStepView | null> {
  const visited = (await listSteps(context, lesson)).filter(({ progress }) => progress !== null);
  const [last] = visited.toSorted(
    (one, other) => (other.progress?.lastAt.getTime() ?? 0) - (one.progress?.lastAt.getTime() ?? 0),
  );
  return last ?? null;
}

/** Counts the exercises of a lesson and those that the learner has done. */
export async function summarizePractice(
  context: RequestContext,
  lessonId: string,
): Promise<LessonPracticeView> {
  const [lesson, practice] = await Promise.all([findLesson(context, lessonId), context.practice()]);
  const steps = lesson?.steps ?? [];
  const standings = steps.flatMap((step) => {
    const exercise = exerciseIn(step);
    if (exercise === null) return [];
    const state = rowOf(practice.steps, lessonId, step)?.state ?? null;
    return [{ isKey: exercise.isKey, state }];
  });
  const practicedAt = practice.practicedAt.get(lessonId) ?? null;
  return {
    solved: standings.filter(({ state }) => state === 'solved').length,
    shown: standings.filter((one) => isDone(one) && one.state === 'shown').length,
    total: standings.length,
    isPracticed: practicedAt !== null,
    practicedAt,
  };
}
