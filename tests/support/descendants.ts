import { readdir, readFile } from 'node:fs/promises';
import process from 'node:process';

/** A process that another one started, directly or indirectly. */
export interface Descendant {
  pid: number;
  residentBytes: number;
}

const PAGE_BYTES = 4_096;
/** The positions of the fields after the program's name in `/proc/<pid>/stat`. */
const STATE = 0;
const PARENT = 1;
const RESIDENT_PAGES = 21;

interface Entry extends Descendant {
  parent: number;
  isZombie: boolean;
}

async function readEntry(pid: string): Promise<Entry[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (text === '') return [];
  // The name is in parentheses and may contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return [
    {
      pid: Number(pid),
      parent: Number(fields[PARENT]),
      residentBytes: Number(fields[RESIDENT_PAGES]) * PAGE_BYTES,
      isZombie: fields[STATE] === 'Z',
    },
  ];
}

/** Returns the descendants of a process, including those that have ended but weren't reaped. */
async function listFamily(ancestor: number): Promise<Entry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const entries = (await Promise.all(pids.map(readEntry))).flat();
  const family = new Set([ancestor]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of entries) if (family.has(parent)) family.add(pid);
  }
  return entries.filter(({ pid }) => family.has(pid) && pid !== ancestor);
}

/** Returns the running descendants of a process, by default of this one. */
export async function listDescendants(ancestor: number = process.pid): Promise<Descendant[]> {
  return (await listFamily(ancestor)).filter(({ isZombie }) => !isZombie);
}

/** Returns the descendants of a process, by default of this one, that have ended but weren't reaped. */
export async function listZombies(ancestor: number = process.pid): Promise<Descendant[]> {
  return (await listFamily(ancestor)).filter(({ isZombie }) => isZombie);
}

/** Checks whether a process exists. */
export function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns the number of file descriptors that a process, by default this one, has open. */
export async function countDescriptors(pid: number = process.pid): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
