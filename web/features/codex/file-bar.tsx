import type { ReactNode } from 'react';
import type { CursorPosition } from '../../editor/text-position.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EditorChoice } from './editor-choice.ts';
import styles from './workspace.module.css';

interface FileBarProps {
  /** Whether the bar shows only what the menu of a small workspace doesn't offer. */
  isSmall: boolean;
  /** Whether the code is saved. */
  draft: ReactNode;
  cursor: CursorPosition;
  /** What is below the bar; null if there are no solutions to choose. */
  view: CodeView | null;
  onView: (view: CodeView) => void;
  choice: EditorChoice;
  onChoose: (choice: EditorChoice) => void;
  onReset: () => void;
  onSettings: () => void;
  onShortcuts: () => void;
}

/** What the code pane shows: the editor, or the solutions beside the learner's code. */
export type CodeView = 'code' | 'solutions';

const VIEWS = [
  { id: 'code', label: 'solution.py' },
  { id: 'solutions', label: 'Solutions' },
] as const;

/** The bar above the code: cursor position, keyboard exit, and switches. Solutions have neither of the first two. */
export function FileBar(props: FileBarProps) {
  const { isSmall, draft, view, onView, choice } = props;
  const isCode = view !== 'solutions';
  return (
    <div className={styles['file-bar']}>
      {view === null ? (
        <span className={styles.strong}>solution.py</span>
      ) : (
        <Choices label="What to show" options={VIEWS} value={view} onChange={onView} />
      )}
      {isCode && !isSmall && <Position cursor={props.cursor} />}
      {isCode && <WayOut choice={choice} />}
      {isSmall ? <span className={styles.draft}>{draft}</span> : <EditorTools {...props} />}
    </div>
  );
}

function Position({ cursor: { line, column } }: Pick<FileBarProps, 'cursor'>) {
  return (
    <span className={styles.position}>
      Ln {line}, Col {column}
    </span>
  );
}

/** The keys that leave the editor. */
function WayOut({ choice }: Pick<FileBarProps, 'choice'>) {
  return (
    <span className={styles.leave}>
      Leave<span className={styles.words}> the editor</span>: {choice !== 'plain' && <kbd>Esc</kbd>}{' '}
      <kbd>Tab</kbd>
    </span>
  );
}

function EditorTools({ choice, onChoose, onReset, onSettings, onShortcuts }: FileBarProps) {
  const isPlain = choice === 'plain';
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={isPlain}
        className={styles.switch}
        onClick={() => onChoose(isPlain ? 'monaco' : 'plain')}
      >
        Plain editor
      </button>
      <span className={styles.tools}>
        <IconButton icon="settings" size="small" label="Editor settings" onClick={onSettings} />
        <IconButton icon="refresh" size="small" label="Reset to starter code" onClick={onReset} />
        <Button
          kind="quiet"
          size="small"
          className={styles.keys}
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts"
          onClick={onShortcuts}
        >
          <kbd aria-hidden="true">?</kbd>
        </Button>
      </span>
    </>
  );
}
