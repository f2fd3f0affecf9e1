import { useExecution } from '../../execution/execution-value.ts';
import type { PreparationFragment } from '../../graphql/__generated__/operations.ts';
import { asksForPreparation } from './preparation/preparation-notice.tsx';

/**
 * Returns how prominent the button that submits is: secondary while the page recommends something else, which is to
 * prepare first, or to go on after an accepted submission.
 */
export function useSubmitKind(challenge: PreparationFragment): 'primary' | 'secondary' {
  const { report } = useExecution();
  const isAccepted = report !== null && report.isSubmission && report.isSuccess;
  return isAccepted || asksForPreparation(challenge) ? 'secondary' : 'primary';
}
