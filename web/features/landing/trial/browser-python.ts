import { trial } from 'virtual:trial';
import type { RunObserver } from '../../../../sandbox/contract.ts';
import type { ExecutionReport } from '../../../execution/execution-report.ts';
import { createBrowserRunner } from '../../../execution/local-runner-context.tsx';
import { withSafetyCheck } from '../../../execution/python/safety-check.ts';
import { type LocalChallenge, runLocally } from '../../../execution/run-locally.ts';

/** Python in this browser, loading or loaded. */
export interface BrowserPython {
  /** Resolves when it can run programs. @throws {Error} if it can't be loaded */
  ready: Promise<void>;
  /** Runs code against the samples. Nothing is sent. */
  run: (code: string, observer: RunObserver) => Promise<ExecutionReport>;
  /** Ends the current run. @returns the line that the program was at, from 1; null if that is unknown */
  stop: () => Promise<number | null>;
  close: () => void;
}

const CHALLENGE: LocalChallenge = {
  description: trial.description,
  instructions: null,
  samples: trial.samples,
  expectedOutput: null,
  entry: { kind: 'PROGRAM', functionName: null },
  lab: null,
  timeLimitSeconds: trial.timeLimitSeconds,
};

const ignore = (): void => undefined;

/** Starts loading Python. @throws {Error} if this browser doesn't support it */
export function openBrowserPython(): BrowserPython {
  const runner = createBrowserRunner({ onProgress: ignore, onFailure: ignore });
  return {
    ready: runner.warm(),
    run: (code, observer) =>
      runLocally(withSafetyCheck(runner), CHALLENGE, { code, title: trial.title, observer }),
    stop: () => runner.stop(),
    close: () => runner.close(),
  };
}
