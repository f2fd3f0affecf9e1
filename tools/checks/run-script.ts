import { spawn } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
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

function start(name: string, stdio: StdioOptions, args: readonly string[] = []) {
  // --run finds tools in node_modules/.bin like npm does, without npm's startup time.
  return spawn(process.execPath, ['--run', name, '--', ...args], { cwd: ROOT, stdio });
}

/** Runs a script of package.json and captures its output. */
export function runScript(name: string): Promise<ScriptResult> {
  const startedAt = performance.now();
  const child = start(name, ['ignore', 'pipe', 'pipe']);
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

/** Runs a script of package.json with its output visible, and returns whether it passed. */
export function runScriptInView(name: string, args: readonly string[]): Promise<boolean> {
  const child = start(name, ['ignore', 'inherit', 'inherit'], args);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
