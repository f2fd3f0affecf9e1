import type { ExecutionReport } from '../../../execution/execution-report.ts';
import type { Execution } from '../../../execution/execution-value.ts';
import type { Tone } from '../../../ui/badge.tsx';
import type { PacketState } from '../../../ui/packet.tsx';

/** The status line of an example's runs, which screen readers announce. */
export interface ExampleStatus {
  /** Empty before the first run. */
  words: string;
  tone: Tone | undefined;
  packet: PacketState | undefined;
}

type Run = Pick<Execution, 'localExecuting' | 'localProgress' | 'localResults' | 'isStopped'>;

/** @param isChanged whether the learner has edited the example, so that a different output is no surprise */
export function exampleStatus(run: Run, isChanged: boolean): ExampleStatus {
  const { localExecuting, localProgress, localResults, isStopped } = run;
  if (localExecuting) {
    const words = localProgress === null ? 'running in your browser' : 'loading Python';
    return { words, tone: 'warn', packet: 'pending' };
  }
  if (localResults !== null) return reportStatus(localResults, isChanged);
  return { words: isStopped ? 'stopped' : '', tone: undefined, packet: undefined };
}

function reportStatus(report: ExecutionReport, isChanged: boolean): ExampleStatus {
  const { status, tests, executionTimeSeconds } = report;
  const seconds = `${executionTimeSeconds.toFixed(2)} s`;
  const where = `ran in your browser, ${seconds}`;
  if (status !== 'FINISHED') {
    return { words: `${where}: did not finish`, tone: 'fail', packet: 'failed' };
  }
  if (tests.length === 0) return { words: where, tone: 'signal', packet: 'done' };
  if (report.isSuccess) {
    return { words: `${where}: the output matches the lesson`, tone: 'signal', packet: 'done' };
  }
  const whose = isChanged ? 'the output of your version' : 'the output';
  return { words: `${where}: ${whose} differs from the lesson`, tone: 'warn', packet: 'pending' };
}
