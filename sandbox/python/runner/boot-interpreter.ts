import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULE_PREFIX, RUNTIME_FILES } from '../runtime-files.ts';
import { createBareContext, type RestorableMemory } from '../sealed/bare-context.ts';
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
  /** With it, the state of the interpreter is saved at once, so that forks of this process share the saved state. */
  memory?: RestorableMemory;
  /** Receives messages of the runtime itself. */
  log: (text: string) => void;
}

/** After so many runs, the engine has compiled what every run needs. */
const WARM_UPS = 20;

const WARM_UP: Job = {
  code: 'print(input())',
  entry: { kind: 'program' },
  inputs: Array.from({ length: WARM_UPS }, () => '1\n'),
  lab: null,
  checksSafety: false,
  outputBytes: 100,
  mayAsk: false,
  startsAt: 0,
};

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
    memory: options.memory,
  });
  const server = createJobServer(emit, context.place);
  const python = await context.bundle.start(context.host, {
    wasm: options.module ?? context.place(read(RUNTIME_FILES.wasm)),
    standardLibrary: context.place(read(RUNTIME_FILES.library)),
    snapshot: options.isCold ? null : context.place(read(RUNTIME_FILES.snapshot)),
  });
  if (options.memory) {
    python.saveState();
    // The engine compiles what a job needs now, and not again in every fork.
    server.serve(python, WARM_UP);
    python.restoreState();
  }
  return (job) => server.serve(python, job);
}
