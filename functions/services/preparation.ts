import { expectedMinutes } from '../../domain/lesson-time.ts';
import { missingOf, openLessonToward } from '../../domain/preparation.ts';
import {
  type ChallengeView,
  createChallengeService,
  type LessonReference,
  requireOpenChallenge,
} from './challenges.ts';
import { listLessonStates } from './lessons.ts';
import { findSubject } from './placement-subjects.ts';
import type { Ports } from './ports/ports.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';

/** A lesson or challenge that prepares for a challenge, as the current learner or visitor sees it. */
export interface PrerequisiteView {
  id: string;
  kind: 'LESSON' | 'CHALLENGE';
  title: string;
  /** Whether the lesson was practiced or proved, or completed before it had exercises, or the challenge was solved. */
  isDone: boolean;
  /** The time of a lesson, measured or estimated; null for a challenge. */
  minutes: number | null;
  /** What proves the lesson by three questions; null if nothing does. */
  placementId: string | null;
}

/** Lists what prepares for a challenge, in the author's order, without retired items. */
async function listPrerequisites(
  context: RequestContext,
  challengeId: string,
): Promise<PrerequisiteView[]> {
  const [catalogue, { lessonIds }, solved] = await Promise.all([
    context.catalogue(),
    context.preparation(),
    context.solved(),
  ]);
  const { lessons, challenges } = catalogue;
  const ids = challenges.find(({ id }) => id === challengeId)?.prerequisites ?? [];
  return ids.flatMap((id): PrerequisiteView[] => {
    const lesson = lessons.find((one) => one.id === id);
    if (lesson) {
      const isDone = lessonIds.has(id);
      const placementId = findSubject(catalogue, `lesson-${id}`)?.id ?? null;
      const minutes = expectedMinutes(lesson);
      return [{ id, kind: 'LESSON', title: lesson.title, isDone, minutes, placementId }];
    }
    const challenge = challenges.find((one) => one.id === id);
    if (!challenge) return [];
    const isDone = solved.has(id);
    const { title } = challenge;
    return [{ id, kind: 'CHALLENGE', title, isDone, minutes: null, placementId: null }];
  });
}

/**
 * Returns the lesson to continue with on the way to the lessons that prepare for a challenge and aren't done; null if
 * there are none.
 */
async function nextLesson(
  context: RequestContext,
  challengeId: string,
): Promise<LessonReference | null> {
  const [prerequisites, path] = await Promise.all([
    listPrerequisites(context, challengeId),
    listLessonStates(context),
  ]);
  const next = openLessonToward(path, new Set(missingOf(prerequisites).map(({ id }) => id)));
  return next && { id: next.id, title: next.title, position: path.indexOf(next) + 1 };
}

/** Creates the use cases for what prepares learners for challenges. */
export function createPreparationService(ports: Ports) {
  const challenges = createChallengeService(ports);
  return {
    /** @see listPrerequisites */
    list: listPrerequisites,

    /** @see nextLesson */
    nextLesson,

    /** Checks whether the learner chose to open a challenge before they had done what prepares for it. */
    async isOpenedAnyway(context: RequestContext, challengeId: string): Promise<boolean> {
      return (await context.preparation()).openedAnywayIds.has(challengeId);
    },

    /**
     * Records that the learner opens a challenge before they have done what prepares for it. Doing it again changes
     * nothing.
     *
     * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LOCKED if the learner has too little XP
     */
    async openAnyway(context: RequestContext, challengeId: string): Promise<ChallengeView> {
      const learner = await requireActiveLearner(context);
      await requireOpenChallenge(context, challengeId);
      await ports.preparation.recordOpening(learner.id, challengeId);
      context.forget();
      return challenges.get(context, challengeId);
    },
  };
}
