import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  useRevealHintMutation,
  type WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { messages } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Packet } from '../../../ui/packet.tsx';
import styles from './hints.module.css';

type Hint = WorkspaceChallengeFragment['hints'][number];

/** The hints. A button reveals the next one, one at a time and the gentlest first. */
export function Hints({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { id, hints } = challenge;
  const { reveal, asked, isBusy, failure } = useReveal(id);
  const next = hints.find(({ textHtml }) => textHtml === null);
  if (hints.length === 0) return <Empty>This challenge has no hints.</Empty>;
  return (
    <>
      <h2 className="visually-hidden">Hints</h2>
      <p className="quiet">
        Hints cost no XP. Each one says more than the last: read one, then try again.
      </p>
      <ol className={styles.ladder}>
        {hints.map((hint) => (
          <Rung key={hint.rung} hint={hint} total={hints.length} isAsked={hint.rung === asked}>
            {hint === next && (
              <Button isBusy={isBusy} onClick={() => void reveal(hint.rung)}>
                Show hint {hint.rung}
              </Button>
            )}
          </Rung>
        ))}
      </ol>
      {failure !== null && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
      {next === undefined && (
        <p className="quiet">That was the last hint. You can go back to any of them at any time.</p>
      )}
    </>
  );
}

interface RungProps {
  hint: Hint;
  total: number;
  /** Whether the learner has just revealed it. */
  isAsked: boolean;
  children: ReactNode;
}

function Rung({ hint: { rung, textHtml }, total, isAsked, children }: RungProps) {
  const isOpen = textHtml !== null;
  const state = isOpen ? 'done' : children === false ? 'locked' : 'open';
  return (
    <li className={styles.rung} data-open={isOpen || undefined}>
      <Packet state={state} />
      <h3>
        Hint {rung}{' '}
        <span className="label">
          {state === 'locked' ? `after hint ${rung - 1}` : rungWords(rung, total)}
        </span>
      </h3>
      {isOpen && <RungText html={textHtml} takesFocus={isAsked} />}
      {children}
    </li>
  );
}

/** The text of a hint. The button that revealed it is gone, so the focus moves here and the text is read aloud. */
function RungText({ html, takesFocus }: { html: string; takesFocus: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  const isFresh = useRef(takesFocus);
  useEffect(() => {
    if (isFresh.current) text.current?.focus();
  }, []);
  return (
    <div
      ref={text}
      tabIndex={-1}
      className={styles.text}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function rungWords(rung: number, total: number): string {
  if (rung === 1) return 'the gentlest';
  return rung === total ? 'nearly the solution' : '';
}

function useReveal(challengeId: string) {
  const [mutate, { loading }] = useRevealHintMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const reveal = async (rung: number): Promise<void> => {
    setFailure(null);
    setAsked(rung);
    try {
      await mutate({ variables: { challengeId, rung } });
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  return { reveal, asked, isBusy: loading, failure };
}

function reasonOf(error: unknown): string {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return refusal ?? messages.networkError;
}
