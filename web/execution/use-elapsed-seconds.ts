import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/**
 * Whole seconds since something began.
 *
 * @param what is under way; null for nothing. Another thing begins at 0 again
 */
export function useElapsedSeconds(what: string | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (what === null) return;
    const start = performance.now();
    const tell = (): void => setSeconds(Math.floor((performance.now() - start) / TICK_MS));
    const timer = setInterval(tell, TICK_MS);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [what]);
  return seconds;
}
