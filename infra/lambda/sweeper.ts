import { createDeletionRepository } from '../../functions/data/deletion-repository.ts';
import { createSubmissionRepository } from '../../functions/data/submission-repository.ts';
import { sweep, type SweepReport } from '../../functions/services/cleanup.ts';
import { withIdleCleanup } from './idle-cleanup.ts';
import { scheduled } from './scheduled.ts';
import { withFreshSecrets } from './with-fresh-secrets.ts';

/** Withdraws abandoned attempts. A schedule calls it every minute. */
export const handler: (event: unknown) => Promise<SweepReport> = withIdleCleanup(
  withFreshSecrets(
    ({ dataSources }) =>
      () =>
        scheduled('sweeper', async () => {
          const { database } = await dataSources();
          return sweep({
            submissions: createSubmissionRepository(database),
            deletions: createDeletionRepository(database),
          });
        }),
  ),
);
