// cspell:ignore smaps
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxEngine } from '../../../sandbox/python/sealed-runner.ts';
import { type ReportMeasurement, summarize } from '../measurement.ts';
import { type PythonCommand, startLoop } from './spawned-python.ts';

const BYTES_PER_KB = 1_024;
const BYTES_PER_MB = 1_048_576;

async function parentOf(pid: number): Promise<number | null> {
  // The program's name is in parentheses and may contain anything; the fields after it may not.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, parent] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return parent === undefined ? null : Number(parent);
}

/** Returns all descendants of a process, unless a process in between has ended. */
async function startedBy(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = new Map(
    await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)),
  );
  const childrenOf = (pid: number): number[] => pids.filter((child) => parents.get(child) === pid);
  const started = childrenOf(root);
  for (const pid of started) started.push(...childrenOf(pid));
  return started;
}

async function memoryOf(pid: number): Promise<number> {
  // A process that has ended in the meantime uses no memory.
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  return (kilobytes * BYTES_PER_KB) / BYTES_PER_MB;
}

async function sumOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(pids.map(memoryOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Returns the memory of processes and their descendants, in MB: the sum of their proportional set sizes, which divide
 * each shared page among its processes. Linux only.
 */
async function readMemory(roots: readonly number[]): Promise<{ roots: number; started: number }> {
  const started = await Promise.all(roots.map(startedBy));
  return { roots: await sumOf(roots), started: await sumOf(started.flat()) };
}

const SERVICE = path.resolve(import.meta.dirname, '../fixtures/service-process.ts');

/** How long spawned loops are watched, in milliseconds. */
const WATCHED_MS = 400;

/** A contender whose memory is measured while endless loops run. */
interface MemoryEntrant {
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
function untilMessage(service: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    service.on('message', (message) => {
      if (message === word) resolve();
    });
    service.once('exit', () =>
      reject(new Error(`The service exited before it printed "${word}".`)),
    );
  });
}

/** Creates a contender that holds our runner in a separate service process. */
export async function sealedEntrant(
  engine: SandboxEngine,
  runtimeDir: string,
): Promise<MemoryEntrant> {
  const service = fork(SERVICE, [runtimeDir, engine]);
  await untilMessage(service, 'warm');
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
      const ended = untilMessage(service, 'all');
      void untilMessage(service, 'first').then(() => running.abort());
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

/** The numbers of concurrent loops. None: the memory of an idle service. */
const AT_ONCE = [0, 1, 2, 4];
const BETWEEN_LOOKS_MS = 50;

/** The maximum that was seen, in MB. */
interface PeakMemory {
  /** Of the processes that the watched ones started. */
  started: number;
  /** Of these and the watched processes. */
  total: number;
}

async function peakMemory(entrant: MemoryEntrant, count: number): Promise<PeakMemory> {
  const peak = { started: 0, total: 0 };
  await entrant.runLoops(count, async (pids, signal) => {
    while (!signal.aborted) {
      const { roots, started } = await readMemory(pids);
      peak.started = Math.max(peak.started, started);
      peak.total = Math.max(peak.total, started + roots);
      await sleep(BETWEEN_LOOKS_MS);
    }
  });
  return peak;
}

/**
 * Measures the memory of concurrent endless loops: the highest sum of the processes' proportional set sizes. For our
 * runner, this includes everything that the service started, with what it prepares in advance, and once more with the
 * service itself; for the others, only the loops. Our runner runs as many at once as there are processors, and the
 * others wait.
 *
 * @param entrants the baseline first
 */
export async function measureMemory(
  entrants: readonly MemoryEntrant[],
  report: ReportMeasurement,
): Promise<void> {
  for (const count of AT_ONCE) {
    const name = `sandbox: memory with ${count} at once`;
    for (const entrant of entrants.filter(({ isService }) => isService || count > 0)) {
      const { started, total } = await peakMemory(entrant, count);
      const own = entrant.isService ? started : total;
      report(summarize({ name, of: entrant.name, unit: 'MB' }, [own]));
      if (entrant.isService) {
        const of = `${entrant.name}, including the service`;
        report(summarize({ name, of, unit: 'MB' }, [total]));
      }
    }
  }
}
