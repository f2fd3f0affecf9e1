import { useCallback, useState } from 'react';

/** The storage key of the choice. */
const STORAGE_KEY = 'editor-wraps';

function openingChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'false';
  } catch {
    // Blocked storage contains no choice.
    return true;
  }
}

/**
 * Returns whether the small editor wraps long lines on this device, and a function that changes it. It does at first: a
 * phone shows about 35 characters of a line, and scrolling sideways hides the line numbers and the indentation.
 */
export function useWrapsHere(): [boolean, (wraps: boolean) => void] {
  const [wraps, setWraps] = useState(openingChoice);
  const choose = useCallback((next: boolean): void => {
    setWraps(next);
    try {
      localStorage.setItem(STORAGE_KEY, String(next));
    } catch {
      // Otherwise the choice lasts until the page is left.
    }
  }, []);
  return [wraps, choose];
}
