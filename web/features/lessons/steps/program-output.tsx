import { useEffect, useRef } from 'react';
import { type ExecutionReport, withDuration } from '../../../execution/execution-report.ts';
import { useExecution } from '../../../execution/execution-value.ts';
import { useLocalRunner } from '../../../execution/local-runner-context.tsx';
import { TracebackView } from '../../../execution/traceback.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PacketState } from '../../../ui/packet.tsx';
import { Progress } from '../../../ui/progress.tsx';
import styles from './program.module.css';

interface ProgramOutputProps {
  /** What the unchanged program prints; null if the lesson doesn't say. */
  expected: string | null;
  /** Whether the learner has changed the program. */
  isChanged: boolean;
  /** The outcome of the program as it is now; null if it hasn't run. */
  report: ExecutionReport | null;
}

/** What a program printed. Before a run: what the lesson says that it prints. */
export function ProgramOutput(props: ProgramOutputProps) {
  const { localError } = useExecution();
  const { report } = props;
  const output = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (report !== null) output.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  return (
    <div ref={output} className={styles.output}>
      <div role="status">
        <RunState {...props} />
      </div>
      {localError !== null && (
        <Notice tone="fail" role="alert">
          {localError}
        </Notice>
      )}
      <Expected {...props} />
    </div>
  );
}

function RunState({ expected, isChanged, report }: ProgramOutputProps) {
  const { localProgress, localExecuting, stoppedAfter, stoppedAt } = useExecution();
  if (localExecuting) return <Running fraction={localProgress?.fraction ?? null} />;
  if (report !== null) return <Outcome report={report} expected={isChanged ? null : expected} />;
  if (stoppedAfter === null) return null;
  return (
    <Head
      tone={undefined}
      words={stoppedAt === null ? 'stopped' : `stopped in line ${stoppedAt}`}
    />
  );
}

function Running({ fraction }: { fraction: number | null }) {
  const { isReady } = useLocalRunner();
  if (isReady) return <Head tone="warn" packet="running" words="running" />;
  return (
    <>
      <Head tone="warn" packet="pending" words="loading Python" />
      <Progress value={(fraction ?? 0) * 100} label="Loading Python" />
      <p className={styles.head}>
        Python loads into this page once. Then your program runs, and later runs start at once.
      </p>
    </>
  );
}

interface HeadProps {
  title?: string;
  words: string;
  tone: Tone | undefined;
  packet?: PacketState;
}

function Head({ title = 'Output', words, tone, packet }: HeadProps) {
  return (
    <p className={styles.head}>
      <span>{title}</span>
      <Badge tone={tone} packet={packet}>
        {words}
      </Badge>
    </p>
  );
}

/** @param props.expected what it should have printed; null if any output is fine */
function Outcome({ report, expected }: { report: ExecutionReport; expected: string | null }) {
  const { output, error, code, status } = report;
  const isFinished = status === 'FINISHED';
  return (
    <>
      <Head {...(isFinished ? readingOf(report, expected) : EARLY_END)} />
      <Printed label="Output" text={output} />
      {!isFinished && error !== null && (
        <div className={styles.trace}>
          <TracebackView error={error} code={code} />
        </div>
      )}
    </>
  );
}

const EARLY_END: HeadProps = { tone: 'fail', packet: 'failed', words: 'did not finish' };

function readingOf(
  { output, executionTimeSeconds }: ExecutionReport,
  expected: string | null,
): HeadProps {
  const words = withDuration('ran in your browser', executionTimeSeconds);
  if (expected === null || output.trimEnd() === expected.trimEnd()) {
    return { tone: 'signal', packet: 'done', words };
  }
  return { tone: 'warn', packet: 'pending', words: `${words}: not what the lesson shows` };
}

/** Before a run. */
function Expected(props: ProgramOutputProps) {
  const { localExecuting } = useExecution();
  const { isReady } = useLocalRunner();
  if (props.report !== null || localExecuting) return null;
  return (
    <>
      {/* Who has run a program knows. */}
      {!isReady && (
        <p className={styles.head}>
          “Local” means here, in your browser. A run is not sent to us, and nothing is graded.
        </p>
      )}
      <ExpectedOutput {...props} />
    </>
  );
}

function ExpectedOutput({ expected, isChanged }: ProgramOutputProps) {
  if (isChanged) return <p className={styles.head}>Run it to see what it prints now.</p>;
  if (expected === null) return null;
  return (
    <>
      <p className={styles.head}>It prints</p>
      <Printed label="What it prints" text={expected} />
    </>
  );
}

function Printed({ label, text }: { label: string; text: string }) {
  return (
    <pre tabIndex={0} aria-label={label}>
      <code className={styles.text}>{text === '' ? 'nothing' : text}</code>
    </pre>
  );
}
