import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SandboxEngine } from '../../../sandbox/python/sealed-runner.ts';
import { type PythonCommand, startLoop } from './spawned-python.ts';

const SERVICE = path.resolve(import.meta.dirname, '../fixtures/service-process.ts');

/** How long spawned loops are watched, in milliseconds. */
const WATCHED_MS = 400;

/** A contender whose memory is measured while endless loops run. */
export interface MemoryEntrant {
  name: string;
  /** Whether the watched process isn't a loop itself, but starts the processes that run the loops. */
  isService: boolean;
  /**
   * Runs this many endless loops at once and watches while all of them run.
   *
   * @param watch takes the processes whose memory counts, with their descendants; its result stops it at the end
   */
  runLoops: (
    count: number,
    watch: (pids: readonly number[], signal: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  close: () => Promise<void>;
}

/** Creates a contender with one process per loop, without counting their parent. */
export function spawnedEntrant(name: string, command: PythonCommand): MemoryEntrant {
  return {
    name,
    isService: false,
    async runLoops(count, watch) {
      const loops = await Promise.all(Array.from({ length: count }, () => startLoop(command)));
      await watch(
        loops.map(({ pid }) => pid),
        AbortSignal.timeout(WATCHED_MS),
      );
      await Promise.all(loops.map((loop) => loop.kill()));
    },
    close: () => Promise.resolve(),
  };
}

/** @throws {Error} if the service exits before it prints that */
function untilSaid(service: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    service.on('message', (said) => {
      if (said === word) resolve();
    });
    service.once('exit', () => reject(new Error(`The service ended before it said "${word}".`)));
  });
}

/** Creates a contender that holds our runner in a separate service process. */
export async function sealedEntrant(
  engine: SandboxEngine,
  runtimeDir: string,
): Promise<MemoryEntrant> {
  const service = fork(SERVICE, [runtimeDir, engine]);
  await untilSaid(service, 'warm');
  const pids = [service.pid ?? 0];
  return {
    name: `ours, engine "${engine}"`,
    isService: true,
    async runLoops(count, watch) {
      if (count === 0) {
        await watch(pids, AbortSignal.timeout(WATCHED_MS));
        return;
      }
      const running = new AbortController();
      const ended = untilSaid(service, 'all');
      void untilSaid(service, 'first').then(() => running.abort());
      service.send(count);
      await watch(pids, running.signal);
      await ended;
    },
    async close() {
      const exited = once(service, 'exit');
      service.disconnect();
      await exited;
    },
  };
}
