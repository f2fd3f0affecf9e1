import { describeError } from '../../functions/http/describe-error.ts';
import type { Log } from '../../functions/http/log.ts';

/** Work that comes round again and says how much there was to do. */
export interface ScheduledJob {
  /** What the log calls it. */
  name: string;
  everyMs: number;
  work: () => Promise<Readonly<Record<string, number>>>;
}

/**
 * Does a scheduled job now and again and again, as a schedule of the cloud does. A failure is logged; the next round comes.
 *
 * @returns ends it
 */
export function repeat({ name, everyMs, work }: ScheduledJob, log: Log): () => void {
  const round = async (): Promise<void> => {
    try {
      const report = await work();
      const isAnything = Object.values(report).some((count) => count > 0);
      if (isAnything) log({ level: 'info', message: name, ...report });
    } catch (error) {
      const message = `The scheduled job "${name}" failed and will be tried again.`;
      log({ level: 'error', message, ...describeError(error) });
    }
  };
  void round();
  const timer = setInterval(() => void round(), everyMs).unref();
  return () => clearInterval(timer);
}
