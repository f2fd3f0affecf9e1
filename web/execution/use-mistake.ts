import { useEffect, useState } from 'react';
import { useExecution } from './execution-value.ts';
import { useLocalRunner } from './local-runner-context.tsx';
import type { Mistake } from './python/mistake.ts';

/** How long the learner must pause before the code is checked, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Returns the first syntax error of code that the learner is writing. The idle interpreter in this browser finds it
 * after a pause, but not while a program runs.
 *
 * @returns null if there is none, or if Python hasn't loaded
 */
export function useMistake(code: string): Mistake | null {
  const { activity } = useExecution();
  const { findMistake, progress } = useLocalRunner();
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const isIdle = activity === null && progress === null;
  useEffect(() => {
    if (!isIdle) return;
    let isOutdated = false;
    const check = async (): Promise<void> => {
      const found = await findMistake(code);
      if (!isOutdated) setMistake(found);
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [code, isIdle, findMistake]);
  return mistake;
}
