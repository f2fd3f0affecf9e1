import { useEffect, useState } from 'react';
import { type PathFragment, useLearningPathQuery } from '../../graphql/__generated__/operations.ts';
import { PATH_PAUSE_MS } from './lesson-retry.ts';
import { pathOfLessons } from './path-of-lessons.ts';
import { useLessons } from './use-lessons.ts';

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
