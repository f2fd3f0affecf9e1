import type { LineFindKey, LineMark } from '../../../domain/line-find.ts';

/** A line that a learner marked, with the hash of what was searched then. */
export interface StoredLineMark extends LineMark {
  version: string;
}

/** A mark to store. */
export interface NewLineMark extends StoredLineMark {
  challengeId: string;
}

/** The answer to a challenge's question for its faulty line, and what a learner marked. */
export interface LineFindRecord {
  key: LineFindKey;
  marks: readonly StoredLineMark[];
}

/** Stores which lines learners marked. */
export interface LineFindRepository {
  /** Returns the answers with what a learner marked, by the challenge's id. */
  find(learnerId: string): Promise<ReadonlyMap<string, LineFindRecord>>;
  /** Stores a mark. The same line of the same version stays as it was first marked. */
  mark(learnerId: string, mark: NewLineMark): Promise<void>;
}
