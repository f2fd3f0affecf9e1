import path from 'node:path';
import { createExecutionHandler } from '../../functions/execution/handler.ts';
import { createPacedRunner } from '../../content/paced-runner.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import type { RunResult } from '../../sandbox/contract.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';

const RUNTIME_DIR = path.resolve('.build/runtime/python');

let starting: Promise<(event: unknown) => Promise<unknown>> | null = null;

async function startFunction() {
  await buildPythonRuntime(RUNTIME_DIR);
  const runner = createPacedRunner((slowdown) =>
    createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, slowdown }),
  );
  return createExecutionHandler({ runner });
}

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * The execution function with the real sealed sandbox, without a host around it. Requests and results cross it as JSON.
 * All tests of a process share it, and it ends with that.
 */
export function sandboxExecution(): ExecutionPort {
  return {
    async run(request) {
      const invoke = await (starting ??= startFunction());
      return overTheWire(await invoke(overTheWire(request))) as RunResult;
    },
  };
}
