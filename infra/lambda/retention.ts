import { readRetentionDay } from '../retention-day.ts';
import { composeForCloud } from './cloud-product.ts';
import type { RetentionReport } from '../../functions/services/retention.ts';

const product = composeForCloud();

/**
 * Removes what has outlived its time, as a schedule calls it every day.
 *
 * @param event may name another `date` (YYYY-MM-DD) to count back from
 */
export async function handler(event: { date?: string } = {}): Promise<RetentionReport> {
  const on = readRetentionDay(event.date);
  return (await product).applyRetention(on);
}
