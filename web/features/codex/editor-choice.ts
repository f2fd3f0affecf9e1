import { useState } from 'react';

/** An editor with colors, which depends on the device, or the browser's own text area. */
export type EditorChoice = 'monaco' | 'plain';

/** The storage key of the choice. */
const STORAGE_KEY = 'editor';

function openingChoice(): EditorChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored === 'monaco' || stored === 'plain') return stored;
  } catch {
    // Blocked storage contains no choice.
  }
  return 'monaco';
}

/** Returns the editor for this device, and a function that changes it permanently. */
export function useEditorChoice(): [EditorChoice, (choice: EditorChoice) => void] {
  const [choice, setChoice] = useState(openingChoice);
  const choose = (next: EditorChoice): void => {
    setChoice(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Otherwise the choice lasts until the page is left.
    }
  };
  return [choice, choose];
}
