/** Removes data whose retention period has ended. Calling a method again changes nothing. */
export interface RetentionRepository {
  /** Removes profiles, with their data, that were last seen before a date. @returns their ids */
  removeUnseenLearners(before: Date): Promise<string[]>;
  /** Removes submissions with their code. Solves remain. @returns how many */
  removeSubmissions(before: Date): Promise<number>;
  /** Removes the auth server's audit log, local e-mails and the ids of deleted accounts. */
  removeLogs(before: Date): Promise<number>;
  /** Removes the standings of weeks that began before a date. The ledger keeps the XP. */
  removeWeeks(before: Date): Promise<void>;
}
