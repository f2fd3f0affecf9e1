import { useEffect, useState, useSyncExternalStore } from 'react';

/** The typing speed of the demos, in milliseconds per character. */
const TYPING_MS = 30;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Returns how many characters of a text are typed so far: all of them at once if the visitor prefers reduced motion.
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
      // By the clock, not by counting ticks: timers in a background tab fire less often.
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
