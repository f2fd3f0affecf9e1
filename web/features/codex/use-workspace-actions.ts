import { useExecution } from '../../execution/execution-value.ts';
import { useAchievementToasts } from '../../execution/use-achievement-toasts.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';

interface WorkspaceActions {
  runLocally: () => void;
  runWithOwnInput: () => void;
  runOnServer: () => void;
  submit: () => void;
  stop: () => void;
}

/** The actions on the code in the editor. */
export function useWorkspaceActions(
  { id, title }: WorkspaceChallengeFragment,
  code: string,
): WorkspaceActions {
  const { executeCode, executeCodeLocal, executeWithOwnInput, submitChallenge, stop } =
    useExecution();
  const showAchievements = useAchievementToasts();

  const grade = async (): Promise<void> => {
    const payload = await submitChallenge(code, id);
    showAchievements(payload?.achievementsEarned ?? []);
  };
  return {
    runLocally: () => void executeCodeLocal(code, title),
    runWithOwnInput: () => void executeWithOwnInput(code, ''),
    runOnServer: () => void executeCode(code, id),
    submit: () => void grade(),
    stop,
  };
}
