import { type ReactNode, useMemo, useRef } from 'react';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import type { TabsHandle } from '../../ui/tabs.tsx';
import { BriefPane } from './brief-pane.tsx';
import { BriefTabContext } from './brief-tab.ts';
import type { CodeEditorHandle } from './code-editor-props.ts';
import { CodePane } from './code-pane.tsx';
import { DraftBadge, ResetDialog } from './draft-notices.tsx';
import { type Layout, useLayout } from './layout.ts';
import { OwnTestsDialog } from './own-tests/own-tests-dialog.tsx';
import { OwnTestsContext, runnableCases } from './own-tests/own-tests.ts';
import { Pane, PaneGroup, PaneSeparator } from './panes/pane-group.tsx';
import type { StoredPane } from './panes/use-stored-layout.ts';
import { HasBegunContext } from './preparation/preparation-notice.tsx';
import { RunBar } from './run-bar.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { useSubmitKind } from './submit-kind.ts';
import { TabsHead } from './tabs-head.tsx';
import { useVisibleWindow } from './use-visible-window.ts';
import { useWorkspace, type WorkspaceState } from './use-workspace.ts';
import { WorkspaceActions, WorkspaceHeader } from './workspace-header.tsx';
import styles from './workspace.module.css';

const BRIEF = { id: 'brief-pane', otherId: 'code-pane' } as const;

/** The brief beside the code: 5 : 7, and 5 : 13 if the results are a third column. */
const BRIEF_PANES: Readonly<Record<Layout, StoredPane>> = {
  tabs: { ...BRIEF, storageKey: 'pane/brief', initialShare: 41.7 },
  rows: { ...BRIEF, storageKey: 'pane/brief', initialShare: 41.7 },
  columns: { ...BRIEF, storageKey: 'pane/brief-column', initialShare: 27.8 },
};

interface WorkspaceProps {
  challenge: WorkspaceChallengeFragment;
  learnerId: string;
  /** What the learner solved the challenge with; null if it isn't solved. */
  acceptedCode: string | null;
}

/** The workspace: the challenge, the learner's code, and the results of its runs. */
export function Workspace({ challenge, learnerId, acceptedCode }: WorkspaceProps) {
  const layout = useLayout();
  const brief = useRef<TabsHandle>(null);
  const editor = useRef<CodeEditorHandle>(null);
  const results = useRef<HTMLElement>(null);
  const workspace = useWorkspace({
    challenge,
    learnerId,
    acceptedCode,
    layout,
    refs: { brief, editor, results },
  });
  const isShort = useVisibleWindow();
  const { dialog, setDialog, edited, actions, places } = workspace;
  const close = (): void => setDialog(null);
  const isTabs = layout === 'tabs';
  const hasBegun = edited.status !== 'starter';
  const submitKind = useSubmitKind(challenge, !hasBegun && (!isTabs || places.pane === 'brief'));
  return (
    <WorkspaceContexts challenge={challenge} workspace={workspace}>
      <div
        className={styles.workspace}
        data-pane={isTabs ? places.pane : undefined}
        data-short={(isTabs && isShort) || undefined}
      >
        <Head challenge={challenge} isTabs={isTabs} workspace={workspace} />
        <PaneGroup orientation="horizontal" stored={BRIEF_PANES[layout]}>
          <Pane
            id={BRIEF.id}
            className={styles.brief}
            defaultSize={`${BRIEF_PANES[layout].initialShare}%`}
            minSize={320}
          >
            <BriefPane
              ref={brief}
              challenge={challenge}
              tab={places.tab}
              onTab={places.setTab}
              draft={edited.code}
              onRestore={workspace.restore}
            />
          </Pane>
          <PaneSeparator label="Width of the brief" />
          <Pane id={BRIEF.otherId} className={styles.right} minSize={420}>
            <CodePane
              challenge={challenge}
              layout={layout}
              workspace={workspace}
              editor={editor}
              results={results}
            />
          </Pane>
        </PaneGroup>
        {isTabs ? (
          <RunBar
            challenge={challenge}
            onRun={actions.runLocally}
            onSubmit={actions.submit}
            submitKind={submitKind}
          />
        ) : (
          <WorkspaceActions
            onRunLocally={actions.runLocally}
            onRunOnServer={actions.runOnServer}
            onOwnInput={actions.runWithOwnInput}
            onSubmit={actions.submit}
            submitKind={submitKind}
          />
        )}
        <ResetDialog isOpen={dialog === 'reset'} onClose={close} onReset={edited.reset} />
        <ShortcutsDialog isOpen={dialog === 'shortcuts'} onClose={close} />
        <SettingsDialog isOpen={dialog === 'settings'} onClose={close} />
        <OwnTestsDialog
          isOpen={dialog === 'own-tests'}
          onClose={close}
          challenge={challenge}
          ownCases={edited.ownCases}
          onChange={edited.editCases}
        />
      </div>
    </WorkspaceContexts>
  );
}

interface WorkspaceContextsProps {
  challenge: WorkspaceChallengeFragment;
  workspace: WorkspaceState;
  children: ReactNode;
}

/** What parts deep inside the workspace need. */
function WorkspaceContexts({ challenge, workspace, children }: WorkspaceContextsProps) {
  const { edited, places, setDialog } = workspace;
  const { ownCases } = edited;
  const ownTests = useMemo(
    () => ({
      names: runnableCases(ownCases, challenge).map(({ name }) => name),
      open: () => setDialog('own-tests'),
    }),
    [ownCases, challenge, setDialog],
  );
  return (
    <BriefTabContext value={places.openTab}>
      <HasBegunContext value={edited.status !== 'starter'}>
        <OwnTestsContext value={ownTests}>{children}</OwnTestsContext>
      </HasBegunContext>
    </BriefTabContext>
  );
}

interface HeadProps {
  challenge: WorkspaceChallengeFragment;
  isTabs: boolean;
  workspace: WorkspaceState;
}

function Head({ challenge, isTabs, workspace }: HeadProps) {
  const { actions, edited, places, setDialog, choice, choose } = workspace;
  if (!isTabs) {
    return <WorkspaceHeader challenge={challenge} draft={<DraftBadge {...edited} />} />;
  }
  const menu = {
    choice,
    onChoose: choose,
    onRunOnServer: actions.runOnServer,
    onOwnInput: actions.runWithOwnInput,
    onReset: () => setDialog('reset'),
    onSettings: () => setDialog('settings'),
    onShortcuts: () => setDialog('shortcuts'),
  };
  const { pane, showPane } = places;
  return <TabsHead challenge={challenge} pane={pane} onPane={showPane} actions={menu} />;
}
