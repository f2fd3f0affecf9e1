import { useCallback, useEffect, useState } from 'react';
import {
  type LessonOnPathFragment,
  type PathFragment,
  useLearningPathQuery,
  useLessonsQuery,
} from '../../graphql/__generated__/operations.ts';
import { statusOfError } from './completion-alert.ts';

/** How often the request for the lessons is retried. */
const MAX_LESSON_RETRIES = 2;
/** The pause between the requests for the lessons and for the learning path, in milliseconds. */
const PATH_PAUSE_MS = 1_000;
/** The pause before the first retry, in milliseconds. */
const LESSON_RETRY_MS = 2_000;

/**
 * Returns the pause before a retry, in milliseconds: doubled with each attempt if the server is rate limiting,
 * otherwise the first pause times the attempt number.
 *
 * @param attempt 1 for the first retry
 */
export function lessonRetryDelayMs(attempt: number, isRateLimited: boolean): number {
  return LESSON_RETRY_MS * (isRateLimited ? 2 ** (attempt - 1) : attempt);
}

/** Builds the path from the list of lessons, in the same order. */
export function pathOfLessons(lessons: readonly LessonOnPathFragment[]): PathFragment {
  const items = lessons.map((lesson, index) => ({
    position: index + 1,
    isCompleted: lesson.state === 'COMPLETED',
    lesson,
  }));
  const completed = items.filter(({ isCompleted }) => isCompleted).length;
  return { items, completed, total: items.length };
}

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
function useLessons(): Lessons {
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

interface LearningPath {
  /** Undefined while loading, and if it couldn't be loaded. */
  path: PathFragment | undefined;
  isLoading: boolean;
  /** All retries have failed. */
  isFailed: boolean;
  refresh: () => void;
}

/**
 * Loads the learning path. It is first built from the lessons, which contain their state. The request for the path
 * follows after a pause, and its result replaces the first one.
 */
export function useLearningPath(): LearningPath {
  const { lessons, isLoading, hasError, isFailed, refresh } = useLessons();
  const isPathDue = useIsOverFor(!isLoading && !hasError, PATH_PAUSE_MS);
  const { data } = useLearningPathQuery({ skip: !isPathDue, fetchPolicy: 'cache-and-network' });
  const path = data?.viewer?.learningPath ?? (lessons && pathOfLessons(lessons));
  return { path, isLoading, isFailed, refresh };
}

/** Checks whether a condition has held for some time, in milliseconds. */
function useIsOverFor(isSo: boolean, durationMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsOver(true), durationMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isSo, durationMs]);
  return isSo && isOver;
}
