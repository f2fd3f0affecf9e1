import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Packet } from '../../ui/packet.tsx';
import type { DraftStatus } from './use-edited-code.ts';
import styles from './workspace.module.css';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface DraftBadgeProps {
  status: DraftStatus;
  savedAt: Date | null;
}

/** Shows whether the learner's code is saved on this device. */
export function DraftBadge({ status, savedAt }: DraftBadgeProps) {
  if (status === 'starter') return null;
  if (status === 'unsaved') {
    return (
      <Badge tone="fail" packet="failed">
        Not saved: the storage of this browser is full or blocked
      </Badge>
    );
  }
  if (savedAt === null) return <Badge packet="pending">Not saved yet</Badge>;
  return (
    <Badge packet={status === 'editing' ? 'pending' : 'done'}>
      Saved {time.format(savedAt)} on this device
    </Badge>
  );
}

interface ReplacedNoticeProps {
  words: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says that the learner's code was replaced, and offers to restore it. */
export function ReplacedNotice({ words, onUndo, onClose }: ReplacedNoticeProps) {
  return (
    <div className={styles.replaced} role="status">
      <Packet state="pending" />
      <span>{words}</span>
      <Button size="small" onClick={onUndo}>
        Undo
      </Button>
      <IconButton icon="close" size="small" label="Close" onClick={onClose} />
    </div>
  );
}

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
        Your code for this challenge will be replaced by the starter code, and its draft on this
        device will be deleted. Your submissions are kept, and you can undo this until you type
        again.
      </p>
    </Dialog>
  );
}
