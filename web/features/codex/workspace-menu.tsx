import { useExecution } from '../../execution/execution-value.ts';
import { Popover, PopoverAction } from '../../ui/popover.tsx';
import type { EditorChoice } from './editor-choice.ts';
import { LanguageSelect } from './workspace-header.tsx';
import styles from './tabs-layout.module.css';

/** What the menu of a small workspace offers. */
export interface WorkspaceMenuActions {
  choice: EditorChoice;
  onChoose: (choice: EditorChoice) => void;
  onRunOnServer: () => void;
  onOwnInput: () => void;
  onReset: () => void;
  onShortcuts: () => void;
}

/** Everything that a small workspace has no room for. */
export function WorkspaceMenu({ actions }: { actions: WorkspaceMenuActions }) {
  const { activity, canAskForInput } = useExecution();
  const { choice, onChoose, onRunOnServer, onOwnInput, onReset, onShortcuts } = actions;
  const isBusy = activity !== null;
  const isPlain = choice === 'plain';
  return (
    <Popover icon="more" label="More" className={styles.menu}>
      <div className={styles.language}>
        <LanguageSelect />
      </div>
      <PopoverAction
        label="Run Code"
        help="On our server, against the samples. Never graded."
        disabled={isBusy}
        onClick={onRunOnServer}
      />
      {canAskForInput && (
        <PopoverAction
          label="Own input"
          help="In this browser, without tests. You type the input."
          disabled={isBusy}
          onClick={onOwnInput}
        />
      )}
      <PopoverAction
        label={isPlain ? 'Editor with colors' : 'Plain editor'}
        help={isPlain ? undefined : 'The browser’s own text field, for screen readers.'}
        onClick={() => onChoose(isPlain ? 'monaco' : 'plain')}
      />
      <PopoverAction label="Reset to starter code" onClick={onReset} />
      <PopoverAction label="Keyboard shortcuts" onClick={onShortcuts} />
    </Popover>
  );
}
