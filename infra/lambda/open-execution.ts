import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  createExecutionHandler,
  type ExecutionHandler,
} from '../../functions/execution/handler.ts';
import {
  createSealedPythonRunner,
  type EngineChoice,
  type RunnerOptions,
} from '../../sandbox/python/sealed-runner.ts';
import { writeLog } from './write-log.ts';

/** Next to the bundle on Lambda; above the bundle on hosts, which is in the same image; in the build of a checkout. */
const RUNTIME_DIRECTORIES = [
  path.join(import.meta.dirname, 'runtime/python'),
  path.join(import.meta.dirname, '../../runtime/python'),
  path.join(import.meta.dirname, '../../.build/runtime/python'),
];

/** A program that ends its interpreter's process is attacking it, or has found a limit that doesn't hold. */
function logDeaths(deaths: number): void {
  writeLog({ level: 'warn', message: 'Python interpreters ended by themselves.', deaths });
}

/** The execution function, and the engine behind it. */
interface Execution {
  execute: ExecutionHandler;
  /** Starts the engine, if it hasn't been started yet. @throws if none can start */
  engine: () => Promise<EngineChoice>;
}

/** Opens the execution function on the built runtime. */
export function openExecution(options: Pick<RunnerOptions, 'isForOneLearner'> = {}): Execution {
  const runtimeDir = RUNTIME_DIRECTORIES.find(existsSync) ?? '';
  const runner = createSealedPythonRunner({ runtimeDir, onDeaths: logDeaths, ...options });
  return { execute: createExecutionHandler({ runner }), engine: () => runner.engine() };
}
