import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ResetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onReset: () => void;
}

/** Asks before the learner's code is replaced by the starter code. */
export function ResetDialog({ isOpen, onClose, onReset }: ResetDialogProps) {
  const reset = (): void => {
    onReset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Reset to starter code"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep my code
          </Button>
          <Button kind="danger" onClick={reset}>
            Reset
          </Button>
        </>
      }
    >
      <p>
        Your code for this challenge is replaced by the starter code, and its draft is forgotten on
        this device. What you have submitted stays, and until you write on you can undo it.
      </p>
    </Dialog>
  );
}
