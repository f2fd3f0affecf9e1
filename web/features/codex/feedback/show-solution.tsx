import { useState } from 'react';
import { canShowSolution } from '../../../../domain/feedback-ladder.ts';
import {
  type FeedbackFragment,
  useShowSolutionMutation,
  type WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { errorMessage } from '../../../graphql/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOpenBriefTab } from '../brief-tab.ts';

interface ShowSolutionProps {
  challenge: WorkspaceChallengeFragment;
  feedback: FeedbackFragment;
}

/** Offers the solution once the learner may see it, and names its price before showing it. */
export function ShowSolution({ challenge, feedback }: ShowSolutionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const openTab = useOpenBriefTab();
  if (challenge.solutions.length > 0) {
    return (
      <div>
        <Button size="small" onClick={() => openTab('solutions')}>
          Compare solutions
        </Button>
      </div>
    );
  }
  if (!isAllowed(challenge, feedback)) return null;
  return (
    <div>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Show the solution
      </Button>
      <PriceDialog
        challenge={challenge}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onShown={() => openTab('solutions')}
      />
    </div>
  );
}

/** The last hint may have been revealed after the submission. */
function isAllowed({ hints }: WorkspaceChallengeFragment, feedback: FeedbackFragment): boolean {
  const isEveryHintRevealed = hints.every(({ textHtml }) => textHtml !== null);
  const { failedSubmissions } = feedback;
  return feedback.canShowSolution || canShowSolution({ failedSubmissions, isEveryHintRevealed });
}

interface PriceDialogProps {
  challenge: WorkspaceChallengeFragment;
  isOpen: boolean;
  onClose: () => void;
  onShown: () => void;
}

function PriceDialog({ challenge, isOpen, onClose, onShown }: PriceDialogProps) {
  const [show, { loading }] = useShowSolutionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    setFailure(null);
    try {
      await show({ variables: { challengeId: challenge.id } });
    } catch (error) {
      setFailure(errorMessage(error));
      return;
    }
    onClose();
    onShown();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Show the solution"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep trying
          </Button>
          <Button kind="primary" isBusy={loading} onClick={() => void ask()}>
            Show it, without XP for three days
          </Button>
        </>
      }
    >
      <p>
        You see our solution and others beside your code. In return, this challenge earns no XP for
        three days. Solve it again after that to earn all {challenge.experienceReward} XP.
      </p>
      {failure !== null && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
