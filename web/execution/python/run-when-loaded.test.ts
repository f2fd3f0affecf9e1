import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LIMITS, type RunRequest } from '../../../sandbox/contract.ts';
import type { Interpreter } from '../../../sandbox/python/runner/interpreter.ts';
import { runWhenLoaded } from './run-when-loaded.ts';

const request: RunRequest = {
  language: 'python',
  code: '',
  entry: { kind: 'program' },
  inputs: ['a', 'b', 'c'],
  limits: DEFAULT_LIMITS,
  lab: null,
};

const finished = { status: 'FINISHED', error: null, value: null } as const;

/** Finishes all inputs at once. */
const quick: Interpreter = {
  booted: Promise.resolve(),
  begin: ({ inputs }, listener) => {
    for (const index of inputs.keys()) {
      listener({ kind: 'started', index });
      listener({ kind: 'ended', index, report: finished });
    }
  },
  kill: () => undefined,
};

test('a run that waits a minute for Python leaves nothing out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const loadSlowly = async (): Promise<Interpreter> => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return quick;
  };
  const run = runWhenLoaded(request, loadSlowly);
  await vi.runAllTimersAsync();
  const { outcomes } = await run;
  expect(outcomes.map(({ status }) => status)).toEqual(['FINISHED', 'FINISHED', 'FINISHED']);
});
