import { Failure } from '../../domain/failure.ts';
import { type LessonState, lessonStates } from '../../domain/lesson-order.ts';
import { recordActivity } from './awards.ts';
import type { CatalogueAchievement, CatalogueCategory, CatalogueLesson, Ports } from './ports.ts';
import { requireLearner, type Session } from './session.ts';

/** The longest time that a learner may claim to have spent, in minutes. */
const MAX_MINUTES = 1_440;

/** A lesson as one caller may see it. A locked one carries no content. */
export interface LessonView {
  id: string;
  title: string;
  description: string;
  difficulty: number;
  estimatedMinutes: number;
  category: CatalogueCategory;
  state: LessonState;
  content: string | null;
  contentHtml: string | null;
  exampleCode: string | null;
  exampleCodeHtml: string | null;
  exampleOutput: string | null;
}

export interface LearningPathView {
  items: { position: number; lesson: LessonView; isCompleted: boolean }[];
  completed: number;
  total: number;
}

export interface CompletedLesson {
  lesson: LessonView;
  nextLesson: LessonView | null;
  achievementsEarned: CatalogueAchievement[];
}

function view(lesson: CatalogueLesson, state: LessonState): LessonView {
  const isLocked = state === 'LOCKED';
  return {
    id: lesson.id,
    title: lesson.title,
    description: lesson.description,
    difficulty: lesson.difficulty,
    estimatedMinutes: lesson.estimatedMinutes,
    category: lesson.category,
    state,
    content: isLocked ? null : lesson.content.markdown,
    contentHtml: isLocked ? null : lesson.content.html,
    exampleCode: isLocked ? null : (lesson.example?.code ?? null),
    exampleCodeHtml: isLocked ? null : (lesson.example?.codeHtml ?? null),
    exampleOutput: isLocked ? null : (lesson.example?.output ?? null),
  };
}

async function list(session: Session): Promise<LessonView[]> {
  const [{ lessons }, completed] = await Promise.all([session.catalogue(), session.completed()]);
  const states = lessonStates(
    lessons.map(({ id }) => id),
    completed,
  );
  return lessons.map((lesson) => view(lesson, states.get(lesson.id) ?? 'LOCKED'));
}

async function requireUnlocked(session: Session, lessonId: string): Promise<LessonView> {
  const lessons = await list(session);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  if (!lesson) throw new Failure('NOT_FOUND', 'Lesson not found. Please refresh the page.');
  if (lesson.state !== 'LOCKED') return lesson;
  const previous = lessons[index - 1];
  throw new Failure(
    'LOCKED',
    `Lesson "${lessonId}" opens when "${previous?.title ?? ''}" is completed.`,
  );
}

function requireMinutes(minutes: number): void {
  if (Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES) return;
  throw new Failure(
    'INVALID_INPUT',
    `The minutes spent must be a whole number from 0 to ${MAX_MINUTES}; got ${minutes}.`,
  );
}

/** The use cases around the learning path. */
export function createLessonService(ports: Ports) {
  return {
    /** Every lesson in the order of the path. */
    list,

    /** One lesson; null when the id is unknown. Reading an unlocked one counts as opening it. */
    async open(session: Session, id: string): Promise<LessonView | null> {
      const lesson = (await list(session)).find((candidate) => candidate.id === id) ?? null;
      const learner = await session.learner();
      if (lesson && learner && lesson.state !== 'LOCKED') {
        await ports.progress.recordVisit(learner.id, id);
      }
      return lesson;
    },

    /** The lessons that the learner opened or completed, most recent first. @param first 1 to 100 */
    async recent(session: Session, first: number): Promise<LessonView[]> {
      const learner = await requireLearner(session);
      const [ids, lessons] = await Promise.all([
        ports.progress.recentLessonIds(learner.id, first),
        list(session),
      ]);
      return ids.flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
    },

    /** The path with the learner's progress. */
    async learningPath(session: Session): Promise<LearningPathView> {
      const lessons = await list(session);
      const items = lessons.map((lesson, index) => ({
        position: index + 1,
        lesson,
        isCompleted: lesson.state === 'COMPLETED',
      }));
      const completed = items.filter(({ isCompleted }) => isCompleted).length;
      return { items, completed, total: items.length };
    },

    /**
     * Completes a lesson. Completing it again changes nothing.
     *
     * @throws {Failure} NOT_FOUND, LOCKED while the lesson before it is open, INVALID_INPUT for odd minutes
     */
    async complete(
      session: Session,
      input: { lessonId: string; minutesSpent: number },
    ): Promise<CompletedLesson> {
      const learner = await requireLearner(session);
      requireMinutes(input.minutesSpent);
      await requireUnlocked(session, input.lessonId);
      const catalogue = await session.catalogue();
      const achievementsEarned = await ports.awards.transaction(learner.id, async (award) =>
        (await award.recordLesson(input.lessonId, input.minutesSpent))
          ? recordActivity(award, { catalogue, now: ports.now(), isFirstTry: false })
          : [],
      );
      session.forget();
      const lessons = await list(session);
      const index = lessons.findIndex(({ id }) => id === input.lessonId);
      const lesson = await requireUnlocked(session, input.lessonId);
      return { lesson, nextLesson: lessons[index + 1] ?? null, achievementsEarned };
    },
  };
}
