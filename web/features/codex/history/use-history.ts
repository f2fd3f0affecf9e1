import { useEffect, useRef } from 'react';
import type { ExecutionReport } from '../../../execution/execution-report.ts';
import { useExecution } from '../../../execution/execution-value.ts';
import {
  type AttemptFragment,
  type ChallengeHistoryQuery,
  useChallengeHistoryQuery,
} from '../../../graphql/__generated__/operations.ts';

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
export function useHistory(challengeId: string): ChallengeHistory {
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
