import { Empty } from '../../ui/empty.tsx';
import { TryAgain } from '../../ui/try-again.tsx';

interface UnreadProps {
  /** What could not be read: "Your days". */
  what: string;
  isRetrying: boolean;
  retry: () => void;
}

/** What a panel shows that could not be read, with the way on. */
export function Unread({ what, ...again }: UnreadProps) {
  return (
    <Empty>
      <p>{what} could not be read just now.</p>
      <TryAgain {...again} />
    </Empty>
  );
}
