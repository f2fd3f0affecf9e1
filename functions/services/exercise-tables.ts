import type { ExerciseKey, LessonBlock, RecordedTable } from '../../domain/exercise.ts';
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

/**
 * Returns the number of the recording that a learner searches: always the same one, and visitors the first one.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/ FNV-1a
 */
export function recordingOf({ learnerId, exerciseId, count }: Searched): number {
  if (learnerId === null) return 0;
  let hash = 0x811c9dc5;
  for (const character of `${learnerId}/${exerciseId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash % Math.max(1, count);
}

/** A block with a `find` exercise. */
type FindBlock = Extract<LessonBlock, { kind: 'exercise' }>;

const isFind = (block: LessonBlock): block is FindBlock =>
  block.kind === 'exercise' && block.exercise.kind === 'find';

/** Returns the key of an exercise with the answer that is right for a learner. Only `find` exercises have several. */
export function keyForLearner(
  key: ExerciseKey,
  { exerciseId, learnerId }: { exerciseId: string; learnerId: string },
): ExerciseKey {
  const count = key.variants.length;
  const variant = key.variants[recordingOf({ learnerId, exerciseId, count })];
  return variant ? { ...key, answers: [variant.answer], solution: variant.answer } : key;
}

/** Returns what a learner or visitor searches; null if the exercise is gone. */
async function tableFor(
  catalogue: CatalogueRepository,
  learnerId: string | null,
  { lessonId, exerciseId }: { lessonId: string; exerciseId: string },
): Promise<RecordedTable | null> {
  const key = await catalogue.exerciseKey(lessonId, exerciseId);
  const variants = key?.variants ?? [];
  return variants[recordingOf({ learnerId, exerciseId, count: variants.length })]?.table ?? null;
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
  const place = { lessonId, exerciseId: exercise.id };
  const table = await tableFor(catalogue, identity?.id ?? null, place);
  const searched = { kind: 'exercise', exercise: { ...exercise, table } } as const;
  return { ...step, blocks: blocks.map((block) => (isFind(block) ? searched : block)) };
}
