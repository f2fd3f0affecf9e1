import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/**
 * Returns the whole seconds since an activity began.
 *
 * @param what the activity; null for none. Another activity starts at 0 again
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
