import type { LocalPythonRunner } from './python/local-python-runner.ts';
import { checkCodeSafety } from './python/safety-check.ts';
import { type LocalChallenge, runLocally } from './run-locally.ts';
import type { ExecutionReport } from './execution-report.ts';

interface BrowserRun {
  code: string;
  title: string;
  challenge: LocalChallenge;
  /** Fires when the learner stops the run. */
  signal: AbortSignal;
}

/**
 * Checks code and runs it in this browser.
 *
 * @throws {Error} with the check's own sentence when the code is unsafe; it is not run then
 */
export async function runInBrowser(
  getRunner: () => LocalPythonRunner,
  { code, title, challenge, signal }: BrowserRun,
): Promise<ExecutionReport> {
  const safety = checkCodeSafety(code);
  if (!safety.isSafe) throw new Error(safety.error);
  const runner = getRunner();
  signal.addEventListener('abort', () => runner.stop());
  return runLocally(runner, challenge, { code, title });
}
