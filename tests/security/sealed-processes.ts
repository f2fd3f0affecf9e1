// cspell:ignore cmdline
import { readdir, readFile } from 'node:fs/promises';
import { listDescendants } from '../support/descendants.ts';

/** What the kernel reports about a process with a system call filter. */
export interface SealedProcess {
  descriptors: string[];
  /** Lines of its memory map that are shared and writable. */
  shared: string[];
  threads: number;
}

const IS_FILTERED = /^Seccomp:\s+2$/m;
const SHARED_AND_WRITABLE = /^\S+ .w.s /;

const read = (pid: number, name: string): Promise<string> =>
  readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');

async function describeProcess({ pid }: { pid: number }): Promise<SealedProcess[]> {
  const [status, map] = await Promise.all([read(pid, 'status'), read(pid, 'maps')]);
  const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => null);
  if (!IS_FILTERED.test(status) || map === '' || descriptors === null) return [];
  const shared = map.split('\n').filter((line) => SHARED_AND_WRITABLE.test(line));
  return [{ descriptors, shared, threads: Number(/^Threads:\s+(\d+)$/m.exec(status)?.[1]) }];
}

/** Returns the descendants of this process whose system calls are filtered. */
export async function listSealedProcesses(): Promise<SealedProcess[]> {
  return (await Promise.all((await listDescendants()).map(describeProcess))).flat();
}

/** Returns the kernel's status of every descendant of this process that is an interpreter's own process. */
export async function listInterpreters(): Promise<string[]> {
  const states = (await listDescendants()).map(async ({ pid }) => {
    const command = await read(pid, 'cmdline');
    // Before that, the same process is one of the programs that restrict it.
    const isStarted = /^[^\0]*node\0--disallow/.test(command);
    return isStarted ? [await read(pid, 'status')] : [];
  });
  return (await Promise.all(states)).flat();
}
