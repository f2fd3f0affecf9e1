import { useEffect, useState } from 'react';
import { type PathFragment, useLearningPathQuery } from '../../graphql/__generated__/operations.ts';
import { PATH_PAUSE_MS } from './lesson-retry.ts';
import { pathOfLessons } from './path-of-lessons.ts';
import { useLessons } from './use-lessons.ts';

interface LearningPath {
  /** Undefined while it is on its way, and when it could not be read at all. */
  path: PathFragment | undefined;
  isLoading: boolean;
  /** Every retry is spent. */
  isFailed: boolean;
  refresh: () => void;
}

/**
 * The learning path. The lessons draw it at once, because each knows its own state; the call for the path itself
 * follows after a pause and has the last word on what is completed.
 */
export function useLearningPath(): LearningPath {
  const { lessons, isLoading, hasError, isFailed, refresh } = useLessons();
  const isPathDue = useIsOverFor(!isLoading && !hasError, PATH_PAUSE_MS);
  const { data } = useLearningPathQuery({ skip: !isPathDue, fetchPolicy: 'cache-and-network' });
  const path = data?.viewer?.learningPath ?? (lessons && pathOfLessons(lessons));
  return { path, isLoading, isFailed, refresh };
}

/** Tells whether something has been so for a while, in milliseconds. */
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
