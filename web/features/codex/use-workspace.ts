import { useState } from 'react';
import { draftKey } from '../../drafts/draft.ts';
import { adoptVisitorDrafts } from '../../drafts/visitor-draft.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { type EditorChoice, useEditorChoice } from './editor-choice.ts';
import type { Layout } from './layout.ts';
import { runnableCases } from './own-tests/own-tests.ts';
import { useShortcuts } from './shortcuts/shortcuts.ts';
import { useEditedCode } from './use-edited-code.ts';
import { type PlaceRefs, type Places, usePlaces } from './use-places.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';

/** The code that a challenge without starter code begins with. */
const DEFAULT_STARTER_CODE = 'print("Hello, World!")\n';

/** The dialogs of the workspace. */
type WorkspaceDialog = 'reset' | 'shortcuts' | 'own-tests' | 'settings';

/** The state of one workspace, and everything that its buttons and keys do. */
export interface WorkspaceState {
  edited: ReturnType<typeof useEditedCode>;
  actions: ReturnType<typeof useWorkspaceActions>;
  places: Places;
  choice: EditorChoice;
  choose: (choice: EditorChoice) => void;
  dialog: WorkspaceDialog | null;
  setDialog: (dialog: WorkspaceDialog | null) => void;
  /** Replaces the code. @param source what it is replaced with */
  restore: (code: string, source: string) => void;
}

interface WorkspaceOptions {
  challenge: WorkspaceChallengeFragment;
  learnerId: string;
  acceptedCode: string | null;
  layout: Layout;
  refs: PlaceRefs;
}

/** Creates the state of the workspace of a challenge, and handles its shortcuts. */
export function useWorkspace(options: WorkspaceOptions): WorkspaceState {
  const { challenge, learnerId, acceptedCode, layout, refs } = options;
  const starterCode = challenge.starterCode ?? DEFAULT_STARTER_CODE;
  const [key] = useState(() => {
    adoptVisitorDrafts(localStorage, learnerId);
    return draftKey(learnerId, challenge.id);
  });
  const codes = { starter: starterCode, accepted: acceptedCode };
  const edited = useEditedCode({ key, learnerId, challengeId: challenge.id, codes });
  const places = usePlaces(refs);
  const [choice, choose] = useEditorChoice();
  const [dialog, setDialog] = useState<WorkspaceDialog | null>(null);
  const { showPane, showResults, focusPane } = places;
  const actions = useWorkspaceActions(challenge, {
    ownCases: runnableCases(edited.ownCases, challenge),
    readCode: () => refs.editor.current?.code() ?? edited.code,
    // In a larger window the results are beside or below the editor, which keeps the focus.
    onStart: () => layout === 'tabs' && showResults(),
  });
  const shortcuts = {
    'run-local': actions.runLocally,
    'run-server': actions.runOnServer,
    submit: actions.submit,
    stop: actions.stop,
    brief: () => focusPane('brief'),
    editor: () => focusPane('code'),
    results: () => focusPane('results'),
    settings: () => setDialog('settings'),
    sheet: () => setDialog('shortcuts'),
  };
  useShortcuts(dialog === null ? shortcuts : null);
  const restore = (code: string, source: string): void => {
    showPane('code');
    edited.restore(code, source);
  };
  return { edited, actions, places, choice, choose, dialog, setDialog, restore };
}
