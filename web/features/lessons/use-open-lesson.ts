import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { PathStop } from './path-modules.ts';

/** The history state of a lesson that was opened from the path, which is the previous entry. */
export const OPENED_FROM_PATH = { isOpenedFromPath: true };

/** Checks a history state to see whether going back leads to the path. */
export function isOpenedFromPath(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedFromPath' in state;
}

interface OpenLesson {
  /** The lesson id in the URL; null if there is none. */
  id: string | null;
  /** Its position; null if it isn't on the path. */
  stop: PathStop | null;
  close: () => void;
  /** Closes it and moves the focus to the next one on the path. */
  closeFor: (nextId: string | null) => void;
}

/**
 * Reads the open lesson from the URL, and closes it.
 *
 * @param focusLesson moves the focus to a lesson on the path
 */
export function useOpenLesson(
  items: readonly PathStop[],
  focusLesson: (id: string) => void,
): OpenLesson {
  const location = useLocation();
  const id = new URLSearchParams(location.search).get('lesson');
  const canGoBack = isOpenedFromPath(location.state);
  const navigate = useNavigate();
  const nextId = useRef<string | null>(null);
  const openId = useRef(id);

  useEffect(() => {
    openId.current = id;
  }, [id]);

  const close = useCallback(() => {
    // Closing late or twice must not leave the path too.
    if (id === null || openId.current !== id) return;
    openId.current = null;
    // The Back button must not reopen the closed lesson.
    if (canGoBack) history.back();
    else void navigate(paths.lessons, { replace: true });
  }, [id, canGoBack, navigate]);
  const closeFor = useCallback(
    (following: string | null) => {
      nextId.current = following;
      close();
    },
    [close],
  );
  useEffect(() => {
    const next = nextId.current;
    nextId.current = null;
    if (id !== null || next === null) return;
    // The dialog has restored the focus by now. Move it to the lesson that was just unlocked.
    focusLesson(next);
  }, [id, focusLesson]);
  const stop = items.find(({ lesson }) => lesson.id === id) ?? null;
  return { id, stop, close, closeFor };
}
