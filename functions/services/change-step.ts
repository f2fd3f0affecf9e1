import { AppError } from '../../domain/app-error.ts';
import type { LessonStep } from '../../domain/exercise.ts';
import { exerciseIn, isPracticed } from '../../domain/practice.ts';
import { type AchievementView, viewAchievements } from './achievement-view.ts';
import { recordActivity } from './awards.ts';
import { type LessonStepView, listSteps, rowOf } from './lesson-practice.ts';
import { type LessonView, requireUnlockedLesson } from './lessons.ts';
import type { Catalogue, CatalogueAchievement, CatalogueLesson } from './ports/catalogue.ts';
import type { AwardTransaction, Ports } from './ports/ports.ts';
import type { LessonStepRow } from './ports/practice.ts';
import type { RequestContext } from './request-context.ts';

/** A step of an unlocked lesson. */
export interface OpenStep {
  catalogue: Catalogue;
  lesson: CatalogueLesson;
  step: LessonStep;
}

/** A step after a change, and its lesson. */
export interface ChangedStep {
  lesson: LessonView;
  step: LessonStepView;
  achievementsEarned: AchievementView[];
}

/**
 * Finds a step of an unlocked lesson.
 *
 * @returns null if the lesson has no such step
 * @throws {AppError} NOT_FOUND for an unknown lesson, LOCKED
 */
export async function findOpenStep(
  context: RequestContext,
  lessonId: string,
  isWanted: (step: LessonStep) => boolean,
): Promise<OpenStep | null> {
  await requireUnlockedLesson(context, lessonId);
  const catalogue = await context.catalogue();
  const lesson = catalogue.lessons.find(({ id }) => id === lessonId);
  const step = lesson?.steps.find(isWanted);
  return lesson && step ? { catalogue, lesson, step } : null;
}

/** The longest time that is stored, in seconds. The column is a 32-bit integer. */
const MAX_TOTAL_SECONDS = 2_000_000_000;

/** Adds active time to a step. */
export const addSeconds = (row: LessonStepRow, seconds: number): LessonStepRow => ({
  ...row,
  activeSeconds: Math.min(row.activeSeconds + seconds, MAX_TOTAL_SECONDS),
});

/** Returns the row of a step as it was, or as it is on the first visit. */
async function currentRow(
  award: AwardTransaction,
  { lesson, step }: OpenStep,
  now: Date,
): Promise<{ row: LessonStepRow; others: LessonStepRow[] }> {
  const rows = await award.lessonSteps(lesson.id);
  const row = rowOf(rows, lesson.id, step) ?? {
    lessonId: lesson.id,
    stepId: step.id,
    exerciseId: exerciseIn(step)?.id ?? null,
    contentHash: null,
    state: 'seen',
    tries: 0,
    firstAt: now,
    lastAt: now,
    activeSeconds: 0,
    code: null,
  };
  return { row, others: rows.filter(({ stepId }) => stepId !== step.id) };
}

/** Records the lesson as practiced, once, if this change completes its practice. */
async function settlePractice(
  award: AwardTransaction,
  { catalogue, lesson }: OpenStep,
  { rows, now }: { rows: readonly LessonStepRow[]; now: Date },
): Promise<CatalogueAchievement[]> {
  const standings = lesson.steps.flatMap((step) => {
    const exercise = exerciseIn(step);
    if (!exercise) return [];
    return [{ isKey: exercise.isKey, state: rowOf(rows, lesson.id, step)?.state ?? null }];
  });
  if (!isPracticed(standings)) return [];
  if (!(await award.recordPractice(lesson.id, now))) return [];
  return recordActivity(award, { catalogue, now, firstSolve: null });
}

/** A change of a step's row. @throws {AppError} if the change isn't allowed */
export type ChangeRow = (row: LessonStepRow) => LessonStepRow;

/** Changes a step in a transaction that holds the lock on the profile, so that two changes at once can't race. */
export async function changeStep(
  ports: Ports,
  { context, open, learnerId }: { context: RequestContext; open: OpenStep; learnerId: string },
  change: ChangeRow,
): Promise<ChangedStep & { row: LessonStepRow }> {
  const now = ports.now();
  const changed = await ports.awards.transaction(learnerId, async (award) => {
    const { row: before, others } = await currentRow(award, open, now);
    const row = { ...change(before), lastAt: now };
    await award.storeStep(row);
    const rows = [...others, row];
    return { row, earned: await settlePractice(award, open, { rows, now }) };
  });
  context.forget();
  const { lesson } = await requireUnlockedLesson(context, open.lesson.id);
  const step = (await listSteps(context, lesson)).find(({ id }) => id === open.step.id);
  if (!step) throw new AppError('NOT_FOUND', 'This lesson has changed. Reload the page.');
  const achievementsEarned = await viewAchievements(context, changed.earned);
  return { row: changed.row, achievementsEarned, lesson, step };
}
