import { useExecution } from '../../execution/execution-value.ts';
import type { PreparationFragment } from '../../graphql/__generated__/operations.ts';
import { useIsPreparationFirst } from './preparation/preparation-notice.tsx';

/** Returns whether the results are those of an accepted submission. */
export function useIsAccepted(): boolean {
  const { report } = useExecution();
  return report !== null && report.isSubmission && report.isSuccess;
}

/** Returns how prominent the next step is beside the brief: secondary while the results show it. */
export function useNextKind(): 'primary' | 'secondary' {
  return useIsAccepted() ? 'secondary' : 'primary';
}

/**
 * Returns how prominent the button that submits is: secondary while the page recommends something else, which is to
 * prepare first, or to go on once the challenge is solved.
 *
 * @param isAsked whether the learner sees the brief, where the page asks them to prepare, and hasn't begun to write
 */
export function useSubmitKind(
  challenge: PreparationFragment,
  isAsked: boolean,
): 'primary' | 'secondary' {
  const isAccepted = useIsAccepted();
  const isPreparationFirst = useIsPreparationFirst(challenge);
  const isDone = isAccepted || challenge.isCompleted;
  return isDone || (isAsked && isPreparationFirst) ? 'secondary' : 'primary';
}
