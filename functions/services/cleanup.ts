import { retentionLimits } from '../../domain/retention.ts';
import type { DeletionRepository, Ports, RetentionRepository } from './ports/ports.ts';

/** The result of a sweep. */
export interface SweepReport {
  /** The number of withdrawn submissions. */
  submissions: number;
  /** The ids of the accounts that were deleted in the last minutes. */
  deletedAccounts: string[];
}

/**
 * Withdraws submissions whose server died before their verdict, so that their keys can be used again. A verdict that
 * arrives later finds no submission and awards nothing.
 *
 * Reports which accounts were deleted, no matter by whom. The log keeps that outside the database, so that deletions
 * can be repeated after a backup was restored.
 */
export async function sweep({
  submissions,
  deletions,
}: Pick<Ports, 'submissions'> & { deletions: DeletionRepository }): Promise<SweepReport> {
  return {
    submissions: await submissions.withdrawAbandoned(),
    deletedAccounts: await deletions.listRecent(),
  };
}

/** The number of removed records, and of lessons whose time was measured. */
export interface RetentionReport {
  accounts: number;
  submissions: number;
  logs: number;
  lessonTimes: number;
}

/**
 * Removes all data whose retention period has ended. Then, once a week, computes how long lessons take, without those
 * who are gone. It can be run again after an interruption.
 *
 * @param on the day to count back from
 */
export async function applyRetention(
  { accounts, retention }: Pick<Ports, 'accounts'> & { retention: RetentionRepository },
  on: Date,
): Promise<RetentionReport> {
  const limits = retentionLimits(on);
  const learners = await retention.removeInactiveLearners(
    limits.accountsSeenBefore,
    limits.anonymousSeenBefore,
  );
  for (const id of learners) await accounts.removal(id)();
  await retention.removeWeeks(limits.weeksBefore);
  const unused = await accounts.removeUnused(limits.accountsSeenBefore, limits.anonymousSeenBefore);
  return {
    accounts: learners.length + unused,
    submissions: await retention.removeSubmissions(limits.submissionsBefore),
    logs: await retention.removeLogs(limits.logsBefore),
    lessonTimes: await retention.measureLessons(on),
  };
}
