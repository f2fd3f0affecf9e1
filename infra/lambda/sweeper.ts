import { createSubmissionStore } from '../../functions/data/submission-store.ts';
import { sweep, type SweepReport } from '../../functions/services/sweep.ts';
import { readCloudConfig } from './cloud-config.ts';
import { hearFailure } from './hear-failure.ts';
import { openCloudGround } from './cloud-ground.ts';
import { madeOnce } from './made-once.ts';
import { scheduled } from './scheduled.ts';

const ground = madeOnce(async () => openCloudGround(await readCloudConfig()), hearFailure);

/** Withdraws the attempts that nobody will finish, as a schedule calls it every minute. */
export function handler(): Promise<SweepReport> {
  return scheduled('sweeper', async () => {
    const { database } = await ground();
    return sweep({ submissions: createSubmissionStore(database) });
  });
}
