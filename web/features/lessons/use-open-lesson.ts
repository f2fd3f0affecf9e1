import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { isOpenedFromPath } from './opened-from-path.ts';
import type { PathStop } from './path-modules.ts';

interface OpenLesson {
  /** What the address names; null when it names no lesson. */
  id: string | null;
  /** Where it stands; null when it is not on the path. */
  stop: PathStop | null;
  close: () => void;
  /** Closes it and goes on to the next one on the path. */
  closeFor: (nextId: string | null) => void;
}

/** The lesson that the address names, and the way back to the path. */
export function useOpenLesson(items: readonly PathStop[]): OpenLesson {
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
    // Whoever closes late, or twice, must not leave the path as well.
    if (id === null || openId.current !== id) return;
    openId.current = null;
    // Back must not open again what was closed.
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
    // The dialog has given the focus back by now; the learner goes on from the lesson that has just opened.
    document.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(next)}"]`)?.focus();
  }, [id]);
  const stop = items.find(({ lesson }) => lesson.id === id) ?? null;
  return { id, stop, close, closeFor };
}
