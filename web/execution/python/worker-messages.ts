import type { InterpreterEvent, Job } from '../../../sandbox/python/runner/interpreter.ts';
import type { InputChannel } from './input-channel.ts';

/** What an interpreter in the browser starts from. It is loaded once, and every worker starts from it. */
export interface RuntimeAssets {
  /** The address of the sealed bundle, an ES module. */
  bundleUrl: string;
  /** Compiled once: workers share a module, and what of it was optimized. */
  wasm: WebAssembly.Module;
  library: Uint8Array;
  snapshot: Uint8Array;
}

/** From the page to an interpreter's worker. */
export type WorkerCommand =
  { kind: 'boot'; assets: RuntimeAssets } | { kind: 'job'; job: Job; input: InputChannel | null };

/** From an interpreter's worker to the page. */
export type WorkerMessage =
  { kind: 'ready' } | { kind: 'failed'; reason: string } | InterpreterEvent;

/** From the loading worker to the page. */
export type LoaderMessage =
  | { kind: 'progress'; fraction: number }
  | { kind: 'loaded'; assets: RuntimeAssets }
  | { kind: 'failed'; reason: string };
