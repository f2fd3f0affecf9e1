import { type Ref, useEffect, useRef, useState } from 'react';
import { type Execution, useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { useToastSlot } from '../../ui/toast-region.tsx';
import { ResultsBody } from './results-body.tsx';
import { ResultsSummary } from './results-summary.tsx';
import styles from './results.module.css';

/** The results to show; null if there are none. */
function newestOf({ activity, report, failure, loadFailure, stoppedAfter }: Execution): unknown {
  return activity ?? report ?? failure ?? loadFailure ?? stoppedAfter;
}

/**
 * Opens and closes the results. They open when there are new ones.
 *
 * @param isOpenFirst whether they are open while there are none
 */
export function useResultsOpen(
  isOpenFirst: boolean,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const shown = newestOf(useExecution());
  // The learner's choice to open or close them applies only to the current run.
  const [choice, setChoice] = useState<{ of: unknown; isOpen: boolean } | null>(null);
  const isOpen =
    choice !== null && choice.of === shown ? choice.isOpen : isOpenFirst || shown !== null;
  return [isOpen, (isNowOpen) => setChoice({ of: shown, isOpen: isNowOpen })];
}

const BODY_ID = 'test-results';

interface ResultsPanelProps {
  challenge: WorkspaceChallengeFragment;
  isOpen: boolean;
  /** Null if they can't be closed. */
  onToggle: ((isOpen: boolean) => void) | null;
  ref?: Ref<HTMLElement> | undefined;
}

/** The panel with the results of the last run. */
export function ResultsPanel({ challenge, isOpen, onToggle, ref }: ResultsPanelProps) {
  const toasts = useToastSlot();
  const body = useRef<HTMLDivElement>(null);
  const { report } = useExecution();
  const isClosable = onToggle !== null;
  useEffect(() => {
    if (report === null || body.current === null) return;
    body.current.scrollTop = 0;
    // A low window shows only a part of the workspace.
    if (isClosable) body.current.scrollIntoView({ block: 'nearest' });
  }, [report, isClosable]);
  return (
    <section ref={ref} className={styles.results} aria-labelledby="results-title" tabIndex={-1}>
      <div className={styles.bar}>
        <h2 id="results-title">Test Results</h2>
        <ResultsSummary challenge={challenge} />
        {onToggle !== null && (
          <Button
            kind="quiet"
            size="small"
            icon="chevron"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={BODY_ID}
            onClick={() => onToggle(!isOpen)}
          >
            <span className={styles.words}>{isOpen ? 'Collapse' : 'Expand'}</span>
          </Button>
        )}
      </div>
      <div ref={body} id={BODY_ID} className={styles.body} hidden={!isOpen}>
        {isOpen && <ResultsBody challenge={challenge} />}
      </div>
      <div ref={toasts} />
    </section>
  );
}
