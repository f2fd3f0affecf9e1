import { Popover, PopoverAction } from '../../ui/popover.tsx';
import type { EditorChoice } from './editor-choice.ts';
import { OwnRuns, ServerRun } from './run-menu.tsx';
import { LanguageSelect } from './workspace-header.tsx';
import styles from './tabs-layout.module.css';

/** What the menu of a small workspace offers. */
export interface WorkspaceMenuActions {
  choice: EditorChoice;
  onChoose: (choice: EditorChoice) => void;
  onRunOnServer: () => void;
  onOwnInput: () => void;
  onReset: () => void;
  onSettings: () => void;
  onShortcuts: () => void;
}

/** Everything that a small workspace has no room for. */
export function WorkspaceMenu({ actions }: { actions: WorkspaceMenuActions }) {
  const { choice, onChoose, onRunOnServer, onOwnInput, onReset, onSettings, onShortcuts } = actions;
  const isPlain = choice === 'plain';
  return (
    <Popover icon="more" label="More" className={styles.menu}>
      <div className={styles.language}>
        <LanguageSelect />
      </div>
      <ServerRun onRunOnServer={onRunOnServer} />
      <OwnRuns onOwnInput={onOwnInput} />
      <PopoverAction
        label={isPlain ? 'Editor with colors' : 'Plain editor'}
        help={isPlain ? undefined : 'The browser’s own text field, for screen readers.'}
        onClick={() => onChoose(isPlain ? 'monaco' : 'plain')}
      />
      <PopoverAction label="Editor settings" onClick={onSettings} />
      <PopoverAction label="Reset to starter code" onClick={onReset} />
      <PopoverAction label="Keyboard shortcuts" onClick={onShortcuts} />
    </Popover>
  );
}
