import { AppError } from '../../domain/app-error.ts';
import { recordActivity } from './awards.ts';
import type { CatalogueAchievement } from './ports/catalogue.ts';
import { type LessonView, requireUnlockedLesson } from './lesson-views.ts';
import type { Ports } from './ports/ports.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';

/** The maximum time that a learner can report: one day, in minutes. */
const MAX_MINUTES = 1_440;

export interface CompletedLesson {
  lesson: LessonView;
  nextLesson: LessonView | null;
  achievementsEarned: CatalogueAchievement[];
}

function requireMinutes(minutes: number): void {
  if (Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES) return;
  throw new AppError(
    'INVALID_INPUT',
    `The minutes spent must be an integer from 0 to ${MAX_MINUTES}; got ${minutes}.`,
  );
}

/**
 * Completes an unlocked lesson. Completing it again changes nothing.
 *
 * @throws {AppError} NOT_FOUND, LOCKED until the previous lesson is completed, INVALID_INPUT for minutes out of range
 */
export async function completeLesson(
  ports: Ports,
  context: RequestContext,
  input: { lessonId: string; minutesSpent: number },
): Promise<CompletedLesson> {
  const learner = await requireActiveLearner(context);
  requireMinutes(input.minutesSpent);
  await requireUnlockedLesson(context, input.lessonId);
  const catalogue = await context.catalogue();
  const achievementsEarned = await ports.awards.transaction(learner.id, async (award) =>
    (await award.recordLesson(input.lessonId, input.minutesSpent))
      ? recordActivity(award, { catalogue, now: ports.now(), firstSolve: null })
      : [],
  );
  context.forget();
  return { ...(await requireUnlockedLesson(context, input.lessonId)), achievementsEarned };
}
