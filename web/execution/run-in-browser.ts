import type { ExecutionReport } from './execution-report.ts';
import type { LocalPythonRunner } from './python/local-python-runner.ts';
import { checkCodeSafety } from './python/safety-check.ts';

interface BrowserRun {
  code: string;
  /** Aborted when the learner stops the run. */
  signal: AbortSignal;
  run: (runner: LocalPythonRunner) => Promise<ExecutionReport>;
}

/**
 * Checks code and runs it in this browser.
 *
 * @throws {Error} with the check's message if the code is unsafe; it isn't run then
 */
export async function runInBrowser(
  getRunner: () => LocalPythonRunner,
  { code, signal, run }: BrowserRun,
): Promise<ExecutionReport> {
  const safety = checkCodeSafety(code);
  if (!safety.isSafe) throw new Error(safety.error);
  const runner = getRunner();
  signal.addEventListener('abort', () => runner.stop());
  return run(runner);
}
