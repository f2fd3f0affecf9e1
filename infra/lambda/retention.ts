import { createRetentionStore } from '../../functions/data/retention-store.ts';
import { applyRetention, type RetentionReport } from '../../functions/services/retention.ts';
import { readRetentionDay } from '../retention-day.ts';
import { readCloudConfig } from './cloud-config.ts';
import { hearFailure } from './hear-failure.ts';
import { openCloudGround } from './cloud-ground.ts';
import { madeOnce } from './made-once.ts';
import { scheduled } from './scheduled.ts';

const ground = madeOnce(async () => openCloudGround(await readCloudConfig()), hearFailure);

/**
 * Removes what has outlived its time, as a schedule calls it every day.
 *
 * @param event may name another `date` (YYYY-MM-DD) to count back from
 */
export function handler(event: { date?: string } = {}): Promise<RetentionReport> {
  return scheduled('retention', async () => {
    const on = readRetentionDay(event.date);
    const { database, accounts } = await ground();
    return applyRetention({ accounts, retention: createRetentionStore(database) }, on);
  });
}
