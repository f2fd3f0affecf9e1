import { expect, test } from 'vitest';
import type { LogEntry } from '../../functions/http/log.ts';
import { repeat } from './repeat.ts';

/** Repeats work that answers with each outcome in turn, until there is none left. */
async function repeatedly(outcomes: (Record<string, number> | Error)[]): Promise<LogEntry[]> {
  const logged: LogEntry[] = [];
  const done = Promise.withResolvers<undefined>();
  const work = (): Promise<Record<string, number>> => {
    const outcome = outcomes.shift();
    if (outcome === undefined) done.resolve(undefined);
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome ?? {});
  };
  const end = repeat({ name: 'sweeper', everyMs: 1, work }, (entry) => void logged.push(entry));
  await done.promise;
  end();
  return logged;
}

test('a scheduled job comes round again, and only what it did is logged', async () => {
  expect(await repeatedly([{ submissions: 2 }, { submissions: 0 }, { submissions: 1 }])).toEqual([
    { level: 'info', message: 'sweeper', submissions: 2 },
    { level: 'info', message: 'sweeper', submissions: 1 },
  ]);
});

test('a scheduled job that failed is logged and comes round again', async () => {
  expect(await repeatedly([new Error('The database is away.'), { submissions: 1 }])).toMatchObject([
    { level: 'error', message: 'The scheduled job "sweeper" failed and will be tried again.' },
    { level: 'info', submissions: 1 },
  ]);
});
