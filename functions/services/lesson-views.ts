import { AppError } from '../../domain/app-error.ts';
import { type LessonState, lessonStates } from '../../domain/progression.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { CatalogueCategory, CatalogueLesson } from './ports/catalogue.ts';
import type { RequestContext } from './request-context.ts';

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
  category: CatalogueCategory;
  state: LessonState;
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

function view(lesson: CatalogueLesson, state: LessonState): LessonView {
  return {
    id: lesson.id,
    title: lesson.title,
    description: lesson.description,
    difficulty: lesson.difficulty,
    estimatedMinutes: lesson.estimatedMinutes,
    category: lesson.category,
    state,
    ...(state === 'LOCKED' ? NO_TEXT : textOf(lesson)),
  };
}

/** Lists all lessons in the order of the path, as the current learner or visitor sees them. */
export async function listLessons(context: RequestContext): Promise<LessonView[]> {
  const [{ lessons }, completed] = await Promise.all([context.catalogue(), context.completed()]);
  const states = lessonStates(
    lessons.map(({ id }) => id),
    completed,
  );
  return lessons.map((lesson) => view(lesson, states.get(lesson.id) ?? 'LOCKED'));
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
