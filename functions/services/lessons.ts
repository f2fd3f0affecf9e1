import { AppError } from '../../domain/app-error.ts';
import type { MeasuredMinutes } from '../../domain/lesson-time.ts';
import { exercisesOf } from '../../domain/practice.ts';
import { type LessonState, lessonStates } from '../../domain/progression.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { type AchievementView, viewAchievements } from './achievement-view.ts';
import { recordActivity } from './awards.ts';
import type { CatalogueCategory, CatalogueLesson } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import {
  mayChange,
  type RequestContext,
  requireActiveLearner,
  requireLearner,
} from './request-context.ts';

/** The fields that are null while a lesson is locked. */
interface LessonText {
  content: string | null;
  contentHtml: string | null;
  exampleCode: string | null;
  exampleCodeHtml: string | null;
  exampleOutput: string | null;
  lab: LabScenario | null;
}

/** A lesson as the current learner or visitor sees it. A locked one has no content. */
export interface LessonView extends LessonText {
  id: string;
  title: string;
  description: string;
  difficulty: number;
  estimatedMinutes: number;
  measuredMinutes: MeasuredMinutes | null;
  category: CatalogueCategory;
  state: LessonState;
  /** When the learner proved it instead of practicing it; null if that never happened. */
  provedAt: Date | null;
  /** When the learner completed it before it had exercises; null if that never happened. */
  firstEditionAt: Date | null;
}

const NO_TEXT: LessonText = {
  content: null,
  contentHtml: null,
  exampleCode: null,
  exampleCodeHtml: null,
  exampleOutput: null,
  lab: null,
};

function textOf({ content, example, lab }: CatalogueLesson): LessonText {
  return {
    ...NO_TEXT,
    content: content.markdown,
    contentHtml: content.html,
    lab,
    ...(example && {
      exampleCode: example.code,
      exampleCodeHtml: example.codeHtml,
      exampleOutput: example.output,
    }),
  };
}

function viewOf(
  lesson: CatalogueLesson,
  { state, provedAt, firstEditionAt }: Pick<LessonView, 'state' | 'provedAt' | 'firstEditionAt'>,
): LessonView {
  return {
    id: lesson.id,
    title: lesson.title,
    description: lesson.description,
    difficulty: lesson.difficulty,
    estimatedMinutes: lesson.estimatedMinutes,
    measuredMinutes: lesson.measuredMinutes,
    category: lesson.category,
    state,
    provedAt,
    firstEditionAt: exercisesOf(lesson.steps).length > 0 ? firstEditionAt : null,
    ...(state === 'LOCKED' ? NO_TEXT : textOf(lesson)),
  };
}

/** A lesson and its state for the current learner or visitor. */
export interface LessonOnPath {
  id: string;
  title: string;
  state: LessonState;
}

/** Lists the states of all lessons in the order of the path. */
export async function listLessonStates(context: RequestContext): Promise<LessonOnPath[]> {
  const [{ lessons }, completed] = await Promise.all([context.catalogue(), context.completed()]);
  const states = lessonStates(
    lessons.map(({ id }) => id),
    completed,
  );
  return lessons.map(({ id, title }) => ({ id, title, state: states.get(id) ?? 'LOCKED' }));
}

/** Lists all lessons in the order of the path, as the current learner or visitor sees them. */
async function listLessons(context: RequestContext): Promise<LessonView[]> {
  const [{ lessons }, path, completed] = await Promise.all([
    context.catalogue(),
    listLessonStates(context),
    context.completed(),
  ]);
  return lessons.map((lesson, index) =>
    viewOf(lesson, {
      state: path[index]?.state ?? 'LOCKED',
      provedAt: completed.get(lesson.id)?.provedAt ?? null,
      firstEditionAt: completed.get(lesson.id)?.firstEditionAt ?? null,
    }),
  );
}

/**
 * Returns an unlocked lesson and the next one.
 *
 * @throws {AppError} NOT_FOUND for an unknown id, LOCKED until the previous lesson is completed
 */
export async function requireUnlockedLesson(
  context: RequestContext,
  lessonId: string,
): Promise<{ lesson: LessonView; nextLesson: LessonView | null }> {
  const lessons = await listLessons(context);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  if (!lesson) throw new AppError('NOT_FOUND', 'Lesson not found. Please refresh the page.');
  if (lesson.state !== 'LOCKED') return { lesson, nextLesson: lessons[index + 1] ?? null };
  const previous = lessons[index - 1];
  throw new AppError(
    'LOCKED',
    `Lesson "${lessonId}" is locked. Complete "${previous?.title ?? ''}" first.`,
  );
}

/** The maximum time that a learner can report: one day, in minutes. */
const MAX_MINUTES = 1_440;

interface CompletedLesson {
  lesson: LessonView;
  nextLesson: LessonView | null;
  achievementsEarned: AchievementView[];
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
async function completeLesson(
  ports: Ports,
  context: RequestContext,
  input: { lessonId: string; minutesSpent: number },
): Promise<CompletedLesson> {
  const learner = await requireActiveLearner(context);
  requireMinutes(input.minutesSpent);
  await requireUnlockedLesson(context, input.lessonId);
  const catalogue = await context.catalogue();
  const lesson = catalogue.lessons.find(({ id }) => id === input.lessonId);
  const hadExercises = exercisesOf(lesson?.steps ?? []).length > 0;
  const earned = await ports.awards.transaction(learner.id, async (award) =>
    (await award.recordLesson({ ...input, hadExercises }))
      ? recordActivity(award, { catalogue, now: ports.now(), firstSolve: null })
      : [],
  );
  context.forget();
  const achievementsEarned = await viewAchievements(context, earned);
  return { ...(await requireUnlockedLesson(context, input.lessonId)), achievementsEarned };
}

/** A lesson with its place on the path, starting at 1. */
export interface LessonOnPathView {
  position: number;
  lesson: LessonView;
  isCompleted: boolean;
}

interface LearningPathView {
  items: LessonOnPathView[];
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
