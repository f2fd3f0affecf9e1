import { expect, test } from 'vitest';
import type { LogEntry } from '../../functions/http/log.ts';
import { reportQueueTimes } from './queue-times.ts';

test('a report has the longest wait since the one before, and 0 if nobody waited', () => {
  const logged: LogEntry[] = [];
  const times = reportQueueTimes((entry) => void logged.push(entry));
  times.note(0.5);
  times.note(3);
  times.report();
  times.report();
  times.stop();
  expect(logged).toMatchObject([
    { queueSeconds: 3, runs: 2 },
    { queueSeconds: 0, runs: 0 },
  ]);
});
