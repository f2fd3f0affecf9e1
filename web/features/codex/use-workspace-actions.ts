import type { OwnCase } from '../../../domain/own-case.ts';
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

interface ActionOptions {
  /** Returns what the editor contains now, which the page may not have rendered yet. */
  readCode: () => string;
  /** The learner's own cases that can run. */
  ownCases: readonly OwnCase[];
  /** Called when a run starts. */
  onStart: () => unknown;
}

/** The actions on the code in the editor. With blank code, they do nothing. */
export function useWorkspaceActions(
  { id, title }: WorkspaceChallengeFragment,
  { readCode, ownCases, onStart }: ActionOptions,
): WorkspaceActions {
  const { executeCode, executeCodeLocal, executeWithOwnInput, submitChallenge, stop } =
    useExecution();
  const showAchievements = useAchievementToasts();

  const start = (run: (code: string) => Promise<void>) => () => {
    const code = readCode();
    if (code.trim() === '') return;
    void run(code);
    onStart();
  };
  return {
    runLocally: start((code) => executeCodeLocal(code, title, ownCases)),
    runWithOwnInput: start((code) => executeWithOwnInput(code, '')),
    runOnServer: start((code) => executeCode(code, id, ownCases)),
    submit: start(async (code) => {
      const payload = await submitChallenge(code, id);
      if (payload === null) return;
      showAchievements(payload.achievementsEarned, payload.submission.experienceEarned);
    }),
    stop,
  };
}
