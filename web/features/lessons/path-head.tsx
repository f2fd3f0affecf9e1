import type { PathFragment } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lessons.module.css';
import { currentStop } from './path-modules.ts';
import type { ProofOffer } from './use-proof-offer.ts';

/** Up to this many lessons, the progress bar has one cell per lesson. */
const MAX_CELLS = 36;
const DEFAULT_CELLS = 16;

interface PathHeadProps {
  path: PathFragment | undefined;
  proofs: ProofOffer;
  isLoading: boolean;
  onRefresh: () => void;
}

/** The path's heading, with the learner's progress and a link to the next lesson. */
export function PathHead({ path, proofs, isLoading, onRefresh }: PathHeadProps) {
  const current = currentStop(path?.items ?? []);
  const isAwaited = path === undefined && isLoading;
  return (
    <div className={styles.head}>
      <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
        <h1>Learning Path</h1>
        <p className="quiet">Take the lessons in order. Each one unlocks the next.</p>
      </div>
      <div className={styles.readings}>
        <PathProgress path={path} isLoading={isLoading} />
        <div className="cluster">
          {isAwaited && <Skeleton width="212px" height="40px" />}
          {current !== null && (
            <ButtonLink kind="primary" to={paths.lessonStep(current.lesson.id)}>
              {isBegun(path) ? 'Continue with' : 'Start'} lesson {current.position}
            </ButtonLink>
          )}
          <ProofButton proofs={proofs} />
          <Button icon="refresh" onClick={onRefresh} isBusy={isLoading && path !== undefined}>
            Refresh
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Whether the learner has completed a lesson or done an exercise of one. */
function isBegun(path: PathFragment | undefined): boolean {
  return (
    path?.items.some(({ isCompleted, lesson }) => isCompleted || lesson.practice.solved > 0) ??
    false
  );
}

/** For learners who already know what the first lessons teach. */
function ProofButton({ proofs }: Pick<PathHeadProps, 'proofs'>) {
  if (proofs === 'loading') return <Skeleton width="208px" height="40px" />;
  if (proofs !== 'button') return null;
  return <ButtonLink to={paths.placement}>I already know Python</ButtonLink>;
}

function PathProgress({ path, isLoading }: Pick<PathHeadProps, 'path' | 'isLoading'>) {
  if (path === undefined && isLoading) {
    return (
      <div className={styles.progress}>
        <Skeleton width="4ch" height="28px" />
        <Skeleton height="8px" />
      </div>
    );
  }
  // The page says so below.
  if (path === undefined) return null;
  const { completed, total } = path;
  const hasCellEach = total > 0 && total <= MAX_CELLS;
  return (
    <div className={styles.progress}>
      <p className="readout">
        {completed}
        <small>/{total}</small>
      </p>
      <Progress
        value={total === 0 ? 0 : (completed / total) * 100}
        cells={hasCellEach ? total : DEFAULT_CELLS}
        label="Lessons completed"
      />
    </div>
  );
}
