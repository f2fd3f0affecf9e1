import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import { type ExecutionReport } from '../../execution/execution-report.ts';
import type { ExecutionFailure } from '../../execution/execution-state.ts';
import { type Execution, useExecution } from '../../execution/execution-value.ts';
import type { RefusalWait } from '../../execution/retry-refused.ts';
import { TracebackView } from '../../execution/traceback.tsx';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { AcceptedNotice } from './accepted-notice.tsx';
import { ConsoleView, OutputText } from './console-view.tsx';
import { FeedbackView } from './feedback/feedback-view.tsx';
import { ownTestsLabel, useOwnTests } from './own-tests/own-tests.ts';
import { SkippedLesson } from './preparation/preparation-notice.tsx';
import {
  awardWords,
  CAUSE_ADVICE,
  FAILURE_HEADINGS,
  isStoppedEverywhere,
  sharedSyntaxError,
} from './results-words.ts';
import styles from './results.module.css';
import { RunConsole } from './run-console.tsx';
import { HiddenTests, SampleTests } from './sample-tests.tsx';
import { RecordHere } from './step-through.tsx';
import { WaitingRow, type WaitingState } from './test-row.tsx';

/** Shows why Python didn't load in this browser, and what to do next. */
function LoadFailure({ reason }: { reason: string }) {
  const { loadLocal } = useExecution();
  const isOnline = useIsOnline();
  return (
    <div className={styles.inset}>
      <Notice tone="fail" role="alert">
        <h3>Python is not ready in this browser</h3>
        <p>
          {isOnline
            ? `${reason} Run Code still works: it runs on the server.`
            : 'It isn’t stored on this device yet. Load it once you are back online.'}
        </p>
        <div>
          <Button size="small" icon="refresh" onClick={loadLocal}>
            Load Python again
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** The results of the last run, in every state. */
export function ResultsBody({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { report, failure, loadFailure, wait } = useExecution();
  const isTold = failure === null || failure.message === loadFailure;
  return (
    <>
      {loadFailure !== null && <LoadFailure reason={loadFailure} />}
      {report === null ? (
        <>
          {!isTold && <Failure failure={failure} />}
          {wait !== null && <Countdown wait={wait} />}
          <RunConsole samples={challenge.samples} />
          <Waiting challenge={challenge} />
        </>
      ) : (
        <Report report={report} challenge={challenge} />
      )}
    </>
  );
}

function Waiting({ challenge: { samples } }: { challenge: WorkspaceChallengeFragment }) {
  const execution = useExecution();
  const own = useOwnTests();
  // A submission runs only the challenge's tests.
  const ownNames = execution.activity === 'submission' ? [] : own.names;
  return (
    <>
      <ul>
        {[...samples.map(({ name }) => name), ...ownNames].map((name, index) => (
          <WaitingRow key={index} name={name} state={waitingStateOf(execution, index)} />
        ))}
        {execution.activity === 'submission' && execution.wait === null ? (
          <WaitingRow name="Hidden tests" state="running" />
        ) : (
          <HiddenTests tests={[]} isSubmission={false} />
        )}
      </ul>
      <OwnTestsButton />
    </>
  );
}

/** Opens the learner's own tests. */
function OwnTestsButton() {
  const { names, open } = useOwnTests();
  return (
    <div className={styles.own}>
      <Button kind="quiet" size="small" onClick={open}>
        {names.length === 0 ? 'Add your own test' : ownTestsLabel(names.length)}
      </Button>
    </div>
  );
}

/** Returns why a sample has no result. In the browser they run one after the other; on the server nothing is known. */
function waitingStateOf(execution: Execution, index: number): WaitingState {
  const { activity, wait, isOwnInput, caseIndex, stoppedAfter } = execution;
  if (isOwnInput) return 'not run yet';
  if (stoppedAfter !== null && caseIndex !== null) {
    return stateAround(index - caseIndex, ['ran', 'stopped here', 'left out']);
  }
  if (activity === null || wait !== null) return 'not run yet';
  if (activity !== 'local') return 'running';
  if (caseIndex === null) return 'waiting';
  return stateAround(index - caseIndex, ['ran', 'running', 'waiting']);
}

/** @param distance from the sample that ran last; negative before it */
function stateAround(
  distance: number,
  [before, at, after]: readonly [WaitingState, WaitingState, WaitingState],
): WaitingState {
  if (distance === 0) return at;
  return distance < 0 ? before : after;
}

function Failure({ failure: { activity, message, cause } }: { failure: ExecutionFailure }) {
  const heading = FAILURE_HEADINGS[activity];
  const advice = CAUSE_ADVICE[cause];
  return (
    <div className={styles.inset}>
      <Notice tone={cause === 'wait' ? 'warn' : 'fail'} role="alert">
        <h3>{heading}</h3>
        {message !== heading && <p>{message}</p>}
        {advice !== null && <p>{advice}</p>}
      </Notice>
    </div>
  );
}

/** The pause before a refused run is tried again. The status line announces it once; this one counts silently. */
function Countdown({ wait: { message, secondsLeft } }: { wait: RefusalWait }) {
  return (
    <div className={styles.inset}>
      <Notice tone="warn">
        <h3>Trying again in {secondsLeft} s</h3>
        <p>{message} This page does that for you.</p>
      </Notice>
    </div>
  );
}

interface ReportProps {
  report: ExecutionReport;
  challenge: WorkspaceChallengeFragment;
}

function Report({ report, challenge }: ReportProps) {
  const { tests, code, feedback } = report;
  const samples = <SampleTests report={report} challenge={challenge} />;
  // What the learner can see in full helps more than a hidden test.
  const areSamplesFirst = tests.some((test) => !test.isHidden && !test.isPassed);
  return (
    <>
      <Verdict report={report} challenge={challenge} />
      {feedback !== null && (
        <FeedbackView feedback={feedback} challenge={challenge} code={code} isLatest>
          {areSamplesFirst && samples}
        </FeedbackView>
      )}
      <SkippedLesson challenge={challenge} report={report} />
      {tests.length === 0 && <OutputOnly report={report} lab={challenge.lab} />}
      {(feedback === null || !areSamplesFirst) && samples}
      <OwnTestsButton />
    </>
  );
}

/** What decides about the whole run: that it was accepted, or why it ran on no test. */
function Verdict({ report, challenge }: ReportProps) {
  const { code, isSubmission, isSuccess } = report;
  const syntaxError = sharedSyntaxError(report);
  return (
    <>
      {isSubmission && isSuccess && (
        <AcceptedNotice
          challengeId={challenge.id}
          words={awardWords(report, challenge)}
          levelReached={report.levelReached}
          hasDebrief={challenge.debriefHtml !== null}
          hasSolutions={challenge.solutions.length > 0}
        />
      )}
      {syntaxError !== null && <Stopped error={syntaxError} code={code} />}
      {syntaxError === null && isStoppedEverywhere(report) && <StoppedEverywhere />}
    </>
  );
}

/** An error that kept the program from starting, shown before the tests. */
function Stopped({ error, code }: { error: string; code: string }) {
  return (
    <div className={styles.inset}>
      <h3 className={styles.failed}>{messages.runFailed}</h3>
      <TracebackView error={error} code={code} />
    </div>
  );
}

/** Shown before the tests if the program ended with an error in each of them. The tests say which. */
function StoppedEverywhere() {
  return (
    <div className={styles.inset}>
      <h3 className={styles.failed}>{messages.runFailed}</h3>
      <p className="quiet">The program stopped before it could finish, in every visible test.</p>
    </div>
  );
}

interface OutputOnlyProps {
  report: ExecutionReport;
  lab: LabScenario | null;
}

function OutputOnly({ report, lab }: OutputOnlyProps) {
  const { console } = useExecution();
  const { output, error, code, startInput } = report;
  const typed = console.filter(({ kind }) => kind === 'input').map(({ text }) => text);
  const isTyped = typed.length > 0;
  return (
    <div className={styles.inset}>
      {error !== null && (
        <>
          <h3 className={styles.failed}>{messages.runFailed}</h3>
          <TracebackView error={error} code={code} />
        </>
      )}
      {isTyped ? (
        <ConsoleView title="Console" parts={console} />
      ) : (
        <OutputText title="Output" text={output} />
      )}
      {startInput !== undefined && (
        <RecordHere
          run={{
            ...{ name: 'Own input', code, lab, isFunction: false, isProgram: true },
            asksWhy: error !== null,
            ...{ stdin: [startInput, ...typed].join(''), expected: null, originalStdout: null },
          }}
        />
      )}
    </div>
  );
}
