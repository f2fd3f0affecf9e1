import { useState } from 'react';

/** The rich editor, or the browser's own text area. */
export type EditorChoice = 'monaco' | 'plain';

/** Where the choice is kept on this device. */
const STORAGE_KEY = 'editor';

function openingChoice(): EditorChoice {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    if (kept === 'monaco' || kept === 'plain') return kept;
  } catch {
    // Blocked storage keeps no choice.
  }
  // Monaco's typing, selecting and menus are weak on touch screens.
  return matchMedia('(pointer: coarse)').matches ? 'plain' : 'monaco';
}

/** Which editor this device uses, and a way to choose another one for good. */
export function useEditorChoice(): [EditorChoice, (choice: EditorChoice) => void] {
  const [choice, setChoice] = useState(openingChoice);
  const choose = (next: EditorChoice): void => {
    setChoice(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // The choice then lasts until the page is left.
    }
  };
  return [choice, choose];
}
