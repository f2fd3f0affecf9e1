import type { LessonState } from './progression.ts';

/** A lesson or challenge that prepares for a challenge. */
export interface Prerequisite {
  title: string;
  /** Whether the learner has done it. */
  isDone: boolean;
  /** The estimated time of a lesson; null for a challenge. */
  minutes: number | null;
}

/** Returns what is left of the prerequisites, in order. */
export function missingOf<Item extends Pick<Prerequisite, 'isDone'>>(
  prerequisites: readonly Item[],
): Item[] {
  return prerequisites.filter(({ isDone }) => !isDone);
}

/** Formats a prerequisite with its time, if it has one: "Sockets in the lab, 25 min". */
export function prerequisiteWords({ title, minutes }: Prerequisite): string {
  return minutes === null ? title : `${title}, ${minutes} min`;
}

/** Says how many of the prerequisites are done: "2 of 3 done". */
function doneWords(prerequisites: readonly Pick<Prerequisite, 'isDone'>[]): string {
  return `${prerequisites.length - missingOf(prerequisites).length} of ${prerequisites.length} done`;
}

/** Says how far a learner is prepared: "2 of 3 done; missing: Sockets in the lab, 25 min". */
export function preparationWords(prerequisites: readonly Prerequisite[]): string {
  const missing = missingOf(prerequisites);
  if (missing.length === 0) return doneWords(prerequisites);
  return `${doneWords(prerequisites)}; missing: ${missing.map(prerequisiteWords).join('; ')}`;
}

/** Checks whether a challenge is a capstone, which brings together what other challenges taught. */
export function isCapstone({ id }: { id: string }): boolean {
  return id.startsWith('capstone-');
}

/**
 * Returns the lesson to continue with in order to do missing lessons: the first of them that is open. If all of them are
 * still locked, it is the open lesson on the path that leads to the first one.
 *
 * @param path all lessons, in order
 * @param missingIds the lessons that aren't done
 * @returns null if no lesson on the path is missing
 */
export function openLessonToward<Lesson extends { id: string; state: LessonState }>(
  path: readonly Lesson[],
  missingIds: ReadonlySet<string>,
): Lesson | null {
  const missing = path.filter(({ id }) => missingIds.has(id));
  const open = missing.find(({ state }) => state !== 'LOCKED');
  const [first] = missing;
  if (open !== undefined || first === undefined) return open ?? null;
  const before = path.slice(0, path.indexOf(first));
  // Behind completed lessons, the nearest one that isn't locked is the one to complete next.
  return before.findLast(({ state }) => state === 'UNLOCKED') ?? null;
}
