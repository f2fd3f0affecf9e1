import { DEFAULT_LIMITS, type ObservedRunner, type RunObserver } from '../../sandbox/contract.ts';
import { type ExecutionReport, runReport } from './execution-report.ts';
import { type LocalChallenge, timeLimitMs, withoutTests } from './run-locally.ts';

/** A run that is compared with nothing. */
export interface OwnRun {
  code: string;
  /** What the program reads before it has to ask. */
  startInput: string;
  observer: RunObserver;
}

/**
 * Runs the file as a program in this browser, in the lab of its challenge and against no test. What it reads comes
 * from the learner.
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
