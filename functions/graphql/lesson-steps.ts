import type { Exercise, ExerciseKind, LessonBlock } from '../../domain/exercise.ts';
import type { LessonStepState } from '../../domain/practice.ts';
import type { LessonStepView } from '../services/lesson-practice.ts';
import type * as contract from './__generated__/resolvers.ts';

const KINDS = {
  run: 'RUN',
  predict: 'PREDICT',
  choose: 'CHOOSE',
  fill: 'FILL',
  arrange: 'ARRANGE',
  fix: 'FIX',
  write: 'WRITE',
  find: 'FIND',
  step: 'STEP',
} as const satisfies Record<ExerciseKind, contract.ExerciseKind>;

const STATES = {
  seen: 'SEEN',
  solved: 'SOLVED',
  shown: 'SHOWN',
} as const satisfies Record<LessonStepState, contract.LessonStepState>;

/** Returns the id of a step or an exercise in the GraphQL API. It is unique among all lessons, as caches need it. */
export function globalId(lessonId: string, slug: string): string {
  return `${lessonId}/${slug}`;
}

/** Splits an id of `globalId`. Text without a slash is not such an id, so no lesson has its slug. */
export function splitId(id: string): { lessonId: string; slug: string } {
  const [lessonId = '', ...slug] = id.split('/');
  return { lessonId, slug: slug.join('/') };
}

function presentBlock(block: LessonBlock, lessonId: string) {
  if (block.kind === 'prose') return { __typename: 'LessonProse', html: block.html } as const;
  if (block.kind === 'program') return { __typename: 'LessonProgram', ...block.program } as const;
  return { __typename: 'Exercise', ...presentExercise(lessonId, block.exercise) } as const;
}

/** Returns an exercise of a lesson. */
export function presentExercise(
  lessonId: string,
  { id: slug, kind, question, ...exercise }: Exercise,
) {
  return {
    ...exercise,
    id: globalId(lessonId, slug),
    slug,
    kind: KINDS[kind],
    question: question.markdown,
    questionHtml: question.html,
  };
}

/** Returns the blocks of a step. */
export function presentBlocks({ lessonId, blocks }: Pick<LessonStepView, 'lessonId' | 'blocks'>) {
  return blocks.map((block) => presentBlock(block, lessonId));
}

/** Returns how far the learner has come with a step; null if the learner hasn't seen it. */
export function presentProgress({ progress }: LessonStepView) {
  return progress && { ...progress, state: STATES[progress.state] };
}
