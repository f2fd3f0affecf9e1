import { explainDifference } from '../../../domain/grading.ts';
import { durationWords, isOnlyRun, type TestReport } from '../../execution/execution-report.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { PRINTED_BESIDE, printedBeside } from '../../execution/printed-beside.ts';
import { parseTraceback, TracebackView } from '../../execution/traceback.tsx';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Packet } from '../../ui/packet.tsx';
import { callWords } from './brief.tsx';
import { OutputText } from './console-view.tsx';
import { StepThrough } from './step-through.tsx';
import { ranOutOfInput, LIMIT_WORDS, limitOf } from './results-words.ts';
import styles from './results.module.css';

interface TestRowProps {
  test: TestReport;
  /** Its index among the visible ones. */
  index: number;
  /** The source that ran. */
  code: string;
  challenge: Pick<WorkspaceChallengeFragment, 'id' | 'title' | 'entry' | 'lab' | 'samples'>;
  isOpenFirst: boolean;
}

/** One visible test: whether it passed and, when opened, its input and output. */
export function TestRow({ test, index, code, challenge, isOpenFirst }: TestRowProps) {
  const { entry } = challenge;
  const { name, isPassed, executionTimeSeconds } = test;
  const limit = limitOf(test);
  if (limit === 'left-out') return <WaitingRow name={name} state="left out" reason={test.error} />;
  return (
    <li>
      <details className={styles.result} open={isOpenFirst}>
        <summary>
          {isOnlyRun(test) ? <OnlyRun /> : <Verdict isPassed={isPassed} />}
          {limit !== null && <Badge tone="warn">{LIMIT_WORDS[limit]}</Badge>}
          <h3 className={styles.name}>{name}</h3>
          <span className="label">{durationWords(executionTimeSeconds)}</span>
        </summary>
        <div className={styles.detail}>
          {!isPassed && <WhatWentWrong test={test} code={code} />}
          <StepThrough {...{ test, index, code, challenge }} />
          <Given test={test} entry={entry} />
          {isPassed && <OutputText title="Your output" text={test.actualStdout ?? ''} />}
          <PrintedBeside test={test} />
        </div>
      </details>
    </li>
  );
}

function Verdict({ isPassed }: Pick<TestReport, 'isPassed'>) {
  return (
    <>
      <Packet state={isPassed ? 'done' : 'failed'} />
      <Badge tone={isPassed ? 'signal' : 'fail'}>
        {isPassed ? messages.testPassed : messages.testFailed}
      </Badge>
    </>
  );
}

/** For a test without an expected output. */
function OnlyRun() {
  return (
    <>
      <Packet state="open" />
      <Badge>Ran</Badge>
    </>
  );
}

function Given({
  test,
  entry,
}: Pick<TestRowProps, 'test'> & Pick<TestRowProps['challenge'], 'entry'>) {
  const { stdin } = test;
  if (stdin === null) return null;
  if (entry.kind === 'FUNCTION') {
    return <OutputText title="Call" text={callWords(entry.functionName, stdin)} />;
  }
  return stdin === '' ? null : <OutputText title="Input" text={stdin} />;
}

/** What a program printed for people to read. It isn't compared. */
function PrintedBeside({ test }: Pick<TestRowProps, 'test'>) {
  const text = printedBeside(test);
  return text === null ? null : <OutputText title={PRINTED_BESIDE} text={text} />;
}

function WhatWentWrong({ test, code }: Pick<TestRowProps, 'test' | 'code'>) {
  const { error, expectedStdout, actualStdout } = test;
  if (error !== null && parseTraceback(error) !== null) {
    return (
      <>
        <TracebackView error={error} code={code} />
        {ranOutOfInput(error) && <GiveMoreInput test={test} code={code} />}
        <Printed title="Printed before the error" test={test} />
      </>
    );
  }
  if (limitOf(test) !== null) {
    return (
      <>
        <p>{error}</p>
        <Printed title="Printed before it stopped" test={test} />
      </>
    );
  }
  return <Difference error={error} expected={expectedStdout ?? ''} actual={actualStdout ?? ''} />;
}

/** What was compared, unless everything that the program printed is shown. */
function Printed({ title, test }: { title: string; test: TestReport }) {
  const text = printedBeside(test) === null ? test.actualStdout : null;
  return text === null || text === '' ? null : <OutputText title={title} text={text} />;
}

interface DifferenceProps {
  /** A sentence about the difference; null if the run has none. */
  error: string | null;
  expected: string;
  actual: string;
}

function Difference({ error, expected, actual }: DifferenceProps) {
  return (
    <>
      <p>{error ?? explainDifference(expected, actual)}</p>
      <Diff expected={expected} actual={actual} />
    </>
  );
}

/** Offers to type the input if a program asks for more than the sample contains. */
function GiveMoreInput({ test: { stdin }, code }: Pick<TestRowProps, 'test' | 'code'>) {
  const { canAskForInput, executeWithOwnInput, activity } = useExecution();
  if (!canAskForInput) return null;
  return (
    <div>
      <Button
        size="small"
        icon="run"
        disabled={activity !== null}
        onClick={() => void executeWithOwnInput(code, stdin ?? '')}
      >
        Continue with own input
      </Button>
    </div>
  );
}

/** Why a test has no result: it waits, runs, or was reached by a stop or by an earlier problem. */
export type WaitingState =
  'not run yet' | 'waiting' | 'running' | 'ran' | 'stopped here' | 'left out';

interface WaitingRowProps {
  name: string;
  state: WaitingState;
  /** Why it was left out. */
  reason?: string | null;
}

/** A test without a result. */
export function WaitingRow({ name, state, reason = null }: WaitingRowProps) {
  return (
    <li className={styles.waiting}>
      <Packet state={state === 'running' ? 'running' : 'open'} />
      <span className={styles.name}>{name}</span>
      <span className="label" title={reason ?? undefined}>
        {state}
      </span>
    </li>
  );
}
