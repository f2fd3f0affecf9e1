import { Button } from './button.tsx';

interface TryAgainProps {
  isRetrying: boolean;
  retry: () => void;
}

/** A button that retries something that couldn't be loaded. */
export function TryAgain({ isRetrying, retry }: TryAgainProps) {
  return (
    <Button kind="quiet" size="small" icon="refresh" isBusy={isRetrying} onClick={retry}>
      Try again
    </Button>
  );
}
