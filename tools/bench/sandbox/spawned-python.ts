import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDLESS_LOOP, HELLO, LOOP_MS, type Contender, type TimedRun } from './contender.ts';

/** A command that runs the Python code appended to its arguments. */
export interface PythonCommand {
  program: string;
  args: readonly string[];
}

/** A process that runs an endless loop. */
export interface LoopingProcess {
  pid: number;
  /** Kills it and waits until it has exited. */
  kill: () => Promise<void>;
}

/** @throws {Error} if the program fails */
async function runToEnd({ program, args }: PythonCommand, code: string): Promise<TimedRun> {
  const start = performance.now();
  const child = spawn(program, [...args, code], { stdio: ['ignore', 'pipe', 'ignore'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode}.`);
  return { stdout, ms: performance.now() - start };
}

/** Starts an endless loop and waits until it runs. */
export async function startLoop({ program, args }: PythonCommand): Promise<LoopingProcess> {
  const child = spawn(program, [...args, ENDLESS_LOOP], { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Creates a contender that starts a process for every run and prepares nothing in advance. */
export function spawnedPython(
  command: PythonCommand,
  { name, runsPerTurn }: Pick<Contender, 'name' | 'runsPerTurn'>,
): Contender {
  return {
    name,
    runsPerTurn,
    readyAfterMs: 0,
    run: (code) => runToEnd(command, code),
    async stopLoop() {
      const loop = await startLoop(command);
      await sleep(LOOP_MS);
      const start = performance.now();
      await loop.kill();
      await runToEnd(command, HELLO);
      return performance.now() - start;
    },
    close: () => Promise.resolve(),
  };
}
