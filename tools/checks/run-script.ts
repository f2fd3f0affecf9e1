import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The result of a script of package.json. */
export interface ScriptResult {
  isPassed: boolean;
  /** Its output, standard output and errors in the order in which they arrived. */
  output: string;
  /** Wall-clock time in seconds. */
  seconds: number;
}

function start(name: string, args: readonly string[], options: Omit<SpawnOptions, 'cwd'>) {
  // --run finds tools in node_modules/.bin like npm does, without npm's startup time.
  return spawn(process.execPath, ['--run', name, '--', ...args], { cwd: ROOT, ...options });
}

/** Runs a script of package.json and captures its output. */
export function runScript(name: string): Promise<ScriptResult> {
  const startedAt = performance.now();
  const child = start(name, [], { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        isPassed: code === 0,
        output: Buffer.concat(chunks).toString(),
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
  });
}

/**
 * Runs a script of package.json with its output visible, and returns whether it passed.
 *
 * @param env its environment; by default, the one of this process
 */
export function runScriptInView(
  name: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const child = start(name, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
