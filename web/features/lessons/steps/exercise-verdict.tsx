import { useEffect, useRef } from 'react';
import { TracebackView } from '../../../execution/traceback.tsx';
import type {
  ExerciseFragment,
  ExerciseResultFragment,
} from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Diff } from '../../../ui/diff.tsx';
import { LevelUp } from '../../../ui/level-up.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TAKES_FOCUS } from '../../../ui/take-focus.ts';
import { isVersion } from './exercise-answer.ts';
import styles from './exercise.module.css';
import type { ExerciseAttempt } from './use-exercise.ts';

interface ExerciseVerdictProps {
  exercise: ExerciseFragment;
  attempt: ExerciseAttempt;
}

/** What the server said about the answer, and the solution once the learner has asked for it. */
export function ExerciseVerdict({ exercise, attempt }: ExerciseVerdictProps) {
  const { result, failure, answer, wait } = attempt;
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may be below a long program, or behind the bar.
    if (result !== null) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={verdict} className={styles.verdict}>
      <div role="status">
        {result !== null && <Verdict result={result} code={answer[0] ?? ''} attempt={attempt} />}
      </div>
      {wait !== null && (
        <Notice tone="warn">{`${wait.message} Trying again in ${wait.secondsLeft} s.`}</Notice>
      )}
      {failure !== null && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
      <Solution exercise={exercise} attempt={attempt} />
    </div>
  );
}

function Solution({ exercise, attempt }: ExerciseVerdictProps) {
  const { result, solution, showSolution, isBusy } = attempt;
  if (solution !== null) {
    return (
      <div className="stack">
        <p className="label" {...TAKES_FOCUS}>
          A solution
        </p>
        {exercise.kind === 'CHOOSE' ? <p>{solution}</p> : <CodeBlock code={solution} />}
      </div>
    );
  }
  if (result === null || result.isSolved || !result.canShowSolution) return null;
  return (
    <div>
      <Button kind="quiet" size="small" isBusy={isBusy} onClick={showSolution}>
        Show me
      </Button>
    </div>
  );
}

interface VerdictProps {
  result: ExerciseResultFragment;
  /** The code that was checked, if the answer is code. */
  code: string;
  attempt: Pick<ExerciseAttempt, 'outlook' | 'levelReached'>;
}

function Verdict({ result, code, attempt: { outlook, levelReached } }: VerdictProps) {
  return result.isSolved ? (
    <Notice tone="signal">
      <p>
        <strong>Correct.</strong> {outlook}
      </p>
      {levelReached !== null && <LevelUp level={levelReached} />}
      <Feedback html={result.feedbackHtml} />
      {result.output !== null && result.output !== '' && (
        <CodeBlock title="Output" code={result.output} />
      )}
    </Notice>
  ) : (
    <Notice tone="fail">
      <p>
        <strong>Not yet.</strong> {outlook}
      </p>
      <Feedback html={result.feedbackHtml} />
      <Reason result={result} code={code} />
    </Notice>
  );
}

/** What the author says about the answer. */
function Feedback({ html }: { html: string | null }) {
  return html === null ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Why an answer is wrong: the error, and the first visible case that fails. */
function Reason({ result: { error, cases }, code }: Omit<VerdictProps, 'attempt'>) {
  const failed = cases.filter(({ isPassed }) => !isPassed);
  const visible = failed.find(({ isHidden }) => !isHidden);
  return (
    <>
      {error !== null && <TracebackView error={error} code={code} />}
      {visible ? (
        <FailedCase failed={visible} hasError={error !== null} />
      ) : (
        <HiddenFailures count={failed.length} />
      )}
    </>
  );
}

interface FailedCaseProps {
  failed: ExerciseResultFragment['cases'][number];
  hasError: boolean;
}

function FailedCase({ failed, hasError }: FailedCaseProps) {
  const { expected, actual } = failed;
  // After an error that comes before all output, there is nothing to compare.
  if (actual === null || (hasError && actual === '')) return null;
  return (
    <>
      <GivenInput failed={failed} />
      <Diff expected={expected ?? ''} actual={actual} />
    </>
  );
}

/** Each line of input is a line of its own. */
function GivenInput({ failed }: Pick<FailedCaseProps, 'failed'>) {
  const given = failed.input?.trimEnd() ?? '';
  if (given === '') return null;
  return <CodeBlock title={isVersion(failed) ? 'Version' : 'Input'} code={given} />;
}

function HiddenFailures({ count }: { count: number }) {
  if (count === 0) return null;
  const cases = count === 1 ? 'A hidden case' : `${count} hidden cases`;
  return <p>The cases you see pass. {cases} with other values failed.</p>;
}
