import path from 'node:path';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';

const RUNTIME_DIR = path.resolve('.build/runtime/python');

let starting: Promise<ReturnType<typeof createSealedPythonRunner>> | null = null;

async function startRunner() {
  await buildPythonRuntime(RUNTIME_DIR);
  return createSealedPythonRunner({ runtimeDir: RUNTIME_DIR });
}

/** The real sealed sandbox, without the function around it. All tests of a process share it, and it ends with that. */
export function sandboxExecution(): ExecutionPort {
  return {
    async run(request) {
      const runner = await (starting ??= startRunner());
      return runner.run(request);
    },
  };
}
