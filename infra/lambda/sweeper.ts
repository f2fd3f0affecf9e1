import { createDeletionRepository } from '../../functions/data/deletion-repository.ts';
import { createSubmissionRepository } from '../../functions/data/submission-repository.ts';
import { sweep, type SweepReport } from '../../functions/services/cleanup.ts';
import { withIdleCleanup } from './idle-cleanup.ts';
import { openFoundation } from './open-foundation.ts';
import { scheduled } from './scheduled.ts';

const { dataSources } = openFoundation();

/** Withdraws abandoned attempts. A schedule calls it every minute. */
export const handler: (event: unknown) => Promise<SweepReport> = withIdleCleanup(() =>
  scheduled('sweeper', async () => {
    const { database } = await dataSources();
    return sweep({
      submissions: createSubmissionRepository(database),
      deletions: createDeletionRepository(database),
    });
  }),
);
