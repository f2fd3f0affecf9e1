import type { RefObject, SyntheticEvent } from 'react';
import { INDENT, indentIn, insertText } from './edit-text.ts';
import styles from './key-row.module.css';

/** The characters of Python that take several taps on a phone's keyboard, with their names for screen readers. */
const KEYS: readonly (readonly [text: string, name: string])[] = [
  ['(', 'Left parenthesis'],
  [')', 'Right parenthesis'],
  [':', 'Colon'],
  ['"', 'Double quote'],
  ['{', 'Left brace'],
  ['}', 'Right brace'],
  ["'", 'Single quote'],
  ['=', 'Equals sign'],
  ['[', 'Left bracket'],
  [']', 'Right bracket'],
  ['_', 'Underscore'],
  ['#', 'Hash'],
  ['.', 'Period'],
  [',', 'Comma'],
  ['+', 'Plus sign'],
  ['<', 'Less than'],
  ['>', 'Greater than'],
  ['%', 'Percent sign'],
  ['\\', 'Backslash'],
];

interface KeyRowProps {
  /** The editor that the keys write into. */
  editor: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Keys for characters that phones make hard to type. They show only on touch screens, and they leave the focus in the
 * editor, so that the phone's keyboard stays open. The editor's undo takes back what they insert.
 */
export function KeyRow({ editor }: KeyRowProps) {
  const insert = (text: string): void => {
    editor.current?.focus({ preventScroll: true });
    insertText(text);
  };
  return (
    <div
      className={styles.row}
      role="group"
      aria-label="Keys for code"
      // It scrolls sideways in a narrow window.
      tabIndex={0}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {/* A hardware keyboard has these keys, so it doesn't need to step through them. */}
      <button
        type="button"
        tabIndex={-1}
        onClick={() => insert(editor.current ? indentIn(editor.current) : INDENT)}
      >
        Tab
      </button>
      {KEYS.map(([text, name]) => (
        <button
          key={text}
          type="button"
          tabIndex={-1}
          aria-label={name}
          onClick={() => insert(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Otherwise, pressing a key would take the focus from the editor and close the phone's keyboard. */
function keepFocus(event: SyntheticEvent): void {
  event.preventDefault();
}
