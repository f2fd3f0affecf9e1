import type { Day } from '../../../domain/calendar.ts';
import type { PlacementItem } from '../../../domain/placement.ts';

/** An attempt to prove a module or a lesson. */
export interface PlacementAttempt {
  id: string;
  /** What it proves: `module-` and the id of a category, or `lesson-` and the id of a lesson. */
  placementId: string;
  /** The learner's day on which it started. */
  day: Day;
  items: readonly PlacementItem[];
  startedAt: Date;
}

/** Reads attempts to prove something. */
export interface PlacementRepository {
  /** Lists the latest attempt at everything that the learner tried to prove. */
  latest(learnerId: string): Promise<PlacementAttempt[]>;
  /** Returns null if the learner has no such attempt. @param id a UUID */
  find(learnerId: string, id: string): Promise<PlacementAttempt | null>;
}

/** The part of a transaction with a locked profile that records attempts and what they prove. */
export interface PlacementTransaction {
  latestPlacement(placementId: string): Promise<PlacementAttempt | null>;
  placementAttempt(id: string): Promise<PlacementAttempt | null>;
  /** Stores an attempt, replacing its items if it is stored. */
  storePlacement(attempt: PlacementAttempt): Promise<void>;
  /** Records lessons as proved. One that was proved before keeps its date. */
  recordProof(lessonIds: readonly string[], provedAt: Date): Promise<void>;
}
