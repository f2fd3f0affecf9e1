import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { messages } from '../messages.ts';
import { createLocalPythonRunner, type LocalPythonRunner } from './python/local-python-runner.ts';
import type { Mistake } from './python/mistake.ts';

/** The progress of loading the interpreter. */
export interface LoadProgress {
  /** 0 to 1. */
  fraction: number;
  label: string;
}

/** The interpreter in this browser and its loading state. */
interface LocalRunnerHandle {
  /** Returns the shared runner of the pages. @throws {Error} if this browser doesn't support one */
  getRunner: () => LocalPythonRunner;
  /** Null once it is ready, and if it failed to load. */
  progress: LoadProgress | null;
  /** The message of a failed load; null otherwise. */
  loadFailure: string | null;
  /** Whether it has loaded. */
  isReady: boolean;
  /** Starts loading it, unless that has already happened. */
  start: () => void;
  /** Retries a failed load. */
  load: () => void;
  /** Returns the first syntax error of a program; null if there is none, or the interpreter isn't idle. */
  findMistake: (code: string) => Promise<Mistake | null>;
}

export const LocalRunnerContext = createContext<LocalRunnerHandle | null>(null);

/** Returns the interpreter in this browser. @throws {Error} outside a LocalRunnerProvider */
export function useLocalRunner(): LocalRunnerHandle {
  const handle = use(LocalRunnerContext);
  if (!handle) throw new Error('useLocalRunner must be used within a LocalRunnerProvider.');
  return handle;
}

/** Creates a runner that reports its loading progress and failures. */
export type CreateLocalRunner = (options: {
  onProgress: (fraction: number, label: string) => void;
  onFailure: (reason: string) => void;
}) => LocalPythonRunner;

/**
 * Creates the runner.
 *
 * @throws {Error} outside a browser, or without workers and WebAssembly
 */
export const createBrowserRunner: CreateLocalRunner = (options) => {
  if (typeof window === 'undefined') throw new Error(messages.pyodideBrowserOnly);
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') {
    throw new Error(messages.pyodideUnavailable);
  }
  return createLocalPythonRunner(options);
};

interface LocalRunnerProviderProps {
  createRunner?: CreateLocalRunner;
  /** Whether the interpreter loads immediately or with the first run. */
  isEager?: boolean;
  /** Called when the interpreter is ready, and when it couldn't be loaded. */
  onSettled?: () => void;
  children: ReactNode;
}

/** The state of the load. */
interface Load {
  progress: LoadProgress | null;
  loadFailure: string | null;
  isReady: boolean;
}

const QUIET: Load = { progress: null, loadFailure: null, isReady: false };

/** Shares one interpreter among the pages inside. By default, it starts loading when the first page opens. */
export function LocalRunnerProvider(props: LocalRunnerProviderProps) {
  const { createRunner = createBrowserRunner, isEager = true, onSettled, children } = props;
  const [state, setState] = useState(QUIET);
  const runner = useRef<LocalPythonRunner | null>(null);

  const getRunner = useCallback((): LocalPythonRunner => {
    runner.current ??= createRunner({
      onProgress: (fraction, label) => {
        const isReady = fraction >= 1;
        setState({ ...QUIET, isReady, progress: isReady ? null : { fraction, label } });
        if (fraction >= 1) onSettled?.();
      },
      onFailure: (loadFailure) => {
        setState({ ...QUIET, loadFailure });
        onSettled?.();
      },
    });
    return runner.current;
  }, [createRunner, onSettled]);

  const load = useCallback(() => {
    const warm = async (): Promise<void> => getRunner().warm();
    // onFailure reports a failed load, and the first run reports an unsupported browser.
    warm().catch(() => undefined);
  }, [getRunner]);

  const start = useCallback(() => {
    if (runner.current === null) load();
  }, [load]);

  useEffect(() => {
    if (isEager) start();
    return () => {
      runner.current?.close();
      runner.current = null;
    };
  }, [isEager, start]);

  const findMistake = useCallback(
    async (code: string) => (await runner.current?.findMistake(code)) ?? null,
    [],
  );

  const handle = useMemo(
    () => ({ ...state, getRunner, start, load, findMistake }),
    [state, getRunner, start, load, findMistake],
  );
  return <LocalRunnerContext value={handle}>{children}</LocalRunnerContext>;
}
