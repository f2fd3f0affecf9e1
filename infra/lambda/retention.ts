import { createRetentionRepository } from '../../functions/data/retention-repository.ts';
import { applyRetention, type RetentionReport } from '../../functions/services/cleanup.ts';
import { readRetentionDay } from '../retention-day.ts';
import { scheduled } from './scheduled.ts';
import { withFreshSecrets } from './with-fresh-secrets.ts';

/**
 * Removes expired data. A schedule calls it every day. The event may set another `date` (YYYY-MM-DD) to count back from.
 */
export const handler: (event?: { date?: string }) => Promise<RetentionReport> = withFreshSecrets(
  ({ dataSources }) =>
    (event = {}) =>
      scheduled('retention', async () => {
        const on = readRetentionDay(event.date);
        const { database, accounts } = await dataSources();
        return applyRetention({ accounts, retention: createRetentionRepository(database) }, on);
      }),
);
