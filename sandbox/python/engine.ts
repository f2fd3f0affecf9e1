import type { PooledInterpreter } from './runner/interpreter-pool.ts';

/**
 * How the server gives every run a fresh interpreter: a copy-on-write fork of a booted one, or a process that was
 * booted ahead.
 */
export type SandboxEngine = 'fork' | 'process';

/** Which engine runs, and why. */
export interface EngineChoice {
  engine: SandboxEngine;
  /** A sentence for the operator. */
  reason: string;
}

/** Gives fresh interpreters, each used once. */
export interface InterpreterSource {
  choice: EngineChoice;
  /** So many are worth keeping ready ahead of their jobs. */
  spares: number;
  /** Whether a next one may be started while another works. */
  isCheap: boolean;
  start: () => Promise<PooledInterpreter>;
  /** Ends what is shared between interpreters. They have ended before. */
  close: () => Promise<void>;
}
