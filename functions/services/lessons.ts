import { completeLesson } from './complete-lesson.ts';
import { type LessonView, listLessons } from './lesson-views.ts';
import type { Ports } from './ports/ports.ts';
import { mayChange, requireLearner, type RequestContext } from './request-context.ts';

export interface LearningPathView {
  items: { position: number; lesson: LessonView; isCompleted: boolean }[];
  completed: number;
  total: number;
}

/** The use cases around the learning path. */
export function createLessonService(ports: Ports) {
  return {
    /** Every lesson in the order of the path. */
    list: listLessons,

    /**
     * One lesson; null when the id is unknown. Reading an unlocked one counts as opening it, but with an access token
     * that may only read: what a script went through is not what the learner opened last.
     */
    async open(context: RequestContext, id: string): Promise<LessonView | null> {
      const lesson = (await listLessons(context)).find((candidate) => candidate.id === id) ?? null;
      const learner = await context.learner();
      if (lesson && learner && lesson.state !== 'LOCKED' && mayChange(context)) {
        await ports.progress.recordVisit(learner.id, id);
      }
      return lesson;
    },

    /** The lessons that the learner opened or completed, most recent first. @param first 1 to 100 */
    async recent(context: RequestContext, first: number): Promise<LessonView[]> {
      const learner = await requireLearner(context);
      const [ids, lessons] = await Promise.all([
        ports.progress.recentLessonIds(learner.id, first),
        listLessons(context),
      ]);
      return ids.flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
    },

    /** The path with the learner's progress. */
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
