import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './example.module.css';

interface ExampleEditorProps {
  code: string;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** A plain text area, so that Tab leaves it. Ctrl+Enter runs its code. */
export function ExampleEditor({ code, onChange, onRun }: ExampleEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The learner has just pressed Edit.
  useEffect(() => area.current?.focus(), []);
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <textarea
      ref={area}
      className={styles.editor}
      aria-label="Your version of example.py"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      value={code}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={runOnEnter}
      rows={code.split('\n').length + 1}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap="off"
    />
  );
}
