// cspell:ignore smaps
import { readdir, readFile } from 'node:fs/promises';

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
export async function readMemory(
  roots: readonly number[],
): Promise<{ roots: number; started: number }> {
  const started = await Promise.all(roots.map(startedBy));
  return { roots: await sumOf(roots), started: await sumOf(started.flat()) };
}
