import { useCallback, useEffect, useState } from 'react';
import {
  type LessonOnPathFragment,
  useLessonsQuery,
} from '../../graphql/__generated__/operations.ts';
import { statusOfError } from './completion-alert.ts';
import { lessonRetryDelayMs, MAX_LESSON_RETRIES } from './lesson-retry.ts';

interface Lessons {
  /** Undefined while loading, and if they couldn't be loaded. */
  lessons: readonly LessonOnPathFragment[] | undefined;
  isLoading: boolean;
  /** The last request failed. It is retried automatically unless all retries have failed. */
  hasError: boolean;
  /** All retries have failed. */
  isFailed: boolean;
  refresh: () => void;
}

/** Loads the lessons, with retries after a failure. */
export function useLessons(): Lessons {
  const [retries, setRetries] = useState(0);
  const { data, error, loading, refetch } = useLessonsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const ask = useCallback(
    (retry: number) => {
      setRetries(retry);
      // The failure is returned as `error`; throwing it would report it twice.
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
