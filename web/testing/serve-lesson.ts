import { lessonFields, viewerFields } from './learner.ts';
import { serveGraphql } from './serve-graphql.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A program that prints one line. */
export const PROGRAM = {
  __typename: 'LessonProgram',
  fileName: 'report.py',
  caption: '',
  code: 'print("online")',
  codeHtml: '<span class="line">print("online")</span>',
  stdin: '',
  output: 'online\n',
};

/** Creates an exercise of a kind. */
export const exerciseFields = (kind: string, fields: Fields = {}): Fields => ({
  __typename: 'Exercise',
  id: `first/${kind.toLowerCase()}`,
  slug: kind.toLowerCase(),
  kind,
  isKey: false,
  questionHtml: `<p>A question to ${kind}.</p>`,
  program: null,
  options: [],
  isMany: false,
  lines: [],
  mustIndent: false,
  maxChangedLines: null,
  cases: [],
  ...fields,
});

/** Creates a step that begins with text. */
export const stepFields = (slug: string, ...blocks: Fields[]): Fields => ({
  id: `first/${slug}`,
  slug,
  title: `Step ${slug}`,
  progress: null,
  blocks: [{ __typename: 'LessonProse', html: `<p>Text of ${slug}.</p>` }, ...blocks],
});

/** Creates a learner's progress with a step. */
export const progressFields = (state: string, fields: Fields = {}): Fields => ({
  state,
  tries: 1,
  canShowSolution: false,
  code: null,
  ...fields,
});

/** The practice of a lesson with one exercise. */
export const NOTHING_PRACTICED = {
  solved: 0,
  shown: 0,
  total: 1,
  isPracticed: false,
};

/** A lesson, and how its exercises are graded. */
export interface LessonServer {
  steps: Fields[];
  /** Further fields of the lesson. */
  lesson?: Fields;
  /** Returns fields of the response to an answer. */
  answer?: (answer: string[]) => Fields;
  /** What the server recommends after the lesson. */
  nextStep?: Fields | (() => Promise<Fields>);
  /** Further fields of the next lesson. */
  next?: Fields;
  /** Fields of a lesson before it. None by default. */
  previous?: Fields;
}

/** The lesson, whose steps change with the learner's progress. */
function createLesson({ steps, lesson = {} }: LessonServer) {
  let now = steps;
  const stepWith = (id: string): Fields | undefined => now.find((step) => step['id'] === id);
  const change = (stepId: string, progress: Fields): Fields => {
    now = now.map((step) => (step['id'] === stepId ? { ...step, progress } : step));
    return stepWith(stepId) ?? { id: stepId, progress };
  };
  return {
    change,
    /** Records the first visit of a step. */
    visit(stepId: string): Fields {
      const step = stepWith(stepId);
      if (step?.['progress'] != null) return step;
      return change(stepId, progressFields('SEEN', { tries: 0 }));
    },
    fields: (): Fields => ({
      ...lessonFields('first', { title: 'Print and run' }),
      practice: NOTHING_PRACTICED,
      exampleCode: null,
      exampleOutput: null,
      resumeStep: null,
      ...lesson,
      steps: now,
    }),
    stepOf(exerciseId: string): string {
      const has = (step: Fields): boolean =>
        (step['blocks'] as Fields[]).some((block) => block['id'] === exerciseId);
      return String(now.find(has)?.['id']);
    },
  };
}

const WRONG_ANSWER = {
  isSolved: false,
  tries: 1,
  feedbackHtml: null,
  output: null,
  error: null,
  canShowSolution: false,
  cases: [],
  achievementsEarned: [],
};

/**
 * Serves a lesson with the id `first`, whose answers are graded by a function.
 *
 * @returns the calls so far, and the answers among them
 */
export function serveLesson(server: LessonServer) {
  const { answer = () => ({}), nextStep, next = {}, previous } = server;
  const lesson = createLesson(server);
  const second = lessonFields('second', { title: 'Slicing', state: 'LOCKED', ...next });
  const calls = serveGraphql({
    viewer: () => viewerFields(nextStep && { nextStep }),
    lesson: () => lesson.fields(),
    lessons: () => [...(previous ? [previous] : []), lesson.fields(), second],
    visitLessonStep: ({ input }: { input: { stepId: string } }) => ({
      step: lesson.visit(input.stepId),
      lesson: lesson.fields(),
    }),
    answerExercise: ({ input }: { input: { exerciseId: string; answer: string[] } }) => {
      const payload: Fields = { ...WRONG_ANSWER, ...answer(input.answer) };
      const progress = progressFields(payload['isSolved'] === true ? 'SOLVED' : 'SEEN');
      const step = lesson.change(lesson.stepOf(input.exerciseId), progress);
      return { ...payload, step, lesson: lesson.fields(), viewer: viewerFields() };
    },
    showExerciseSolution: ({ exerciseId }: { exerciseId: string }) => ({
      solution: 'the solution',
      step: lesson.change(lesson.stepOf(exerciseId), progressFields('SHOWN')),
      lesson: lesson.fields(),
    }),
    completeLesson: () => ({
      lesson: { ...lesson.fields(), state: 'COMPLETED' },
      nextLesson: { ...second, state: 'UNLOCKED' },
      achievementsEarned: [],
      viewer: viewerFields(),
    }),
  });
  const variablesOf = (name: string) =>
    calls()
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables);
  return {
    answers: () => variablesOf('AnswerExercise').map(({ answer: parts }) => parts),
    visits: () => variablesOf('VisitLessonStep').map(({ stepId }) => stepId),
    completions: () => variablesOf('CompleteLesson'),
  };
}
