import type { PooledInterpreter } from './runner/interpreter-pool.ts';

/** How the server starts a fresh interpreter for each run: as a copy-on-write fork, or as a pre-booted process. */
export type SandboxEngine = 'fork' | 'process';

/** The chosen engine, and why. */
export interface EngineChoice {
  engine: SandboxEngine;
  /** An explanation for the operator. */
  reason: string;
}

/** Provides fresh interpreters, each for a single use. */
export interface InterpreterSource {
  choice: EngineChoice;
  /** How many interpreters to keep ready. */
  spares: number;
  /** Whether an interpreter may be started while another is working. */
  isCheap: boolean;
  start: () => Promise<PooledInterpreter>;
  /** Releases what the interpreters share. Call it after all of them have ended. */
  close: () => Promise<void>;
}
