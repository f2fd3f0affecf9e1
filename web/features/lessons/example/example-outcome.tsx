import { useEffect, useRef } from 'react';
import type { ExecutionReport } from '../../../execution/execution-report.ts';
import { type Execution, useExecution } from '../../../execution/execution-value.ts';
import { TracebackView } from '../../../execution/traceback.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Diff } from '../../../ui/diff.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PacketState } from '../../../ui/packet.tsx';
import { Progress } from '../../../ui/progress.tsx';
import styles from './example.module.css';

/** The status line of an example's runs, which screen readers announce. */
interface ExampleStatus {
  /** Empty before the first run. */
  words: string;
  tone: Tone | undefined;
  packet: PacketState | undefined;
}

type Run = Pick<Execution, 'localExecuting' | 'localProgress' | 'localResults' | 'isStopped'>;

/** @param isChanged whether the learner has edited the example, so that a different output is no surprise */
function exampleStatus(run: Run, isChanged: boolean): ExampleStatus {
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

/** The result of the example's last run, and the progress of the current one. */
export function ExampleOutcome({ isChanged }: { isChanged: boolean }) {
  const execution = useExecution();
  const { localResults, localError, localProgress, localExecuting } = execution;
  const { words, tone, packet } = exampleStatus(execution, isChanged);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The result may be below a long program, so scroll it into view.
    if (localResults !== null) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [localResults]);
  return (
    <div ref={outcome} className={styles.outcome}>
      <p role="status">
        {words !== '' && (
          <Badge tone={tone} packet={packet}>
            {words}
          </Badge>
        )}
      </p>
      {localExecuting && localProgress !== null && (
        <Progress value={localProgress.fraction * 100} label={localProgress.label} />
      )}
      {localError !== null && (
        <Notice tone="fail" role="alert">
          {localError}
        </Notice>
      )}
      {localResults !== null && <Report report={localResults} />}
    </div>
  );
}

/** The program's output, a comparison if it differs from the lesson, and the error if there was one. */
function Report({ report }: { report: ExecutionReport }) {
  const { output, status, tests } = report;
  const [test] = tests;
  if (status !== 'FINISHED') return <EarlyEnd report={report} />;
  if (test === undefined || test.isPassed) {
    return <Printed title="What it printed" text={output} tone="signal" />;
  }
  return (
    <>
      {test.error !== null && <p className={styles.reason}>{test.error}</p>}
      <Diff expected={test.expectedStdout ?? ''} actual={test.actualStdout ?? ''} />
    </>
  );
}

function EarlyEnd({ report: { output, error, code } }: { report: ExecutionReport }) {
  return (
    <>
      <Printed title="What it printed" text={output} />
      {error !== null && <TracebackView error={error} code={code} />}
    </>
  );
}

interface PrintedProps {
  title: string;
  text: string;
  /** Highlighted if there is no error. */
  tone?: 'signal';
}

function Printed({ title, text, tone }: PrintedProps) {
  if (text === '') return null;
  return (
    <pre className={styles.printed} tabIndex={0} aria-label={title} data-tone={tone}>
      <code>{text}</code>
    </pre>
  );
}
