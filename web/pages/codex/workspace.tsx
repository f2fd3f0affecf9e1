import { useState } from 'react';
import { useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Brief } from './brief.tsx';
import { CodeEditor } from './code-editor.tsx';
import { DraftBadge } from './draft-badge.tsx';
import { draftKey } from '../../drafts/draft.ts';
import { useEditorChoice } from './editor-choice.ts';
import { errorLineOf } from './error-line.ts';
import { FileBar } from './file-bar.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import { WorkspaceHeader } from './workspace-header.tsx';
import styles from './workspace.module.css';

/** What a challenge without starter code begins with. */
const DEFAULT_STARTER_CODE = 'print("Hello, World!")\n';

interface WorkspaceProps {
  challenge: WorkspaceChallengeFragment;
  learnerId: string;
}

/** A challenge on the left, the learner's code and what it does on the right. */
export function Workspace({ challenge, learnerId }: WorkspaceProps) {
  const starterCode = challenge.starterCode ?? DEFAULT_STARTER_CODE;
  const draft = useDraft(draftKey(learnerId, challenge.id), starterCode);
  const { report, clearResults } = useExecution();
  const actions = useWorkspaceActions(challenge, draft.code);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const [choice, choose] = useEditorChoice();
  const [isResetOpen, setIsResetOpen] = useState(false);

  const edit = (code: string): void => {
    if (code === draft.code) return;
    draft.edit(code);
    clearResults();
  };
  const reset = (): void => {
    draft.reset();
    clearResults();
  };
  return (
    <div className={styles.workspace} onKeyDownCapture={actions.onKeyDownCapture}>
      <WorkspaceHeader
        challenge={challenge}
        draft={<DraftBadge status={draft.status} savedAt={draft.savedAt} />}
        onRunLocally={actions.runLocally}
        onRunOnServer={actions.runOnServer}
      />
      <div className={styles.brief}>
        <Brief challenge={challenge} />
        <SubmitBar onSubmit={actions.submit} />
      </div>
      <div className={styles.right}>
        <FileBar
          cursor={cursor}
          choice={choice}
          onChoose={choose}
          onOwnInput={actions.runWithOwnInput}
          onReset={() => setIsResetOpen(true)}
        />
        <div className={styles.editor}>
          <CodeEditor
            choice={choice}
            code={draft.code}
            errorLine={errorLineOf(report)}
            onChange={edit}
            onCursorMove={setCursor}
          />
        </div>
        <ResultsPanel challenge={challenge} />
      </div>
      <ResetDialog isOpen={isResetOpen} onClose={() => setIsResetOpen(false)} onReset={reset} />
    </div>
  );
}
