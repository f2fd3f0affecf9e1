import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

interface LoadErrorProps {
  /** What is missing, as the subject of a sentence. */
  what: string;
  onRetry: () => Promise<unknown>;
}

/** Shown in place of something that couldn't be loaded, with a retry button. */
export function LoadError({ what, onRetry }: LoadErrorProps) {
  return (
    <Empty>
      <p>{what} could not be loaded just now.</p>
      {/* A failure of the next attempt is shown here again. */}
      <Button size="small" icon="refresh" onClick={() => void onRetry().catch(() => undefined)}>
        Try again
      </Button>
    </Empty>
  );
}
