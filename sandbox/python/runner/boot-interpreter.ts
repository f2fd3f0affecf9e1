import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULE_PREFIX, RUNTIME_FILES } from '../runtime-files.ts';
import { createBareContext } from '../sealed/bare-context.ts';
import type { InterpreterListener, Job } from './interpreter.ts';
import { createJobServer } from './serve-job.ts';

/** The options for booting an interpreter. */
export interface BootOptions {
  /** The directory of the built runtime. */
  runtimeDir: string;
  /** Boots without the memory snapshot. */
  isCold: boolean;
  /** The compiled module, or null to compile the runtime's file. */
  module: WebAssembly.Module | null;
  /** Saves the state of the interpreter at once, so that forks of this process share the saved state. */
  savesState: boolean;
  /** Receives messages of the runtime itself. */
  log: (text: string) => void;
}

/**
 * Boots a sealed interpreter in this process.
 *
 * @param emit receives the interpreter's events
 * @returns a function that runs a job
 */
export async function bootInterpreter(
  options: BootOptions,
  emit: InterpreterListener,
): Promise<(job: Job) => void> {
  const read = (name: string) => readFileSync(path.join(options.runtimeDir, name));
  const source = read(RUNTIME_FILES.bundle).toString('utf8').slice(MODULE_PREFIX.length);
  const context = createBareContext(source, {
    print: (stream, bytes) => server.print(stream, bytes),
    record: (bytes) => server.record(bytes),
    log: options.log,
  });
  const server = createJobServer(emit, context.place);
  const python = await context.bundle.start(context.host, {
    wasm: options.module ?? context.place(read(RUNTIME_FILES.wasm)),
    standardLibrary: context.place(read(RUNTIME_FILES.library)),
    snapshot: options.isCold ? null : context.place(read(RUNTIME_FILES.snapshot)),
  });
  if (options.savesState) {
    python.saveState();
    // The engine compiles this now, and not again in every fork.
    python.restoreState();
  }
  return (job) => server.serve(python, job);
}
