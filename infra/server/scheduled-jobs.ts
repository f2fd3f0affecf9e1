import type { Log } from '../../functions/http/log.ts';
import type { Product } from '../compose.ts';
import { type ScheduledJob, repeat } from './repeat.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Starts what the schedules of the cloud do there: the removal of what has outlived its time, and of attempts that
 * nobody will finish.
 *
 * @returns ends it
 */
export function startScheduledJobs(
  { applyRetention, sweep }: Pick<Product, 'applyRetention' | 'sweep'>,
  log: Log,
): () => void {
  const retention: ScheduledJob = {
    name: 'retention',
    everyMs: DAY_MS,
    work: async () => ({ ...(await applyRetention(new Date())) }),
  };
  const sweeper: ScheduledJob = {
    name: 'sweeper',
    everyMs: MINUTE_MS,
    work: async () => ({ ...(await sweep()) }),
  };
  const ends = [retention, sweeper].map((job) => repeat(job, log));
  return () => {
    for (const end of ends) end();
  };
}
