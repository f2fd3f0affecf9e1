import { useCallback, useState } from 'react';
import { keepChoice, readChoice } from '../../../kept-choice.ts';

/** The storage key of the choice. */
const STORAGE_KEY = 'editor-wraps';

/**
 * Returns whether the small editor wraps long lines on this device, and a function that changes it. It does at first: a
 * phone shows about 35 characters of a line, and scrolling sideways hides the line numbers and the indentation.
 */
export function useWrapsHere(): [boolean, (wraps: boolean) => void] {
  const [wraps, setWraps] = useState(() => readChoice(STORAGE_KEY) !== 'false');
  const choose = useCallback((next: boolean): void => {
    setWraps(next);
    keepChoice(STORAGE_KEY, String(next));
  }, []);
  return [wraps, choose];
}
