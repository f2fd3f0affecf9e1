import { Empty } from '../../ui/empty.tsx';
import { TryAgain } from '../../ui/try-again.tsx';

interface LoadErrorProps {
  /** What couldn't be loaded, such as "Your days". */
  what: string;
  isRetrying: boolean;
  retry: () => void;
}

/** Shown in a panel that couldn't be loaded, with a retry button. */
export function LoadError({ what, ...again }: LoadErrorProps) {
  return (
    <Empty>
      <p>{what} could not be loaded just now.</p>
      <TryAgain {...again} />
    </Empty>
  );
}
