import { DEFAULT_LIMITS, type ObservedRunner, type RunObserver } from '../../sandbox/contract.ts';
import { type ExecutionReport, runReport } from './execution-report.ts';
import { type LocalChallenge, timeLimitMs, withoutTests } from './run-locally.ts';

/** A run without tests. */
export interface OwnRun {
  code: string;
  /** What the program reads before it asks the learner. */
  startInput: string;
  observer: RunObserver;
}

/**
 * Runs the code as a program in this browser, in the lab of its challenge and without tests. Its input comes from the
 * learner.
 */
export async function runWithOwnInput(
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
  return runReport({ isLocal: true, code }, withoutTests(outcomes));
}
