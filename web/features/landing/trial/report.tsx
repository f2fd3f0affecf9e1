import { useEffect } from 'react';
import type { ExecutionReport, TestReport } from '../../../execution/execution-report.ts';
import { PRINTED_BESIDE, printedBeside } from '../../../execution/printed-beside.ts';
import { parseTraceback, TracebackView } from '../../../execution/traceback.tsx';
import { messages } from '../../../messages.ts';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Diff } from '../../../ui/diff.tsx';
import { Packet, type PacketState } from '../../../ui/packet.tsx';
import styles from './trial.module.css';
import type { TrialRun } from './trial-state.ts';

/** Where a run took place, if it isn't where the visitor expects it. */
function originWords({ report, python }: TrialRun & { kind: 'report' }): string | null {
  if (report.isLocal) return null;
  return python === 'failed'
    ? 'ran on our server; Python could not be loaded here'
    : 'ran on our server; Python is still loading here';
}

interface ReportProps {
  run: TrialRun & { kind: 'report' };
  /** Called when there is something new to see. */
  onShown: () => void;
}

/** The tests of a run, and what went wrong in the first that failed. */
export function Report({ run, onShown }: ReportProps) {
  useEffect(onShown, [onShown, run]);
  const { tests, code } = run.report;
  const failure = tests.find(({ isPassed }) => !isPassed);
  const origin = originWords(run);
  return (
    <>
      {failure && <WhatWentWrong test={failure} code={code} />}
      <ul className={styles.tests}>
        {tests.map(({ name, isPassed }) => (
          <TestLine key={name} name={name} state={isPassed ? 'done' : 'failed'} />
        ))}
      </ul>
      {origin !== null && <p className="label">{origin}</p>}
    </>
  );
}

function TestLine({ name, state }: { name: string; state: PacketState }) {
  return (
    <li data-state={state}>
      <Packet state={state} />
      {name}
      <span className="visually-hidden">
        : {state === 'done' ? messages.testPassed : messages.testFailed}
      </span>
    </li>
  );
}

interface WhatWentWrongProps {
  test: TestReport;
  code: ExecutionReport['code'];
}

function WhatWentWrong({ test, code }: WhatWentWrongProps) {
  const { name, error, expectedStdout, actualStdout, stdin } = test;
  const printed = printedBeside(test);
  if (error !== null && parseTraceback(error) !== null) {
    return (
      <>
        <TracebackView error={error} code={code} />
        {printed !== null && <CodeBlock title={PRINTED_BESIDE} code={printed} />}
      </>
    );
  }
  return (
    <>
      <h3 className={styles.failing}>
        {name}
        {stdin !== null && (
          <span className="label">
            {' '}
            input <code>{stdin.trimEnd()}</code>
          </span>
        )}
      </h3>
      <p>{error}</p>
      <Diff expected={expectedStdout ?? ''} actual={actualStdout ?? ''} />
      {printed !== null && <CodeBlock title={PRINTED_BESIDE} code={printed} />}
    </>
  );
}
