import { useEffect, useRef } from 'react';
import type { ExecutionReport } from '../../../execution/execution-report.ts';
import { useExecution } from '../../../execution/execution-value.ts';
import {
  type AttemptFragment,
  type ChallengeHistoryQuery,
  useChallengeHistoryQuery,
  type WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Attempt } from './attempt.tsx';
import styles from './history.module.css';
import { ReplacedDrafts } from './replaced-drafts.tsx';

/** The number of attempts per page. */
const PAGE_SIZE = 10;

interface ChallengeHistory {
  /** Newest first; null until they are loaded. */
  attempts: readonly AttemptFragment[] | null;
  /** Whether loading failed. */
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  /** Loads the next page; null on the last one. */
  showMore: (() => void) | null;
}

/** Appends the new page to the loaded ones. */
function appended(
  { viewer: known }: ChallengeHistoryQuery,
  { viewer: found }: ChallengeHistoryQuery,
): ChallengeHistoryQuery {
  if (known === null || found === null) return { viewer: known };
  const nodes = [...known.submissions.nodes, ...found.submissions.nodes];
  return { viewer: { ...found, submissions: { ...found.submissions, nodes } } };
}

/** The last submission graded in this workspace; null before the first. */
function gradedNow(report: ExecutionReport | null): ExecutionReport | null {
  return report?.isSubmission === true ? report : null;
}

/** Loads the learner's attempts at one challenge, page by page. A new one appears as soon as it is graded. */
function useHistory(challengeId: string): ChallengeHistory {
  const { data, error, loading, refetch, fetchMore } = useChallengeHistoryQuery({
    variables: { challengeId, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const graded = gradedNow(useExecution().report);
  const seen = useRef(graded);
  useEffect(() => {
    if (graded === null || graded === seen.current) return;
    seen.current = graded;
    refetch().catch(ignore);
  }, [graded, refetch]);

  const submissions = data?.viewer?.submissions;
  const after = submissions?.endCursor ?? null;
  const showMore = (): void => {
    fetchMore({
      variables: { after },
      updateQuery: (known, { fetchMoreResult }) => appended(known, fetchMoreResult),
    }).catch(ignore);
  };
  return {
    attempts: submissions?.nodes ?? null,
    hasFailed: error !== undefined,
    isLoading: loading,
    retry: () => void refetch().catch(ignore),
    showMore: after === null ? null : showMore,
  };
}

function ignore(): void {
  // The query reports its failure itself.
}

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
      {attempts !== null && <Attempts {...{ challenge, attempts, draft, onRestore }} />}
      {showMore !== null && (
        <div>
          <Button isBusy={isLoading} onClick={showMore}>
            Show older attempts
          </Button>
        </div>
      )}
      <ReplacedDrafts {...{ challengeId: challenge.id, draft, onRestore }} />
    </>
  );
}

interface AttemptsProps extends HistoryProps {
  attempts: readonly AttemptFragment[];
}

function Attempts({ challenge, attempts, draft, onRestore }: AttemptsProps) {
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
          challenge={challenge}
          isLatest={index === 0}
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
