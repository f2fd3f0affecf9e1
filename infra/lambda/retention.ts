import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import { applyRetention, type RetentionReport } from '../../functions/services/cleanup.ts';
import { readRetentionDay } from '../retention-day.ts';
import { openFoundation } from './open-foundation.ts';
import { scheduled } from './scheduled.ts';

const { dataSources } = openFoundation();

/**
 * Removes expired data. A schedule calls it every day.
 *
 * @param event may set another `date` (YYYY-MM-DD) to count back from
 */
export function handler(event: { date?: string } = {}): Promise<RetentionReport> {
  return scheduled('retention', async () => {
    const on = readRetentionDay(event.date);
    const { database, accounts } = await dataSources();
    return applyRetention({ accounts, retention: createRetentionRepository(database) }, on);
  });
}
