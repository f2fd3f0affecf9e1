import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type LoadProgress, LocalRunnerContext } from './local-runner-value.ts';
import { type CreateLocalRunner, createBrowserRunner } from './local-runner.ts';
import type { LocalPythonRunner } from './python/local-python-runner.ts';

interface LocalRunnerProviderProps {
  createRunner?: CreateLocalRunner;
  /** Whether the interpreter begins to load at once, or with the first run. */
  isEager?: boolean;
  children: ReactNode;
}

/** Where the load stands. */
interface Load {
  progress: LoadProgress | null;
  loadFailure: string | null;
}

const QUIET: Load = { progress: null, loadFailure: null };

/** Keeps one interpreter for the pages inside. It begins to load when the first of them opens, unless told. */
export function LocalRunnerProvider(props: LocalRunnerProviderProps) {
  const { createRunner = createBrowserRunner, isEager = true, children } = props;
  const [state, setState] = useState(QUIET);
  const runner = useRef<LocalPythonRunner | null>(null);

  const getRunner = useCallback((): LocalPythonRunner => {
    runner.current ??= createRunner({
      onProgress: (fraction, label) =>
        setState(fraction >= 1 ? QUIET : { progress: { fraction, label }, loadFailure: null }),
      onFailure: (loadFailure) => setState({ progress: null, loadFailure }),
    });
    return runner.current;
  }, [createRunner]);

  const load = useCallback(() => {
    const warm = async (): Promise<void> => getRunner().warm();
    // A failure is told by onFailure; that this browser can have no runner is told by the first run.
    warm().catch(() => undefined);
  }, [getRunner]);

  useEffect(() => {
    if (isEager) load();
    return () => {
      runner.current?.close();
      runner.current = null;
    };
  }, [isEager, load]);

  const handle = useMemo(() => ({ ...state, getRunner, load }), [state, getRunner, load]);
  return <LocalRunnerContext value={handle}>{children}</LocalRunnerContext>;
}
