import type { OnMount } from '@monaco-editor/react';
import { useEffect, useState } from 'react';
import { useLocalRunner } from '../../../execution/local-runner-context.tsx';
import { isSavingData } from '../../../saving-data.ts';
import type { ServerSession } from './server-session.ts';

type Mounted = Parameters<OnMount>;

/**
 * Starts the language server for an editor. It comes last: once Python is ready and the learner has gone to the editor,
 * and never for learners who save data.
 *
 * @param hasLog whether programs can import the log of the lab
 * @returns null until it has started, if it can't, and after it has ended
 */
export function useLanguageServer(mounted: Mounted | null, hasLog: boolean): ServerSession | null {
  const { isReady } = useLocalRunner();
  const hasFocused = useHasFocused(mounted);
  const [session, setSession] = useState<ServerSession | null>(null);
  const isWanted = isReady && hasFocused;
  useEffect(() => {
    if (mounted === null || !isWanted || isSavingData()) return;
    let isLeft = false;
    let close: () => void = () => undefined;
    const follow = async (): Promise<void> => {
      const started = await startSession(mounted, hasLog);
      if (started === null) return;
      if (isLeft) {
        started.close();
        return;
      }
      close = started.close;
      setSession(started);
      await started.ended;
      setSession((current) => (current === started ? null : current));
    };
    // The editor's own help goes on without it.
    follow().catch(() => undefined);
    return () => {
      isLeft = true;
      close();
      setSession(null);
    };
  }, [mounted, isWanted, hasLog]);
  return session;
}

async function startSession(
  [instance, monaco]: Mounted,
  hasLog: boolean,
): Promise<ServerSession | null> {
  const model = instance.getModel();
  if (model === null) return null;
  const { startServerSession } = await import('./server-session.ts');
  return startServerSession({ instance, model, monaco }, hasLog);
}

/** Returns whether the learner has been in the editor. */
function useHasFocused(mounted: Mounted | null): boolean {
  const [hasFocused, setHasFocused] = useState(false);
  useEffect(() => {
    if (mounted === null || hasFocused) return;
    const [instance] = mounted;
    const note = (): void => setHasFocused(true);
    if (instance.hasTextFocus()) queueMicrotask(note);
    const listener = instance.onDidFocusEditorText(note);
    return () => listener.dispose();
  }, [mounted, hasFocused]);
  return hasFocused;
}
