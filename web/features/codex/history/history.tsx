import type {
  AttemptFragment,
  WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Attempt } from './attempt.tsx';
import styles from './history.module.css';
import { useHistory } from './use-history.ts';

interface HistoryProps {
  challenge: WorkspaceChallengeFragment;
  /** The code in the editor. */
  draft: string;
  /** Restores the code of an attempt into the editor. @param words a description of the attempt */
  onRestore: (code: string, words: string) => void;
}

/** The learner's submissions for this challenge, newest first. */
export function History({ challenge, draft, onRestore }: HistoryProps) {
  const { attempts, hasFailed, isLoading, retry, showMore } = useHistory(challenge.id);
  return (
    <>
      {hasFailed && (
        <Notice tone="fail" role="alert">
          <p>Your attempts could not be loaded just now. They are safe on the server.</p>
          <div>
            <Button size="small" icon="refresh" onClick={retry}>
              Try again
            </Button>
          </div>
        </Notice>
      )}
      {attempts === null && isLoading && <HistorySkeleton />}
      {attempts !== null && <Attempts attempts={attempts} draft={draft} onRestore={onRestore} />}
      {showMore !== null && (
        <div>
          <Button isBusy={isLoading} onClick={showMore}>
            Show older attempts
          </Button>
        </div>
      )}
    </>
  );
}

interface AttemptsProps extends Omit<HistoryProps, 'challenge'> {
  attempts: readonly AttemptFragment[];
}

function Attempts({ attempts, draft, onRestore }: AttemptsProps) {
  if (attempts.length === 0) {
    return (
      <Empty icon="submit">
        <p>No attempts yet. Your submissions will appear here with their code.</p>
      </Empty>
    );
  }
  return (
    <ol className={styles.attempts}>
      {attempts.map((attempt, index) => (
        <Attempt
          key={attempt.id}
          attempt={attempt}
          before={attempts[index + 1] ?? null}
          draft={draft}
          onRestore={onRestore}
        />
      ))}
    </ol>
  );
}

function HistorySkeleton() {
  return (
    <div className="stack" aria-busy="true" aria-label="Loading your attempts">
      {['100%', '92%', '96%'].map((width) => (
        <Skeleton key={width} width={width} height="40px" />
      ))}
    </div>
  );
}
