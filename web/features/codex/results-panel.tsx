import type { Ref } from 'react';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { ResultsBody } from './results-body.tsx';
import styles from './results.module.css';
import { ResultsSummary } from './results-summary.tsx';

const BODY_ID = 'test-results';

interface ResultsPanelProps {
  challenge: WorkspaceChallengeFragment;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** The panel with the results of the last run. */
export function ResultsPanel({ challenge, isOpen, onToggle, ref }: ResultsPanelProps) {
  return (
    <section ref={ref} className={styles.results} aria-labelledby="results-title" tabIndex={-1}>
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
          onClick={() => onToggle(!isOpen)}
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
