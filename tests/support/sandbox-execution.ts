import path from 'node:path';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';

const RUNTIME_DIR = path.resolve('.build/runtime/python');

/** The real sealed sandbox, without the function around it. */
export function sandboxExecution(): ExecutionPort {
  let starting: Promise<ReturnType<typeof createSealedPythonRunner>> | null = null;
  const start = async () => {
    await buildPythonRuntime(RUNTIME_DIR);
    return createSealedPythonRunner({ runtimeDir: RUNTIME_DIR });
  };
  return {
    async run(request) {
      const runner = await (starting ??= start());
      return runner.run(request);
    },
  };
}
