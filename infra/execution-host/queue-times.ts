import type { Log } from '../../functions/http/log.ts';

const REPORT_INTERVAL_MS = 60_000;

/** Reports how long runs wait on one host. */
export interface QueueTimes {
  /** Notes how long a run has waited for its turn, in seconds. */
  note: (seconds: number) => void;
  /** Logs the longest wait since the last report. */
  report: () => void;
  stop: () => void;
}

/**
 * Logs the longest wait of each minute, and 0 if nobody waited. A metric of these lines decides how many hosts there
 * are, so a quiet host says so, too.
 */
export function reportQueueTimes(log: Log, intervalMs = REPORT_INTERVAL_MS): QueueTimes {
  let longest = 0;
  let runs = 0;
  const report = (): void => {
    log({ level: 'info', message: 'The queue of this host.', queueSeconds: longest, runs });
    longest = 0;
    runs = 0;
  };
  const timer = setInterval(report, intervalMs);
  return {
    note(seconds) {
      longest = Math.max(longest, seconds);
      runs += 1;
    },
    report,
    stop: () => clearInterval(timer),
  };
}
