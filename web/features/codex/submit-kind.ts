import { useExecution } from '../../execution/execution-value.ts';
import type { PreparationFragment } from '../../graphql/__generated__/operations.ts';
import { useIsPreparationFirst } from './preparation/preparation-notice.tsx';

/** Returns whether the results are those of an accepted submission. */
export function useIsAccepted(): boolean {
  const { report } = useExecution();
  return report !== null && report.isSubmission && report.isSuccess;
}

/**
 * Returns how prominent the button that submits is: secondary while the page recommends something else, which is to
 * prepare first, or to go on after an accepted submission.
 *
 * @param isBriefShown whether the learner sees the brief, which is where the page asks them to prepare
 */
export function useSubmitKind(
  challenge: PreparationFragment,
  isBriefShown: boolean,
): 'primary' | 'secondary' {
  const isAccepted = useIsAccepted();
  const isPreparationFirst = useIsPreparationFirst(challenge);
  return isAccepted || (isBriefShown && isPreparationFirst) ? 'secondary' : 'primary';
}
