import type { TestReport } from '../../execution/execution-report.ts';

/** What the sandbox ends a test for, beside the program's own errors. */
type RunLimit = 'time' | 'memory' | 'output' | 'breakdown' | 'left-out';

/** How the sandbox begins each of its sentences. */
const OPENINGS: readonly (readonly [RegExp, RunLimit])[] = [
  [/^Stopped after [\d.]+ seconds?, the time limit\./, 'time'],
  [/^Stopped: the program needed more than /, 'memory'],
  [/^Stopped: the output grew beyond /, 'output'],
  [/^The Python interpreter broke down /, 'breakdown'],
  [/^Not run: /, 'left-out'],
];

/** What stands beside a test that a limit ended. */
export const LIMIT_WORDS: Readonly<Record<RunLimit, string>> = {
  time: 'time limit reached',
  memory: 'memory limit reached',
  output: 'output limit reached',
  breakdown: 'interpreter broke down',
  'left-out': 'not run',
};

/** The limit that ended a test; null for one that ran to its end, or to an error of its own. */
export function limitOf({ error }: Pick<TestReport, 'error'>): RunLimit | null {
  return OPENINGS.find(([opening]) => error !== null && opening.test(error))?.[1] ?? null;
}
