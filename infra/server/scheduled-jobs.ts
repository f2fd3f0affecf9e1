import { Cron } from 'croner';
import { describeError, type Log } from '../../functions/http/log.ts';
import type { Product } from '../compose.ts';

/** A job on a schedule, which reports how much there was to do. */
interface ScheduledJob {
  name: string;
  /** A cron pattern, in UTC. */
  pattern: string;
  work: () => Promise<object>;
}

/**
 * Runs the scheduled jobs of the cloud on this machine, on startup and then on schedule: the removal of expired data
 * every day, and of abandoned submissions every minute. Runs of one job never overlap. A failed run is logged and
 * doesn't prevent the next one.
 *
 * @returns a function that stops the schedules
 */
export function startScheduledJobs(
  { applyRetention, sweep }: Pick<Product, 'applyRetention' | 'sweep'>,
  log: Log,
): () => void {
  const jobs: ScheduledJob[] = [
    { name: 'retention', pattern: '@daily', work: () => applyRetention(new Date()) },
    { name: 'sweeper', pattern: '* * * * *', work: sweep },
  ];
  const schedules = jobs.map(({ name, pattern, work }) => {
    const options = { timezone: 'UTC', protect: true, unref: true };
    return new Cron(pattern, options, () => run(name, work, log));
  });
  for (const schedule of schedules) void schedule.trigger();
  return () => {
    for (const schedule of schedules) schedule.stop();
  };
}

async function run(name: string, work: ScheduledJob['work'], log: Log): Promise<void> {
  try {
    const report = await work();
    const results: unknown[] = Object.values(report);
    const hasDoneAnything = results.some(
      (each) => (Array.isArray(each) ? each.length : each) !== 0,
    );
    if (hasDoneAnything) log({ level: 'info', message: name, ...report });
  } catch (error) {
    const message = `The scheduled job "${name}" failed and will be tried again.`;
    log({ level: 'error', message, ...describeError(error) });
  }
}
