import { useEffect } from 'react';
import { logFailure } from '../../log-failure.ts';

/** Records that a panel could not be read. The learner sees its empty text and nothing else. */
export function useLoggedFailure(panel: string, error: Error | undefined): void {
  useEffect(() => {
    if (error) logFailure(`The panel "${panel}" could not be read.`, error);
  }, [panel, error]);
}
