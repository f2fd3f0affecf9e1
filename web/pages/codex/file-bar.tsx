import { IconButton } from '../../ui/icon-button.tsx';
import type { CursorPosition } from './code-editor-props.ts';
import type { EditorChoice } from './editor-choice.ts';
import styles from './workspace.module.css';

interface FileBarProps {
  cursor: CursorPosition;
  choice: EditorChoice;
  onChoose: (choice: EditorChoice) => void;
  onReset: () => void;
}

/** What stands above the code: where the cursor is, the way out, and the switches. */
export function FileBar({ cursor, choice, onChoose, onReset }: FileBarProps) {
  const isPlain = choice === 'plain';
  return (
    <div className={styles['file-bar']}>
      <span className={styles.strong}>solution.py</span>
      <span>
        Ln {cursor.line}, Col {cursor.column}
      </span>
      <span className={styles.leave}>
        Leave the editor: {!isPlain && <kbd>Esc</kbd>} <kbd>Tab</kbd>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={isPlain}
        className={styles.switch}
        onClick={() => onChoose(isPlain ? 'monaco' : 'plain')}
      >
        Plain editor
      </button>
      <IconButton icon="refresh" size="small" label="Reset to starter code" onClick={onReset} />
    </div>
  );
}
