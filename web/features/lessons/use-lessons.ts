import { useCallback, useEffect, useState } from 'react';
import {
  type LessonOnPathFragment,
  useLessonsQuery,
} from '../../graphql/__generated__/operations.ts';
import { statusOfError } from './completion-alert.ts';
import { lessonRetryDelayMs, MAX_LESSON_RETRIES } from './lesson-retry.ts';

interface Lessons {
  /** Undefined while they are on their way, and when they could not be read. */
  lessons: readonly LessonOnPathFragment[] | undefined;
  isLoading: boolean;
  /** The last call failed; another one follows by itself unless every retry is spent. */
  hasError: boolean;
  /** Every retry is spent. */
  isFailed: boolean;
  refresh: () => void;
}

/** The lessons, asked for again after a failure as often as the product allows. */
export function useLessons(): Lessons {
  const [retries, setRetries] = useState(0);
  const { data, error, loading, refetch } = useLessonsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const ask = useCallback(
    (retry: number) => {
      setRetries(retry);
      // A failure comes back as `error`; here it would only be reported twice.
      refetch().catch(() => undefined);
    },
    [refetch],
  );
  useEffect(() => {
    if (error === undefined || loading || retries >= MAX_LESSON_RETRIES) return;
    const pause = lessonRetryDelayMs(retries + 1, statusOfError(error) === 429);
    const timer = setTimeout(() => ask(retries + 1), pause);
    return () => clearTimeout(timer);
  }, [error, loading, retries, ask]);

  const hasError = error !== undefined && !loading;
  return {
    lessons: data?.lessons,
    isLoading: loading,
    hasError,
    isFailed: hasError && retries >= MAX_LESSON_RETRIES,
    refresh: useCallback(() => ask(0), [ask]),
  };
}
