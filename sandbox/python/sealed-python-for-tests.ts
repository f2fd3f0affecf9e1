import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll } from 'vitest';
import { createPacedRunner } from '../../content/paced-runner.ts';
import type { CaseOutcome, RunRequest } from '../contract.ts';
import { buildPythonRuntime } from './build.ts';
import {
  createSealedPythonRunner,
  type EngineChoice,
  type SandboxEngine,
  type SealedPythonRunner,
} from './sealed-runner.ts';

/** The directory of the built runtime. */
export const RUNTIME_DIR = path.join(import.meta.dirname, '../../.build/runtime/python');

type Options = Partial<Omit<RunRequest, 'code' | 'language'>>;

/** Creates a run request with default values for the missing options. */
export function runRequest(code: string, options: Options = {}): RunRequest {
  return {
    language: 'python',
    code,
    entry: { kind: 'program' },
    inputs: [''],
    // More than in production, because the tests share few cores and only those about time may depend on it.
    limits: { wallMs: 20_000, outputBytes: 65_536 },
    lab: null,
    ...options,
  };
}

/** The engines that this machine supports. Suites about containment and limits run on each of them. */
export const ENGINES: readonly SandboxEngine[] =
  process.platform === 'linux' && process.arch === 'x64' ? ['process', 'fork'] : ['process'];

/** Provides the tests of a file with a real runner on the built runtime. */
export function useSealedPython(engine?: SandboxEngine) {
  let runner: SealedPythonRunner | undefined;
  beforeAll(async () => {
    await buildPythonRuntime(RUNTIME_DIR);
    runner = createPacedRunner((slowdown) =>
      createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine, slowdown }),
    );
  });
  afterAll(async () => runner?.close());

  const started = (): SealedPythonRunner => {
    if (runner === undefined) throw new Error('The runner is created before the first test.');
    return runner;
  };
  const runAll = async (code: string, options?: Options): Promise<readonly CaseOutcome[]> =>
    (await started().run(runRequest(code, options))).outcomes;
  return {
    runAll,
    engine: async (): Promise<EngineChoice> => started().engine(),
    /** Runs code on one input. */
    async run(code: string, options?: Options): Promise<CaseOutcome> {
      const [outcome] = await runAll(code, options);
      if (outcome === undefined) throw new Error('A run with one input has one outcome.');
      return outcome;
    },
  };
}
