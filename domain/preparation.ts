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
export function doneWords(prerequisites: readonly Pick<Prerequisite, 'isDone'>[]): string {
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
