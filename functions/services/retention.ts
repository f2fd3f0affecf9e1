import { retentionLimits } from '../../domain/retention.ts';
import type { Ports } from './ports/ports.ts';
import type { RetentionRepository } from './ports/retention.ts';

/** The number of removed records. */
export interface RetentionReport {
  accounts: number;
  submissions: number;
  logs: number;
}

/**
 * Removes all data whose retention period has ended. It can be run again after an interruption.
 *
 * @param on the day to count back from
 */
export async function applyRetention(
  { accounts, retention }: Pick<Ports, 'accounts'> & { retention: RetentionRepository },
  on: Date,
): Promise<RetentionReport> {
  const limits = retentionLimits(on);
  const learners = await retention.removeUnseenLearners(limits.accountsSeenBefore);
  for (const id of learners) await accounts.removal(id)();
  await retention.removeWeeks(limits.weeksBefore);
  const unused = await accounts.removeUnused(limits.accountsSeenBefore);
  return {
    accounts: learners.length + unused,
    submissions: await retention.removeSubmissions(limits.submissionsBefore),
    logs: await retention.removeLogs(limits.logsBefore),
  };
}
