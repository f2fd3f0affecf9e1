import type { ExerciseKey, ExerciseVariant, LessonBlock } from '../../domain/exercise.ts';
import { hashText } from '../../domain/hash-text.ts';
import type { LessonStepView } from './lesson-practice.ts';
import type { CatalogueRepository } from './ports/ports.ts';
import type { RequestContext } from './request-context.ts';

/** What a recording is chosen by. */
interface Searched {
  /** Null for a visitor. */
  learnerId: string | null;
  exerciseId: string;
  /** The number of recordings. */
  count: number;
}

/** Returns the number of the recording that a learner searches: always the same one, and visitors the first one. */
export function recordingOf({ learnerId, exerciseId, count }: Searched): number {
  return learnerId === null ? 0 : hashText(`${learnerId}/${exerciseId}`) % Math.max(1, count);
}

/** Returns the recording that a learner or visitor searches; undefined if the exercise has none. */
function variantOf(
  { variants }: Pick<ExerciseKey, 'variants'>,
  searched: Omit<Searched, 'count'>,
): ExerciseVariant | undefined {
  return variants[recordingOf({ ...searched, count: variants.length })];
}

/** A block with a `find` exercise. */
type FindBlock = Extract<LessonBlock, { kind: 'exercise' }>;

const isFind = (block: LessonBlock): block is FindBlock =>
  block.kind === 'exercise' && block.exercise.kind === 'find';

/** Returns the key of an exercise with the answer that is right for a learner. Only `find` exercises have several. */
export function keyForLearner(
  key: ExerciseKey,
  learner: { exerciseId: string; learnerId: string },
): ExerciseKey {
  const variant = variantOf(key, learner);
  return variant ? { ...key, answers: [variant.answer], solution: variant.answer } : key;
}

/** Adds to a step's `find` exercise what the current learner or visitor searches. Other steps stay as they are. */
export async function withTable(
  catalogue: CatalogueRepository,
  { identity }: RequestContext,
  step: LessonStepView,
): Promise<LessonStepView> {
  const { lessonId, blocks } = step;
  const exercise = blocks.find(isFind)?.exercise;
  if (!exercise) return step;
  const key = await catalogue.exerciseKey(lessonId, exercise.id);
  const searched = { learnerId: identity?.id ?? null, exerciseId: exercise.id };
  const table = (key && variantOf(key, searched)?.table) ?? null;
  const withRows = { kind: 'exercise', exercise: { ...exercise, table } } as const;
  return { ...step, blocks: blocks.map((block) => (isFind(block) ? withRows : block)) };
}
