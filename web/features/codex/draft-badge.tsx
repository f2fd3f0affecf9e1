import { Badge } from '../../ui/badge.tsx';
import type { DraftStatus } from './use-draft.ts';

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
