import { useEffect, useState, useSyncExternalStore } from 'react';

/** The pace of the demos, per character. */
const TYPING_MS = 30;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * How many characters of a text are typed by now. All of them at once for readers who prefer less motion.
 *
 * @param length of the whole text
 * @param hasStarted whether the text has come into view
 */
export function useTyping(length: number, hasStarted: boolean): number {
  const isStill = useSyncExternalStore(followMotion, prefersStillness, () => false);
  const [typed, setTyped] = useState(0);
  const isTyping = hasStarted && !isStill && typed < length;
  useEffect(() => {
    if (!isTyping) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      // By the clock, not by the tick: a tab in the background is called less often.
      setTyped(Math.min(length, Math.floor((performance.now() - startedAt) / TYPING_MS)));
    }, TYPING_MS);
    return () => clearInterval(timer);
  }, [isTyping, length]);
  return isStill ? length : typed;
}

function prefersStillness(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

function followMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
