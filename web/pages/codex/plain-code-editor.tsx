import type { SyntheticEvent } from 'react';
import type { CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';
import { cursorIn } from './cursor-in.ts';

/** The editor for touch screens, and for whoever prefers it: the browser's own, so Tab leaves it. */
export function PlainCodeEditor({ code, onChange, onCursorMove }: CodeEditorProps) {
  const reportCursor = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void => {
    onCursorMove(cursorIn(currentTarget.value, currentTarget.selectionStart));
  };
  return (
    <textarea
      className={styles.plain}
      aria-label="Code editor"
      value={code}
      onChange={(event) => onChange(event.currentTarget.value)}
      onSelect={reportCursor}
      rows={Math.max(12, code.split('\n').length + 1)}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap="off"
    />
  );
}
