import { useState } from 'react';
import { keepChoice, readChoice } from '../../kept-choice.ts';

/** An editor with colors, which depends on the device, or the browser's own text area. */
export type EditorChoice = 'monaco' | 'plain';

/** The storage key of the choice. */
const STORAGE_KEY = 'editor';

const openingChoice = (): EditorChoice =>
  readChoice(STORAGE_KEY) === 'plain' ? 'plain' : 'monaco';

/** Returns the editor for this device, and a function that changes it permanently. */
export function useEditorChoice(): [EditorChoice, (choice: EditorChoice) => void] {
  const [choice, setChoice] = useState(openingChoice);
  const choose = (next: EditorChoice): void => {
    setChoice(next);
    keepChoice(STORAGE_KEY, next);
  };
  return [choice, choose];
}
