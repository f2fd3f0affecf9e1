import type { PathFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './lessons.module.css';

/** One cell per lesson is drawn up to this many lessons. */
const MAX_CELLS = 36;
const DEFAULT_CELLS = 16;

interface PathHeadProps {
  path: PathFragment | undefined;
  isLoading: boolean;
  onRefresh: () => void;
}

/** The heading of the path with how far the learner has come. */
export function PathHead({ path, isLoading, onRefresh }: PathHeadProps) {
  const { completed, total } = path ?? { completed: 0, total: 0 };
  const hasCellEach = total > 0 && total <= MAX_CELLS;
  return (
    <div className={styles.head}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Learning Path</h1>
        <p className="quiet">Each lesson opens the next. Take them in order.</p>
      </div>
      <div className="cluster" style={{ '--gap': 'var(--space-5)' }}>
        <p className="readout">
          {completed}
          <small>/{total}</small>
        </p>
        <div className={styles.bar}>
          <Progress
            value={total === 0 ? 0 : (completed / total) * 100}
            cells={hasCellEach ? total : DEFAULT_CELLS}
            label="Lessons completed"
          />
        </div>
        <Button icon="refresh" onClick={onRefresh} isBusy={isLoading && path !== undefined}>
          Refresh
        </Button>
      </div>
    </div>
  );
}
