import type { Evidence, EvidenceCase } from '../../../domain/evidence.ts';

/** What the server needs to make evidence for a defense. */
export interface EvidenceKey extends Omit<Evidence, 'from'> {
  /** Our solution of the defense, whose answers are the expected ones. */
  solution: string;
}

/** A submission that was accepted. */
export interface AcceptedAttack {
  submissionId: string;
  code: string;
}

/** What a learner's attack left for a defense. */
export interface StoredEvidence {
  challengeId: string;
  /** The attack. */
  submissionId: string;
  /** The hash of what made it. */
  version: string;
  /** Null if the attack left too little. */
  sample: EvidenceCase | null;
  gradedCase: EvidenceCase | null;
}

/** Stores what accepted attacks left. */
export interface EvidenceRepository {
  /** Returns null if the challenge isn't the defense of a chain. */
  key(challengeId: string): Promise<EvidenceKey | null>;
  /** Returns the learner's latest accepted submission for a challenge; null if there is none. */
  latestAttack(learnerId: string, challengeId: string): Promise<AcceptedAttack | null>;
  find(learnerId: string, challengeId: string): Promise<StoredEvidence | null>;
  /**
   * Stores what an attack left, unless something of the same attack and version is stored already: the first one stays.
   *
   * @returns what is stored now; null if the attack was deleted in the meantime
   */
  store(learnerId: string, evidence: StoredEvidence): Promise<StoredEvidence | null>;
}
