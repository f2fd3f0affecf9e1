import type { ExecutionReport } from '../../../execution/execution-report.ts';
import type { Execution } from '../../../execution/execution-value.ts';
import type { Tone } from '../../../ui/badge.tsx';
import type { PacketState } from '../../../ui/packet.tsx';

/** The one line that is announced about the runs of an example. */
export interface ExampleStatus {
  /** Empty before the first run. */
  words: string;
  tone: Tone | undefined;
  packet: PacketState | undefined;
}

type Run = Pick<Execution, 'localExecuting' | 'localProgress' | 'localResults' | 'isStopped'>;

/** @param isChanged the learner has edited the example, so that it may well print something else */
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
    return { words: `${where}: prints what the lesson says`, tone: 'signal', packet: 'done' };
  }
  const whose = isChanged ? 'your version prints' : 'it prints';
  return { words: `${where}: ${whose} something else`, tone: 'warn', packet: 'pending' };
}
