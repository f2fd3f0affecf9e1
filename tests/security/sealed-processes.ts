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
