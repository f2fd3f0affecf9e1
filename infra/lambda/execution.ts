import { existsSync } from 'node:fs';
import path from 'node:path';
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

function createHandler(): ExecutionHandler {
  const [beside = '', built = ''] = RUNTIME_DIRECTORIES;
  const runtimeDir = existsSync(beside) ? beside : built;
  return createExecutionHandler({ runner: createSealedPythonRunner({ runtimeDir }) });
}

/** The entry point of the execution function, on AWS and behind the local Invoke API. */
export const handler: ExecutionHandler = async (event) => {
  execute ??= createHandler();
  return execute(event);
};
