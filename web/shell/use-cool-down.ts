import { useEffect, useState } from 'react';

/**
 * A wait between two mails, as the auth service demands it.
 *
 * @returns the seconds that are left, 0 when there is no wait, and what starts one of so many seconds
 */
export function useCoolDown(initialSeconds = 0): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(initialSeconds);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
