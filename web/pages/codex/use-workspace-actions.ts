import type { KeyboardEvent } from 'react';
import { useExecution } from '../../execution/execution-value.ts';
import { useAchievementToasts } from '../../execution/use-achievement-toasts.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';

interface WorkspaceActions {
  runLocally: () => void;
  runWithOwnInput: () => void;
  runOnServer: () => void;
  submit: () => void;
  /** Ctrl or Cmd with Enter runs locally, with Shift it submits. Goes before what the editor would do. */
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

/** What the learner can do with the code that stands in the editor. */
export function useWorkspaceActions(
  { id, title }: WorkspaceChallengeFragment,
  code: string,
): WorkspaceActions {
  const { executeCode, executeCodeLocal, executeWithOwnInput, submitChallenge } = useExecution();
  const showAchievements = useAchievementToasts();

  const runLocally = (): void => void executeCodeLocal(code, title);
  const runWithOwnInput = (): void => void executeWithOwnInput(code, '');
  const runOnServer = (): void => void executeCode(code, id);
  const grade = async (): Promise<void> => {
    const payload = await submitChallenge(code, id);
    showAchievements(payload?.achievementsEarned ?? []);
  };
  const submit = (): void => void grade();
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) submit();
    else runLocally();
  };
  return { runLocally, runWithOwnInput, runOnServer, submit, onKeyDownCapture };
}
