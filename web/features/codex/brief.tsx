import { useState } from 'react';
import type {
  PreparationFragment,
  WorkspaceChallengeFragment,
} from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './brief.module.css';
import { EvidenceNotice } from './evidence/evidence-notice.tsx';
import { LabMap } from './lab-map.tsx';
import { LineFind } from './line-find/line-find.tsx';
import { PreparationNotice } from './preparation/preparation-notice.tsx';
import { useNextKind } from './submit-kind.ts';
import { FirstWayAfter } from './ways-on.tsx';

/**
 * Formats a call of a learner's function as they would write it.
 *
 * @param argumentsJson a JSON array of the arguments; anything else is shown unchanged
 */
export function callWords(functionName: string | null, argumentsJson: string): string {
  const name = functionName ?? 'solve';
  try {
    const values: unknown = JSON.parse(argumentsJson);
    if (!Array.isArray(values)) return `${name}(${argumentsJson})`;
    return `${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  } catch {
    return `${name}(${argumentsJson})`;
  }
}

/** The input and the expected output of the sample run. Renders nothing if the challenge has none. */
function ExpectedOutput({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { samples, expectedOutput, entry } = challenge;
  const [sample] = samples;
  const output = expectedOutput ?? sample?.expectedStdout;
  if (output === undefined) return null;
  return (
    <>
      <h2>Expected output</h2>
      <InputAndOutput entry={entry} stdin={sample?.stdin} output={output} />
    </>
  );
}

interface InputAndOutputProps {
  entry: WorkspaceChallengeFragment['entry'];
  stdin: string | undefined;
  output: string;
}

function InputAndOutput({ entry, stdin, output }: InputAndOutputProps) {
  const isFunction = entry.kind === 'FUNCTION';
  return (
    <div className={styles.io}>
      {stdin !== undefined && (
        <Text
          title={isFunction ? 'Call' : 'Input'}
          text={isFunction ? callWords(entry.functionName, stdin) : stdin}
        />
      )}
      <Text title={isFunction ? 'Value' : 'Output'} text={output} />
    </div>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <pre tabIndex={0} aria-label={title}>
        {text === '' ? <i>nothing</i> : text}
      </pre>
    </div>
  );
}

/** Says that the challenge was solved before this page was opened, and what comes next. */
function SolvedBefore({ challenge: { id, isCompleted } }: { challenge: PreparationFragment }) {
  const [wasSolved] = useState(isCompleted);
  const kind = useNextKind();
  if (!wasSolved) return null;
  return (
    <Notice packet="done">
      <div className="spread">
        <strong>You’ve solved this</strong>
        <FirstWayAfter challengeId={id} kind={kind} />
      </div>
    </Notice>
  );
}

/** The brief: the story, the rules, one sample, a tip and the lab. */
export function Brief({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { description, instructionsHtml, tipHtml, lab, preparedBy } = challenge;
  return (
    <>
      <SolvedBefore challenge={challenge} />
      <PreparationNotice challenge={challenge} />
      <p>{description}</p>
      {preparedBy !== null && (
        <p className="label">
          after lesson {preparedBy.position},{' '}
          <Link to={paths.lessonStep(preparedBy.id)}>{preparedBy.title}</Link>
        </p>
      )}
      {instructionsHtml !== null && (
        <>
          <h2>Instructions</h2>
          <div
            className={styles.instructions}
            dangerouslySetInnerHTML={{ __html: instructionsHtml }}
          />
        </>
      )}
      <LineFind challenge={challenge} />
      <ExpectedOutput challenge={challenge} />
      <EvidenceNotice
        show={({ stdin, expectedStdout }) => (
          <InputAndOutput entry={challenge.entry} stdin={stdin} output={expectedStdout} />
        )}
      />
      {tipHtml !== null && (
        <Notice packet="pending">
          <div className={styles.tip}>
            <strong>Tip.</strong> <div dangerouslySetInnerHTML={{ __html: tipHtml }} />
          </div>
        </Notice>
      )}
      {lab !== null && (
        <>
          <h2>Lab</h2>
          <LabMap lab={lab} />
        </>
      )}
    </>
  );
}
