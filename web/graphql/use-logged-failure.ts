import { useEffect } from 'react';
import { logFailure } from '../log-failure.ts';
import type { PanelFeed } from './panel-feeds.ts';

/** Logs that a panel couldn't be loaded, once per failure. */
export function useLoggedFailure(panel: string, failure: PanelFeed<unknown>['failure']): void {
  useEffect(() => {
    if (failure) logFailure(`The panel "${panel}" could not be loaded.`, failure);
  }, [panel, failure]);
}
