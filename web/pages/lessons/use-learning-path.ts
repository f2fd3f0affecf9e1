import { useCallback, useEffect, useRef } from 'react';
import { type PathFragment, useLearningPathQuery } from '../../graphql/__generated__/operations.ts';
import { statusOfError } from './completion-alert.ts';
import { lessonRetryDelayMs, MAX_LESSON_RETRIES } from './lesson-retry.ts';

interface LearningPath {
  /** Undefined while it is on its way; empty when it could not be read at all. */
  path: PathFragment | undefined;
  isLoading: boolean;
  /** Every retry is spent. */
  isFailed: boolean;
  refresh: () => void;
}

/** The learning path, asked for again after a failure as often as the product allows. */
export function useLearningPath(): LearningPath {
  const { data, error, loading, refetch } = useLearningPathQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retries = useRef(0);
  const again = useCallback(() => {
    // A failure comes back as `error`; here it would only be reported twice.
    refetch().catch(() => undefined);
  }, [refetch]);

  useEffect(() => {
    if (error === undefined || retries.current >= MAX_LESSON_RETRIES) return;
    retries.current += 1;
    const timer = setTimeout(
      again,
      lessonRetryDelayMs(retries.current, statusOfError(error) === 429),
    );
    return () => clearTimeout(timer);
  }, [error, again]);

  const refresh = useCallback(() => {
    retries.current = 0;
    again();
  }, [again]);
  const path = data?.viewer?.learningPath;
  return { path, isLoading: loading, isFailed: error !== undefined && !loading, refresh };
}
