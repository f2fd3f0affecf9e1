import { Button } from './button.tsx';

interface TryAgainProps {
  isRetrying: boolean;
  retry: () => void;
}

/** The way on from something that could not be read: it asks for it again. */
export function TryAgain({ isRetrying, retry }: TryAgainProps) {
  return (
    <Button kind="quiet" size="small" icon="refresh" isBusy={isRetrying} onClick={retry}>
      Try again
    </Button>
  );
}
