import { type Ref, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '../../drafts/draft.ts';
import { useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import type { TabsHandle } from '../../ui/tabs.tsx';
import { BriefPane } from './brief-pane.tsx';
import { BriefTabContext, type BriefTabId } from './brief-tab.ts';
import { type CodeEditorHandle, errorMarksOf } from './code-editor-props.ts';
import { CodeEditor } from './code-editor.tsx';
import { DraftBadge, ReplacedNotice, ResetDialog } from './draft-notices.tsx';
import { useEditorChoice } from './editor-choice.ts';
import { type CodeView, FileBar } from './file-bar.tsx';
import { Pane, PaneGroup, PaneSeparator } from './panes/pane-group.tsx';
import type { StoredPane } from './panes/use-stored-layout.ts';
import { ResultsPanel, useResultsOpen } from './results-panel.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts/shortcuts.ts';
import { SolutionsView } from './solutions/solutions-view.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useSubmitKind } from './submit-kind.ts';
import { useEditedCode } from './use-edited-code.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import { WorkspaceHeader } from './workspace-header.tsx';
import styles from './workspace.module.css';

/** The code that a challenge without starter code begins with. */
const DEFAULT_STARTER_CODE = 'print("Hello, World!")\n';

const BRIEF_PANE: StoredPane = {
  storageKey: 'pane/brief',
  id: 'brief-pane',
  otherId: 'code-pane',
  initialShare: 40,
};
const RESULTS_PANE: StoredPane = {
  storageKey: 'pane/results',
  id: 'results-pane',
  otherId: 'editor-pane',
  initialShare: 45,
};

interface WorkspaceProps {
  challenge: WorkspaceChallengeFragment;
  learnerId: string;
}

/** The workspace: the challenge on the left, the learner's code and its results on the right. */
export function Workspace({ challenge, learnerId }: WorkspaceProps) {
  const starterCode = challenge.starterCode ?? DEFAULT_STARTER_CODE;
  const edited = useEditedCode(draftKey(learnerId, challenge.id), starterCode);
  const actions = useWorkspaceActions(challenge, edited.code);
  const submitKind = useSubmitKind(challenge);
  const [tab, setTab] = useState<BriefTabId>('brief');
  const [view, setView] = useState<CodeView>('code');
  const [opened, setOpened] = useState<'reset' | 'shortcuts' | null>(null);
  const brief = useRef<TabsHandle>(null);
  const editor = useRef<CodeEditorHandle>(null);
  const results = useRef<HTMLElement>(null);
  const close = (): void => setOpened(null);
  const openTab = (id: BriefTabId | 'solutions'): void => {
    if (id === 'solutions') {
      setView(id);
    } else {
      setTab(id);
      brief.current?.focusTab(id);
    }
  };
  const openShortcuts = (): void => setOpened('shortcuts');

  const shortcuts = {
    'run-local': actions.runLocally,
    'run-server': actions.runOnServer,
    submit: actions.submit,
    stop: actions.stop,
    brief: () => brief.current?.focusPanel(),
    editor: () => {
      flushSync(() => setView('code'));
      editor.current?.focus();
    },
    results: () => results.current?.focus(),
    sheet: openShortcuts,
  };
  useShortcuts(opened === null ? shortcuts : null);
  return (
    <BriefTabContext value={openTab}>
      <div className={styles.workspace}>
        <WorkspaceHeader
          challenge={challenge}
          draft={<DraftBadge status={edited.status} savedAt={edited.savedAt} />}
          onRunLocally={actions.runLocally}
          onRunOnServer={actions.runOnServer}
        />
        <PaneGroup orientation="horizontal" stored={BRIEF_PANE}>
          <Pane
            id={BRIEF_PANE.id}
            className={styles.brief}
            defaultSize={`${BRIEF_PANE.initialShare}%`}
            minSize={320}
          >
            <BriefPane
              ref={brief}
              challenge={challenge}
              tab={tab}
              onTab={setTab}
              draft={edited.code}
              onRestore={(restored, source) => {
                setView('code');
                edited.restore(restored, source);
              }}
            />
            <SubmitBar onSubmit={actions.submit} kind={submitKind} />
          </Pane>
          <PaneSeparator label="Width of the brief" />
          <Pane id={BRIEF_PANE.otherId} className={styles.right} minSize={420}>
            <CodePane
              challenge={challenge}
              edited={edited}
              view={view}
              onView={setView}
              editor={editor}
              results={results}
              onOwnInput={actions.runWithOwnInput}
              onReset={() => setOpened('reset')}
              onShortcuts={openShortcuts}
            />
          </Pane>
        </PaneGroup>
        <ResetDialog isOpen={opened === 'reset'} onClose={close} onReset={edited.reset} />
        <ShortcutsDialog isOpen={opened === 'shortcuts'} onClose={close} />
      </div>
    </BriefTabContext>
  );
}

interface CodePaneProps {
  challenge: WorkspaceChallengeFragment;
  edited: ReturnType<typeof useEditedCode>;
  view: CodeView;
  onView: (view: CodeView) => void;
  editor: Ref<CodeEditorHandle>;
  results: Ref<HTMLElement>;
  onOwnInput: () => void;
  onReset: () => void;
  onShortcuts: () => void;
}

/** The learner's code with the results below it. */
function CodePane({ challenge, edited, view, editor, results, ...bar }: CodePaneProps) {
  const { report } = useExecution();
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const [choice, choose] = useEditorChoice();
  const [isOpen, setIsOpen] = useResultsOpen();
  const hasSolutions = challenge.solutions.length > 0;
  const areSolutionsOpen = hasSolutions && view === 'solutions';
  const marks = useMemo(() => errorMarksOf(report), [report]);
  return (
    <PaneGroup orientation="vertical" stored={RESULTS_PANE} isLastClosed={!isOpen}>
      <Pane id={RESULTS_PANE.otherId} className={styles.top} minSize={160}>
        <div>
          <FileBar
            {...bar}
            view={hasSolutions ? view : null}
            cursor={cursor}
            choice={choice}
            onChoose={choose}
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
        <div className={styles.editor} hidden={areSolutionsOpen}>
          <CodeEditor
            ref={editor}
            choice={choice}
            code={edited.code}
            marks={marks}
            lab={challenge.lab}
            onChange={edited.edit}
            onCursorMove={setCursor}
          />
        </div>
      </Pane>
      {isOpen && <PaneSeparator label="Height of the editor" />}
      <Pane id={RESULTS_PANE.id} defaultSize={`${RESULTS_PANE.initialShare}%`} minSize={120}>
        <ResultsPanel ref={results} challenge={challenge} isOpen={isOpen} onToggle={setIsOpen} />
      </Pane>
    </PaneGroup>
  );
}
