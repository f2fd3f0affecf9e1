import { Fragment } from 'react';
import type { Replay } from '../../sandbox/recording/replay.ts';
import type { Tone } from '../ui/badge.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Failure } from './failure.ts';
import styles from './recorder.module.css';
import type { Sentence } from './sentence.ts';
import { whatHappened } from './what-happened.ts';
import type { NameHost } from './wire/packet-filter.ts';
import { packetSentences } from './wire/packet-words.ts';

interface HappenedViewProps {
  replay: Replay;
  step: number;
  failure: Failure | null;
  /** The bytes of the whole standard output; null if the program is a function. */
  stdout: Uint8Array | null;
  nameHost: NameHost;
}

/** What happened at a step, in words, which are announced. */
export function HappenedView({ replay, step, failure, stdout, nameHost }: HappenedViewProps) {
  const { packets } = replay.recording;
  const packetWords = (first: number, end: number): Sentence[] =>
    packetSentences({ packets, nameHost }, first, end);
  const sentences = whatHappened({ replay, stdout, packetWords }, step);
  const verdict = failure?.step === step ? failure.sentence : null;
  return (
    <section data-scroller className={styles.happened} aria-label="What happened here">
      <Notice tone={toneOf(replay, step, failure)}>
        <p>
          <strong>What happened here.</strong>{' '}
          <span role="status">
            {sentences.map((sentence, index) => (
              <SentenceView key={index} sentence={sentence} />
            ))}
            {verdict}
          </span>
        </p>
      </Notice>
    </section>
  );
}

function SentenceView({ sentence }: { sentence: Sentence }) {
  return (
    <>
      {sentence.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <code key={index}>{part.code}</code>
        ),
      )}{' '}
    </>
  );
}

function toneOf(replay: Replay, step: number, failure: Failure | null): Tone | undefined {
  if (failure?.step === step) return 'fail';
  const { variables, objects, result } = replay.stepAt(step);
  const isChanged = variables.length > 0 || objects.length > 0 || result !== undefined;
  return isChanged ? 'warn' : undefined;
}
