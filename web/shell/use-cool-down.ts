import { useEffect, useState } from 'react';

/**
 * The wait between two emails that the auth service requires.
 *
 * @returns the remaining seconds (0 without a wait), and a function that starts a wait
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
