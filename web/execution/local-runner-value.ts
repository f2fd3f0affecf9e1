import { createContext, use } from 'react';
import type { LocalPythonRunner } from './python/local-python-runner.ts';

/** How far the interpreter is on its way to this browser. */
export interface LoadProgress {
  /** 0 to 1. */
  fraction: number;
  label: string;
}

/** The interpreter in this browser and the way to it. */
export interface LocalRunnerHandle {
  /** The one runner of these pages. @throws {Error} when this browser cannot have one */
  getRunner: () => LocalPythonRunner;
  /** Null once it is ready, and when it did not load. */
  progress: LoadProgress | null;
  /** Why it did not load, in a sentence; null otherwise. */
  loadFailure: string | null;
  /** Tries again after a load that failed. */
  load: () => void;
}

export const LocalRunnerContext = createContext<LocalRunnerHandle | null>(null);

/** The interpreter in this browser. @throws {Error} outside a LocalRunnerProvider */
export function useLocalRunner(): LocalRunnerHandle {
  const handle = use(LocalRunnerContext);
  if (!handle) throw new Error('useLocalRunner needs a LocalRunnerProvider around it.');
  return handle;
}
