import { createSubmissionStore } from '../../functions/data/submission-store.ts';
import { sweep, type SweepReport } from '../../functions/services/sweep.ts';
import { afterFreeze } from './after-freeze.ts';
import { openFoundation } from './open-foundation.ts';
import { scheduled } from './scheduled.ts';

const { ground } = openFoundation();

/** Withdraws the attempts that nobody will finish, as a schedule calls it every minute. */
export const handler: (event: unknown) => Promise<SweepReport> = afterFreeze(() =>
  scheduled('sweeper', async () => {
    const { database } = await ground();
    return sweep({ submissions: createSubmissionStore(database) });
  }),
);
