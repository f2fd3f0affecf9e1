import type { InterpreterEvent, Job } from '../../../sandbox/python/runner/interpreter.ts';

/** What an interpreter in the browser starts from. */
export interface RuntimeAssets {
  /** The address of the sealed bundle, an ES module. */
  bundleUrl: string;
  wasm: Uint8Array;
  library: Uint8Array;
  snapshot: Uint8Array;
}

/** From the page to the worker. */
export type WorkerCommand = { kind: 'boot'; assets: RuntimeAssets } | { kind: 'job'; job: Job };

/** From the worker to the page. */
export type WorkerMessage =
  { kind: 'ready' } | { kind: 'failed'; reason: string } | InterpreterEvent;
