import { useMemo } from 'react';
import { DEFAULT_LIMITS, type ObservedRunner, type RunObserver } from '../../sandbox/contract.ts';
import { messages } from '../messages.ts';
import { type ExecutionReport, runReport } from './execution-report.ts';
import type { Execution } from './execution-value.ts';
import { useLocalRunner } from './local-runner-context.tsx';
import type { LocalPythonRunner } from './python/local-python-runner.ts';
import { withSafetyCheck } from './python/safety-check.ts';
import {
  type LocalChallenge,
  requestOf,
  runLocally,
  timeLimitMs,
  withoutTests,
} from './run-locally.ts';
import type { RunContext, useRunAttempts } from './use-run-attempts.ts';

interface BrowserRun {
  /** Sets what stops the run. */
  onStop: RunContext['onStop'];
  run: (runner: ObservedRunner) => Promise<ExecutionReport>;
}

/**
 * Checks code and runs it in this browser.
 *
 * @throws {Error} with the check's message if the code is unsafe; it isn't run then
 */
async function runInBrowser(
  getRunner: () => LocalPythonRunner,
  { onStop, run }: BrowserRun,
): Promise<ExecutionReport> {
  const runner = getRunner();
  onStop(() => runner.stop());
  return run(withSafetyCheck(runner));
}

/** A run without tests. */
interface OwnRun {
  code: string;
  /** What the program reads before it asks the learner. */
  startInput: string;
  observer: RunObserver;
}

/**
 * Runs the code as a program in this browser, in the lab of its challenge and without tests. Its input comes from the
 * learner.
 */
async function runWithOwnInput(
  runner: ObservedRunner,
  challenge: LocalChallenge,
  { code, startInput, observer }: OwnRun,
): Promise<ExecutionReport> {
  const { outcomes } = await runner.run(
    {
      language: 'python',
      code,
      entry: { kind: 'program' },
      inputs: [startInput],
      limits: { ...DEFAULT_LIMITS, wallMs: timeLimitMs(challenge) },
      lab: challenge.lab,
    },
    observer,
  );
  return { ...runReport({ isLocal: true, code }, withoutTests(outcomes)), startInput };
}

function canRecord(getRunner: () => LocalPythonRunner): boolean {
  try {
    return getRunner().record !== undefined;
  } catch {
    // This browser can't run Python at all.
    return false;
  }
}

type Attempt = ReturnType<typeof useRunAttempts>['attempt'];
type LocalRuns = Pick<
  Execution,
  'canAskForInput' | 'canRecord' | 'executeCodeLocal' | 'executeWithOwnInput' | 'recordCase'
>;

/** Returns the ways to run code in this browser: against the samples, with the learner's own input, and recorded. */
export function useLocalRuns(challenge: LocalChallenge, attempt: Attempt): LocalRuns {
  const { getRunner } = useLocalRunner();
  return useMemo(
    () => ({
      // A program waits on shared memory, which only a cross-origin isolated page has.
      canAskForInput: globalThis.crossOriginIsolated,
      canRecord: () => canRecord(getRunner),
      recordCase: async (code, { stdin, expected, isProgram = false, place }) => {
        const { record } = getRunner();
        if (record === undefined) throw new Error(messages.localExecutionFailed);
        const request = requestOf(challenge, code, stdin);
        const entry = isProgram ? ({ kind: 'program' } as const) : request.entry;
        return record({ request: { ...request, entry }, expected, place });
      },
      executeCodeLocal: async (code, title, ownCases = []) => {
        await attempt(code, {
          activity: 'local',
          start: ({ onStop, observer }) =>
            runInBrowser(getRunner, {
              onStop,
              run: (runner) => runLocally(runner, challenge, { code, title, ownCases, observer }),
            }),
          report: (report) => report,
        });
      },
      executeWithOwnInput: async (code, startInput) => {
        await attempt(code, {
          activity: 'local',
          isOwnInput: true,
          start: ({ onStop, observer }) =>
            runInBrowser(getRunner, {
              onStop,
              run: (runner) => runWithOwnInput(runner, challenge, { code, startInput, observer }),
            }),
          report: (report) => report,
        });
      },
    }),
    [getRunner, challenge, attempt],
  );
}
