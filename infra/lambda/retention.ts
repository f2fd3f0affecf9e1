import { createRetentionStore } from '../../functions/data/retention-store.ts';
import { applyRetention, type RetentionReport } from '../../functions/services/retention.ts';
import { readRetentionDay } from '../retention-day.ts';
import { openFoundation } from './open-foundation.ts';
import { scheduled } from './scheduled.ts';

const { ground } = openFoundation();

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
