import { completeLesson } from './complete-lesson.ts';
import { type LessonView, listLessons } from './lesson-views.ts';
import type { Ports } from './ports/ports.ts';
import { mayChange, requireLearner, type RequestContext } from './request-context.ts';

export interface LearningPathView {
  items: { position: number; lesson: LessonView; isCompleted: boolean }[];
  completed: number;
  total: number;
}

/** Creates the use cases for the learning path. */
export function createLessonService(ports: Ports) {
  return {
    /** Lists all lessons in the order of the path. */
    list: listLessons,

    /**
     * Returns a lesson; null if the id is unknown. Records that the learner opened it, unless it is locked or the request
     * has a read-only access token: scripts shouldn't change what the learner opened last.
     */
    async open(context: RequestContext, id: string): Promise<LessonView | null> {
      const lesson = (await listLessons(context)).find((candidate) => candidate.id === id) ?? null;
      const learner = await context.learner();
      if (lesson && learner && lesson.state !== 'LOCKED' && mayChange(context)) {
        await ports.progress.recordVisit(learner.id, id);
      }
      return lesson;
    },

    /** Lists the lessons that the learner opened or completed, most recent first. @param first 1 to 100 */
    async recent(context: RequestContext, first: number): Promise<LessonView[]> {
      const learner = await requireLearner(context);
      const [ids, lessons] = await Promise.all([
        ports.progress.recentLessonIds(learner.id, first),
        listLessons(context),
      ]);
      return ids.flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
    },

    /** Returns the learning path with the learner's progress. */
    async learningPath(context: RequestContext): Promise<LearningPathView> {
      const items = (await listLessons(context)).map((lesson, index) => ({
        position: index + 1,
        lesson,
        isCompleted: lesson.state === 'COMPLETED',
      }));
      const completed = items.filter(({ isCompleted }) => isCompleted).length;
      return { items, completed, total: items.length };
    },

    /** @see completeLesson */
    complete: (context: RequestContext, input: { lessonId: string; minutesSpent: number }) =>
      completeLesson(ports, context, input),
  };
}
