import { Button } from '../../ui/button.tsx';
import type { Retry } from './use-dashboard.ts';

/** The way on from a panel that could not be read: it asks for the dashboard again. */
export function TryAgain({ isRetrying, retry }: Retry) {
  return (
    <Button kind="quiet" size="small" icon="refresh" isBusy={isRetrying} onClick={retry}>
      Try again
    </Button>
  );
}
