import { createContext, use } from 'react';
import type { LocalPythonRunner } from './python/local-python-runner.ts';

/** The progress of loading the interpreter. */
export interface LoadProgress {
  /** 0 to 1. */
  fraction: number;
  label: string;
}

/** The interpreter in this browser and its loading state. */
export interface LocalRunnerHandle {
  /** Returns the shared runner of the pages. @throws {Error} if this browser doesn't support one */
  getRunner: () => LocalPythonRunner;
  /** Null once it is ready, and if it failed to load. */
  progress: LoadProgress | null;
  /** The message of a failed load; null otherwise. */
  loadFailure: string | null;
  /** Retries a failed load. */
  load: () => void;
}

export const LocalRunnerContext = createContext<LocalRunnerHandle | null>(null);

/** Returns the interpreter in this browser. @throws {Error} outside a LocalRunnerProvider */
export function useLocalRunner(): LocalRunnerHandle {
  const handle = use(LocalRunnerContext);
  if (!handle) throw new Error('useLocalRunner must be used within a LocalRunnerProvider.');
  return handle;
}
