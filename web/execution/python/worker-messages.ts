import type { InterpreterEvent, Job } from '../../../sandbox/python/runner/interpreter.ts';
import type { InputChannel } from './input-channel.ts';
import type { LateLibrary } from './late-library.ts';
import type { LineQuestion } from './line-question.ts';

/** The assets that an interpreter in the browser starts from. They are loaded once, for all workers. */
export interface RuntimeAssets {
  /** The URL of the sealed bundle, an ES module. */
  bundleUrl: string;
  /** Compiled once: workers share the module and its optimized code. */
  wasm: WebAssembly.Module;
  library: LateLibrary;
  /** Null until it has been fetched. Booting then takes longer. */
  snapshot: Uint8Array | null;
}

/** A message from the page to an interpreter's worker. */
export type WorkerCommand =
  /** Reads the bundle, which the interpreter needs first. */
  | { kind: 'prepare'; bundleUrl: string }
  | { kind: 'boot'; assets: RuntimeAssets }
  | { kind: 'check'; code: string }
  | { kind: 'job'; job: Job; input: InputChannel | null; line: LineQuestion | null };

/** A message from an interpreter's worker to the page. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  /** With the first syntax error as the sandbox describes it; empty if there is none. */
  | { kind: 'checked'; mistake: string }
  /** The line that runs, from 1; 0 if none does. */
  | { kind: 'line'; line: number }
  | InterpreterEvent;

/** A message from the page to the loading worker: the interpreter doesn't need the line to itself any more. */
export interface LoaderCommand {
  kind: 'complete';
}

/** A message from the loading worker to the page. */
export type LoaderMessage =
  | { kind: 'progress'; fraction: number }
  /** The bundle has arrived, so that workers can read it while the rest is on its way. */
  | { kind: 'bundle'; url: string }
  | { kind: 'loaded'; assets: RuntimeAssets }
  /** Nothing more is loading. The snapshot is null if it couldn't be fetched or shouldn't be. */
  | { kind: 'completed'; snapshot: Uint8Array | null }
  | { kind: 'failed'; reason: string };
