import type { OnMount } from '@monaco-editor/react';
import { type RefObject, useEffect } from 'react';
import { logFailure } from '../../../log-failure.ts';
import { useEditorSettings } from './editor-settings.ts';

type Mounted = Parameters<OnMount>;

/**
 * Gives Monaco Vim's keys while the learner wants them. They are loaded only then.
 *
 * @param bar shows the mode, and where commands are typed
 * @returns whether the learner wants them
 */
export function useVimKeys(mounted: Mounted | null, bar: RefObject<HTMLElement | null>): boolean {
  const { hasVimKeys } = useEditorSettings().settings;
  useEffect(() => {
    if (mounted === null || !hasVimKeys) return;
    const [instance] = mounted;
    let isOver = false;
    let stop = (): void => undefined;
    import('monaco-vim').then(
      ({ initVimMode }) => {
        if (isOver) return;
        const vim = initVimMode(instance, bar.current);
        stop = () => vim.dispose();
      },
      (error: unknown) => logFailure('The keys of Vim could not be loaded.', error),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [mounted, hasVimKeys, bar]);
  return hasVimKeys;
}
