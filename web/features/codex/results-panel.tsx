import { type ReactNode, type Ref, useState } from 'react';
import { type Execution, useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { ResultsBody } from './results-body.tsx';
import styles from './results.module.css';
import { ResultsSummary } from './results-summary.tsx';

/** The id of the whole panel. */
export const RESULTS_ID = 'results-pane';
const BODY_ID = 'test-results';

/** The results to show; null if there are none. */
function newestOf({ activity, report, failure, loadFailure, console }: Execution): unknown {
  return activity ?? report ?? failure ?? loadFailure ?? (console.length > 0 ? console : null);
}

interface ResultsPanelProps {
  challenge: WorkspaceChallengeFragment;
  /** The separator that resizes the panel, shown while the panel is open. */
  separator?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** The panel with the results of the last run. It opens when there are new results. */
export function ResultsPanel({ challenge, separator, ref }: ResultsPanelProps) {
  const shown = newestOf(useExecution());
  // The learner's choice to open or close it applies only to the current run.
  const [choice, setChoice] = useState<{ of: unknown; isOpen: boolean } | null>(null);
  const isOpen = choice !== null && choice.of === shown ? choice.isOpen : shown !== null;
  return (
    <section
      ref={ref}
      id={RESULTS_ID}
      className={styles.results}
      aria-labelledby="results-title"
      data-open={isOpen || undefined}
      tabIndex={-1}
    >
      {isOpen && separator}
      <div className={styles.bar}>
        <h2 id="results-title">Test Results</h2>
        <ResultsSummary challenge={challenge} />
        <Button
          kind="quiet"
          size="small"
          icon="chevron"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={BODY_ID}
          onClick={() => setChoice({ of: shown, isOpen: !isOpen })}
        >
          {isOpen ? 'Collapse' : 'Expand'}
        </Button>
      </div>
      <div id={BODY_ID} className={styles.body} hidden={!isOpen}>
        {isOpen && <ResultsBody challenge={challenge} />}
      </div>
    </section>
  );
}
