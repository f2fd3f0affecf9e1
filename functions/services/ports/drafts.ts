import type { DraftContent, SentDraft, StoredDraft } from '../../../domain/draft.ts';

/** The draft of a challenge. */
export interface ChallengeDraft extends StoredDraft {
  challengeId: string;
}

/** Code that a newer draft replaced. */
export interface ReplacedDraft extends Pick<DraftContent, 'code' | 'editedAt'> {
  id: string;
  replacedAt: Date;
}

/** A draft to store. */
export interface NewDraft extends SentDraft {
  challengeId: string;
}

/** Stores drafts. */
export interface DraftRepository {
  /** Returns null if the learner has none for the challenge. */
  find(learnerId: string, challengeId: string): Promise<ChallengeDraft | null>;
  /** Lists what newer drafts replaced, the most recent first. */
  replaced(learnerId: string, challengeId: string): Promise<ReplacedDraft[]>;
  /**
   * Stores a draft, as `settleDraft` decides if there is one already. One at a time per challenge.
   *
   * @param keep how many replaced drafts of the challenge are kept
   * @returns the draft that is stored now
   * @throws {AppError} NOT_FOUND if the profile was deleted
   */
  save(
    learnerId: string,
    draft: NewDraft,
    options: { now: Date; keep: number },
  ): Promise<ChallengeDraft>;
}
