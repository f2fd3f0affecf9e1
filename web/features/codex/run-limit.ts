import type { TestReport } from '../../execution/execution-report.ts';

/** The reasons for which the sandbox ends a test. */
type RunLimit = 'time' | 'memory' | 'output' | 'crash' | 'left-out';

/** The beginnings of the sandbox's messages. */
const OPENINGS: readonly (readonly [RegExp, RunLimit])[] = [
  [/^Stopped after [\d.]+ seconds?, the time limit\./, 'time'],
  [/^Stopped: the program needed more than /, 'memory'],
  [/^Stopped: the output exceeded /, 'output'],
  [/^The Python interpreter crashed /, 'crash'],
  [/^Not run: /, 'left-out'],
];

/** The labels of tests that a limit ended. */
export const LIMIT_WORDS: Readonly<Record<RunLimit, string>> = {
  time: 'time limit reached',
  memory: 'memory limit reached',
  output: 'output limit reached',
  crash: 'interpreter crashed',
  'left-out': 'not run',
};

/** Returns the limit that ended a test; null if it finished or failed with its own error. */
export function limitOf({ error }: Pick<TestReport, 'error'>): RunLimit | null {
  return OPENINGS.find(([opening]) => error !== null && opening.test(error))?.[1] ?? null;
}
