import { hasAccount } from '../../session/fetch-profile.ts';
import { useSession } from '../../session/session-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Packet } from '../../ui/packet.tsx';
import type { DraftStatus } from './use-draft.ts';
import styles from './workspace.module.css';
import { formatDate } from '../../ui/format-date.ts';

interface DraftBadgeProps {
  status: DraftStatus;
  savedAt: Date | null;
  /** Whether the server has it. */
  isSent: boolean;
  /** Whether only the time is said, because a phone shows the solutions beside it in one row. */
  isShort?: boolean;
}

/** Shows whether the learner's code is saved, and where. */
export function DraftBadge({ status, savedAt, isSent, isShort = false }: DraftBadgeProps) {
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
      Saved {formatDate(savedAt, 'time')}
      {!isShort && <Place isSent={isSent} />}
    </Badge>
  );
}

/** Where a draft is saved. Other devices can't open the work of a learner without an account. */
function Place({ isSent }: Pick<DraftBadgeProps, 'isSent'>) {
  const { profile } = useSession();
  return isSent && hasAccount(profile) ? ' on all your devices' : ' on this device';
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
        Your code for this challenge will be replaced by the starter code, on your other devices as
        well. Your submissions and your own tests are kept, and you can undo this until you type
        again.
      </p>
    </Dialog>
  );
}
