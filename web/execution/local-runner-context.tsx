import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type LoadProgress, LocalRunnerContext } from './local-runner-value.ts';
import { type CreateLocalRunner, createBrowserRunner } from './local-runner.ts';
import type { LocalPythonRunner } from './python/local-python-runner.ts';

interface LocalRunnerProviderProps {
  createRunner?: CreateLocalRunner;
  /** Whether the interpreter loads immediately or with the first run. */
  isEager?: boolean;
  children: ReactNode;
}

/** The state of the load. */
interface Load {
  progress: LoadProgress | null;
  loadFailure: string | null;
}

const QUIET: Load = { progress: null, loadFailure: null };

/** Shares one interpreter among the pages inside. By default, it starts loading when the first page opens. */
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
    // onFailure reports a failed load, and the first run reports an unsupported browser.
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
