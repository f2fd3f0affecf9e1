import type { FirstSolve } from '../../domain/achievements.ts';
import { lessonsBehind } from './placement-subjects.ts';
import type { Catalogue, CatalogueChallenge, CatalogueLesson } from './ports/catalogue.ts';
import type { AwardTransaction } from './ports/ports.ts';

/** Records lessons as proved, except those that the learner has practiced. */
export async function proveLessons(
  award: AwardTransaction,
  lessons: readonly CatalogueLesson[],
  now: Date,
): Promise<void> {
  const counted = await award.countedLessonIds();
  const ids = lessons.map(({ id }) => id).filter((id) => !counted.has(id));
  await award.recordProof(ids, now);
}

/** Proves a module if its gate was solved with the first submission and without help. */
export async function proveBySolving(
  award: AwardTransaction,
  { catalogue, challenge, now }: { catalogue: Catalogue; challenge: CatalogueChallenge; now: Date },
  { submissions, hintsUncovered }: FirstSolve,
): Promise<void> {
  if (submissions > 1 || hintsUncovered > 0) return;
  const lessons = lessonsBehind(catalogue, challenge);
  if (lessons.length > 0) await proveLessons(award, lessons, now);
}
