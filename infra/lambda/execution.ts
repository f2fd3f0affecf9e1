import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {
  createExecutionHandler,
  type ExecutionHandler,
} from '../../functions/execution/handler.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';

/** Next to the bundle on AWS; in the build directory of a checkout. */
const RUNTIME_DIRECTORIES = [
  path.join(import.meta.dirname, 'runtime/python'),
  path.join(import.meta.dirname, '../../.build/runtime/python'),
];

let execute: ExecutionHandler | null = null;

/** A program that ends its interpreter's process is attacking it, or has found a limit that doesn't hold. */
function logDeaths(deaths: number): void {
  const entry = { level: 'warn', message: 'Python interpreters ended by themselves.', deaths };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}

function createHandler(): ExecutionHandler {
  const [besideSource = '', built = ''] = RUNTIME_DIRECTORIES;
  const runtimeDir = existsSync(besideSource) ? besideSource : built;
  const runner = createSealedPythonRunner({ runtimeDir, onDeaths: logDeaths });
  return createExecutionHandler({ runner });
}

/**
 * The entry point of the execution function, on AWS and behind the local Invoke API, whose context also has a signal that
 * aborts when the client has gone.
 */
export const handler = async (
  event: unknown,
  context?: { signal?: AbortSignal },
): ReturnType<ExecutionHandler> => {
  execute ??= createHandler();
  return execute(event, context?.signal);
};
