import { Suspense, useCallback, useRef } from 'react';
import { CodeArea } from '../../../editor/code-area.tsx';
import { KeyRow } from '../../../editor/key-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { HintButton, Hints, useHints } from './hints.tsx';
import { Verdict } from './lazy-outcome.ts';
import { statusWords, TrialResult } from './trial-result.tsx';
import styles from './trial.module.css';
import { EDITOR_ID } from './use-trial-code.ts';
import type { TrialState } from './trial-state.ts';

const FILE_NAME = 'first_contact.py';

/** The editor with the visitor's program, and what became of it. */
export function Trial({ trial }: { trial: TrialState }) {
  const outcome = useRef<HTMLDivElement>(null);
  // It begins below a phone's screen.
  const showOutcome = useCallback(() => {
    outcome.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { run, isSolved, isStale, wasSolved } = trial;
  const result = (
    <TrialResult run={run} isStale={isStale} wasSolved={wasSolved} onShown={showOutcome} />
  );
  return (
    // Touching or typing anything here starts loading Python.
    <div className={styles.bench} onPointerDown={trial.prepare} onKeyDown={trial.prepare}>
      <Editor trial={trial} />
      <p className="visually-hidden" role="status">
        {statusWords(run)}
      </p>
      <div ref={outcome} className={styles.outcome}>
        {isSolved ? (
          <Suspense fallback={result}>
            <Verdict trial={trial} onShown={showOutcome} />
          </Suspense>
        ) : (
          result
        )}
      </div>
    </div>
  );
}

function Editor({ trial }: { trial: TrialState }) {
  const { code, edit, run, start, isStale } = trial;
  const field = useRef<HTMLTextAreaElement>(null);
  const hints = useRef<HTMLOListElement>(null);
  const { shown, showNext, isLast } = useHints();
  const showNextHint = (): void => {
    showNext?.();
    // The button disappears with the last hint.
    if (isLast) hints.current?.focus();
  };
  return (
    <figure className={`code ${styles.editor}`} data-wraps>
      <header>
        <span className={styles.file}>{FILE_NAME}</span>
        <span className={styles.wide}>Python 3</span>
        <span>{showNext && <HintButton shown={shown} onShow={showNextHint} />}</span>
      </header>
      <CodeArea
        ref={field}
        id={EDITOR_ID}
        label={`Code of ${FILE_NAME}`}
        code={code}
        onChange={edit}
        onRun={start}
        errorLine={run.kind === 'report' && !isStale ? run.errorLine : null}
      />
      <KeyRow editor={field} />
      <Hints shown={shown} ref={hints} />
      <RunBar trial={trial} />
    </figure>
  );
}

function RunBar({ trial: { run, start, stop, isSolved, isLearner } }: { trial: TrialState }) {
  // A learner's next step, above the page, is its primary button.
  const kind = isSolved || isLearner ? 'secondary' : 'primary';
  return (
    <div className={styles.runBar}>
      <span className={`label ${styles.wide} ${styles.keys}`} aria-hidden="true">
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </span>
      {run.kind === 'running' ? (
        <Button kind="danger" onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button kind={kind} icon="run" onClick={start}>
          {run.kind === 'none' ? 'Run' : 'Run again'}
        </Button>
      )}
    </div>
  );
}
