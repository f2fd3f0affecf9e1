/** Removes what has outlived its time. Every method may be called again: it then finds nothing. */
export interface RetentionRepository {
  /** Removes the profiles, with all that hangs on them, of who was seen last before. @returns their ids */
  removeUnseenLearners(before: Date): Promise<string[]>;
  /** Removes attempts with their code. What was solved stays solved. @returns how many */
  removeSubmissions(before: Date): Promise<number>;
  /** Removes what was written down about use: the auth server's audit log, local mails, ids of deleted accounts. */
  removeLogs(before: Date): Promise<number>;
  /** Removes what was earned in the weeks that began before. All of it stands in the ledger, too. */
  removeWeeks(before: Date): Promise<void>;
}
