import { useCallback, useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { useBack } from '../../router/use-back.ts';
import { useLocation } from '../../router/use-location.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { useSearchParams } from '../../router/use-search-params.ts';
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
  const [search] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const canGoBack = isOpenedFromPath(location);
  const navigate = useNavigate();
  const back = useBack();
  const nextId = useRef<string | null>(null);
  const openKey = useRef<string | null>(key);
  const id = search.get('lesson');

  useEffect(() => {
    openKey.current = key;
  }, [key]);

  const close = useCallback(() => {
    // Whoever closes late, or twice, must not leave the path as well.
    if (openKey.current !== key) return;
    openKey.current = null;
    // Back must not open again what was closed.
    if (canGoBack) back();
    else navigate(paths.lessons, { replace: true });
  }, [key, canGoBack, navigate, back]);
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
