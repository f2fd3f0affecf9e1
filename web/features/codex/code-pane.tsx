import { type Ref, useMemo, useState } from 'react';
import { marksOfMistake } from '../../editor/mark-list.tsx';
import { useExecution } from '../../execution/execution-value.ts';
import { useLocalRunner } from '../../execution/local-runner-context.tsx';
import { useMistake } from '../../execution/use-mistake.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { type CodeEditorHandle, errorMarksOf } from './code-editor-props.ts';
import { CodeEditor } from './code-editor.tsx';
import { DraftBadge, ReplacedNotice } from './draft-notices.tsx';
import { FileBar } from './file-bar.tsx';
import type { Layout } from './layout.ts';
import { Pane, PaneGroup, PaneSeparator } from './panes/pane-group.tsx';
import type { StoredPane } from './panes/use-stored-layout.ts';
import { ResultsPanel, useResultsOpen } from './results-panel.tsx';
import { editorLook, useEditorSettings } from './settings/editor-settings.ts';
import { SolutionsView } from './solutions/solutions-view.tsx';
import { useIsAccepted } from './submit-kind.ts';
import type { WorkspaceState } from './use-workspace.ts';
import styles from './workspace.module.css';

const RESULTS = { id: 'results-pane', otherId: 'editor-pane' } as const;

interface Arrangement {
  orientation: 'horizontal' | 'vertical';
  stored: StoredPane;
  separator: string;
  /** In px. */
  minSize: { editor: number; results: number };
}

const ROWS = {
  orientation: 'vertical',
  separator: 'Height of the editor',
  minSize: { editor: 160, results: 120 },
} as const;

/**
 * The results below the code, where they have more room once they say what comes next, and beside it in a wide window.
 * Solutions need the room themselves.
 */
const ARRANGEMENTS: Readonly<Record<'rows' | 'accepted' | 'columns', Arrangement>> = {
  rows: { ...ROWS, stored: { ...RESULTS, storageKey: 'pane/results', initialShare: 45 } },
  accepted: {
    ...ROWS,
    stored: { ...RESULTS, storageKey: 'pane/results-accepted', initialShare: 60 },
  },
  columns: {
    orientation: 'horizontal',
    stored: { ...RESULTS, storageKey: 'pane/results-column', initialShare: 38.5 },
    separator: 'Width of the editor',
    minSize: { editor: 420, results: 320 },
  },
};

interface EditorPaneProps {
  challenge: WorkspaceChallengeFragment;
  isSmall: boolean;
  workspace: WorkspaceState;
  editor: Ref<CodeEditorHandle>;
}

interface CodePaneProps extends Omit<EditorPaneProps, 'isSmall'> {
  layout: Layout;
  results: Ref<HTMLElement>;
}

/** The learner's code with its results. */
export function CodePane({ layout, results, ...code }: CodePaneProps) {
  const [isChosenOpen, setIsOpen] = useResultsOpen(layout === 'columns');
  const isTabs = layout === 'tabs';
  const isOpen = isTabs || isChosenOpen;
  const needsRoom = useIsAccepted() && code.workspace.places.view === 'code';
  // Closed results are one row, also in a wide window.
  const kind = layout === 'columns' && isOpen ? 'columns' : needsRoom ? 'accepted' : 'rows';
  const { orientation, stored, separator, minSize } = ARRANGEMENTS[kind];
  return (
    <PaneGroup orientation={orientation} stored={stored} isLastClosed={!isOpen}>
      <Pane id={RESULTS.otherId} className={styles.top} minSize={minSize.editor}>
        <EditorPane {...code} isSmall={isTabs} />
      </Pane>
      {isOpen && <PaneSeparator label={separator} />}
      <Pane
        id={RESULTS.id}
        className={styles.outcome}
        defaultSize={`${stored.initialShare}%`}
        minSize={minSize.results}
      >
        <ResultsPanel
          ref={results}
          challenge={code.challenge}
          isOpen={isOpen}
          onToggle={isTabs ? null : setIsOpen}
        />
      </Pane>
    </PaneGroup>
  );
}

/** The editor with its bar, or the solutions. */
function EditorPane({ challenge, isSmall, workspace, editor }: EditorPaneProps) {
  const { edited, choice, choose, setDialog } = workspace;
  const { view, setView } = workspace.places;
  const { report } = useExecution();
  const { start } = useLocalRunner();
  const { settings } = useEditorSettings();
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const hasSolutions = challenge.solutions.length > 0;
  const areSolutionsOpen = hasSolutions && view === 'solutions';
  const mistake = useMistake(edited.code);
  const marks = useMemo(
    () => (report === null ? marksOfMistake(mistake) : errorMarksOf(report)),
    [report, mistake],
  );
  return (
    <>
      <div>
        <FileBar
          isSmall={isSmall}
          draft={<DraftBadge {...edited} isShort={isSmall && hasSolutions} />}
          view={hasSolutions ? view : null}
          onView={setView}
          cursor={cursor}
          choice={choice}
          onChoose={choose}
          onReset={() => setDialog('reset')}
          onSettings={() => setDialog('settings')}
          onShortcuts={() => setDialog('shortcuts')}
        />
        {edited.replaced !== null && (
          <ReplacedNotice
            words={edited.replaced.words}
            onUndo={edited.undo}
            onClose={edited.forgetReplaced}
          />
        )}
      </div>
      {areSolutionsOpen && <SolutionsView challenge={challenge} code={edited.code} />}
      {/* Python loads after the editor, or as soon as the learner begins to work. */}
      <div
        className={styles.editor}
        hidden={areSolutionsOpen}
        onFocus={start}
        {...editorLook(settings)}
      >
        <CodeEditor
          ref={editor}
          choice={choice}
          code={edited.code}
          marks={marks}
          lab={challenge.lab}
          onChange={edited.edit}
          onCursorMove={setCursor}
          onSettled={start}
        />
      </div>
    </>
  );
}
