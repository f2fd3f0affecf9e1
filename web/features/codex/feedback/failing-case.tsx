import { parseTraceback, TracebackView } from '../../../execution/traceback.tsx';
import type {
  FailingCaseFragment,
  WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { messages } from '../../../messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Diff } from '../../../ui/diff.tsx';
import { Packet } from '../../../ui/packet.tsx';
import { callWords } from '../brief.tsx';
import { OutputText } from '../console-view.tsx';
import styles from '../results.module.css';
import { RecordHere } from '../step-through.tsx';

interface FailingCaseRowProps {
  failing: FailingCaseFragment;
  challenge: Pick<WorkspaceChallengeFragment, 'title' | 'entry' | 'lab'>;
  /** The source that was submitted. */
  code: string;
  /** A few words about the case. */
  note?: string;
  isOpenFirst: boolean;
}

/** One failing case: its title and, when opened, the first difference, the input and both outputs. */
export function FailingCaseRow(props: FailingCaseRowProps) {
  const { failing, challenge, code, note, isOpenFirst } = props;
  const { title: subject, entry, lab } = challenge;
  const { name, stdin, difference, expectedStdout: expected } = failing;
  return (
    <li>
      <details className={styles.result} open={isOpenFirst}>
        <summary>
          <Packet state="failed" />
          <Badge tone="fail">{messages.testFailed}</Badge>
          <h4 className={styles.name}>{name}</h4>
          {note !== undefined && <span className="label">{note}</span>}
        </summary>
        <div className={styles.detail}>
          {difference !== null && <Reason difference={difference} code={code} />}
          <div>
            <RecordHere
              run={{
                ...{ name, subject, code, lab, stdin, expected },
                isFunction: entry.kind === 'FUNCTION',
                originalStdout: failing.actualStdout,
                asksWhy: expected !== null,
              }}
            />
          </div>
          {entry.kind === 'FUNCTION' ? (
            <OutputText title="Call" text={callWords(entry.functionName, stdin)} />
          ) : (
            <OutputText title="Input" text={stdin} />
          )}
          <Outputs failing={failing} />
        </div>
      </details>
    </li>
  );
}

/** The first difference, or the error that ended the program. */
function Reason({ difference, code }: { difference: string; code: string }) {
  return parseTraceback(difference) === null ? (
    <p>{difference}</p>
  ) : (
    <TracebackView error={difference} code={code} />
  );
}

function Outputs({
  failing: { expectedStdout, actualStdout },
}: Pick<FailingCaseRowProps, 'failing'>) {
  if (expectedStdout === null) {
    return <p className="quiet">Only its input is shown. Work out what your program prints.</p>;
  }
  return <Diff expected={expectedStdout} actual={actualStdout ?? ''} />;
}
