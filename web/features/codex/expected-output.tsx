import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { callWords } from './call-words.ts';
import styles from './brief.module.css';

/** The input and the expected output of the sample run. Renders nothing if the challenge has none. */
export function ExpectedOutput({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { samples, expectedOutput, entry } = challenge;
  const [sample] = samples;
  const output = expectedOutput ?? sample?.expectedStdout;
  if (output === undefined) return null;
  const isFunction = entry.kind === 'FUNCTION';
  return (
    <>
      <h2>Expected output</h2>
      <div className={styles.io}>
        {sample !== undefined && (
          <Text
            title={isFunction ? 'Call' : 'Input'}
            text={isFunction ? callWords(entry.functionName, sample.stdin) : sample.stdin}
          />
        )}
        <Text title={isFunction ? 'Value' : 'Output'} text={output} />
      </div>
    </>
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
