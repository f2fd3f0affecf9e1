import { type Ref, useState } from 'react';
import { type Execution, useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { ResultsBody } from './results-body.tsx';
import { ResultsSummary } from './results-summary.tsx';
import styles from './results.module.css';

/** The results to show; null if there are none. */
function newestOf({ activity, report, failure, loadFailure, console }: Execution): unknown {
  return activity ?? report ?? failure ?? loadFailure ?? (console.length > 0 ? console : null);
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
            {isOpen ? 'Collapse' : 'Expand'}
          </Button>
        )}
      </div>
      <div id={BODY_ID} className={styles.body} hidden={!isOpen}>
        {isOpen && <ResultsBody challenge={challenge} />}
      </div>
    </section>
  );
}
