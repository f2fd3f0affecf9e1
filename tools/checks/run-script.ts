import { spawn } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** How a script of package.json ended. */
export interface ScriptResult {
  isPassed: boolean;
  /** What it printed, output and errors in the order they came. */
  output: string;
  /** Wall clock in seconds. */
  seconds: number;
}

function start(name: string, stdio: StdioOptions, args: readonly string[] = []) {
  // --run resolves the tool of node_modules/.bin as npm does, without the start-up time of npm.
  return spawn(process.execPath, ['--run', name, '--', ...args], { cwd: ROOT, stdio });
}

/** Runs a script of package.json and keeps what it prints. */
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

/** Runs a script of package.json with its output in view, and returns whether it passed. */
export function runScriptInView(name: string, args: readonly string[]): Promise<boolean> {
  const child = start(name, ['ignore', 'inherit', 'inherit'], args);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
