import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../functions/http/log.ts';
import type { SweepReport } from '../../functions/services/cleanup.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';

const MINUTE_MS = 60_000;
const NOTHING_EXPIRED = { accounts: 0, submissions: 0, logs: 0, lessonTimes: 0 };

const swept = (submissions: number): SweepReport => ({ submissions, deletedAccounts: [] });

const sweep = vi.fn<() => Promise<SweepReport>>();
const applyRetention = vi.fn(() => Promise.resolve(NOTHING_EXPIRED));
const logged: LogEntry[] = [];
let stop: () => void;

/** Starts the jobs and resolves when their first run has ended. */
async function start(): Promise<void> {
  stop = startScheduledJobs({ sweep, applyRetention }, (entry) => void logged.push(entry));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-31T23:57:30Z') });
  sweep.mockReset().mockResolvedValue(swept(0));
  applyRetention.mockClear();
  logged.length = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('runs both jobs on startup, then the sweeper every minute and retention every day', async () => {
  await start();
  expect([sweep.mock.calls.length, applyRetention.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect([sweep.mock.calls.length, applyRetention.mock.calls.length]).toEqual([3, 1]);
  // Advances to midnight.
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([sweep.mock.calls.length, applyRetention.mock.calls.length]).toEqual([4, 2]);
});

test('logs what a job did, and nothing if there was nothing to do', async () => {
  sweep.mockResolvedValueOnce(swept(2));
  sweep.mockResolvedValueOnce(swept(0));
  sweep.mockResolvedValueOnce(swept(1));
  await start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(logged).toEqual([
    { level: 'info', message: 'sweeper', ...swept(2) },
    { level: 'info', message: 'sweeper', ...swept(1) },
  ]);
});

test('logs a sweep that only reports deleted accounts, because the log keeps them', async () => {
  sweep.mockResolvedValueOnce({ submissions: 0, deletedAccounts: ['learner'] });
  await start();
  expect(logged).toMatchObject([{ message: 'sweeper', deletedAccounts: ['learner'] }]);
});

test('logs a failed run and continues with the next one', async () => {
  sweep.mockRejectedValueOnce(new Error('The database is unavailable.'));
  sweep.mockResolvedValueOnce(swept(1));
  await start();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(logged).toMatchObject([
    { level: 'error', message: 'The scheduled job "sweeper" failed and will be tried again.' },
    { level: 'info', submissions: 1 },
  ]);
});

test('runs of one job never overlap', async () => {
  const slow = Promise.withResolvers<SweepReport>();
  sweep.mockReturnValueOnce(slow.promise);
  await start();
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(sweep).toHaveBeenCalledTimes(1);
  slow.resolve(swept(0));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(sweep).toHaveBeenCalledTimes(2);
});

test('runs no job after the schedules have stopped', async () => {
  await start();
  stop();
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(sweep).toHaveBeenCalledTimes(1);
});
