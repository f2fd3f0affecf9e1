import { closeSync, openSync, readSync } from 'node:fs';
import type { Libc } from './libc.ts';

const DO_FORK = 11;
const DO_NOT_FORK = 10;
const SHARED = 's';
const LONGEST_MAP_BYTES = 4 * 1024 * 1024;

/** One mapping of a process, as `/proc/self/maps` lists it. The kernel's own, [vdso] and the like, are left out. */
const MAPPING = /^(?<start>[0-9a-f]+)-(?<end>[0-9a-f]+) ...(?<sharing>.) \S+ \S+ \S+ *(?!\[v).*$/gm;

/**
 * V8 asks the kernel not to copy its memory into forked children. This asks for it again, mapping by mapping,
 * those included that nobody may touch: without them a child has no guard regions. Memory that is shared, such as
 * the queues of the event loop, stays behind: a child could write to its parent and to other children.
 *
 * @returns marks every mapping there is at that moment
 * @see https://man7.org/linux/man-pages/man2/madvise.2.html
 */
export function createCopyOnFork(libc: Libc): () => void {
  const readMap = createMapReader();
  let marked = '';
  return () => {
    const map = readMap();
    if (map === marked) return;
    for (const mapping of map.matchAll(MAPPING)) {
      const { start = '', end = '', sharing = '' } = mapping.groups ?? {};
      const address = BigInt(`0x${start}`);
      const advice = sharing === SHARED ? DO_NOT_FORK : DO_FORK;
      libc.madvise(address, BigInt(`0x${end}`) - address, advice);
    }
    marked = map;
  };
}

/** Reads the list of mappings into memory that is set aside once, so that reading it adds none. */
function createMapReader(): () => string {
  const buffer = Buffer.alloc(LONGEST_MAP_BYTES);
  return () => {
    const descriptor = openSync('/proc/self/maps', 'r');
    let length = 0;
    for (let count = -1; count !== 0; length += count) {
      count = readSync(descriptor, buffer, length, buffer.length - length, null);
    }
    closeSync(descriptor);
    return buffer.toString('latin1', 0, length);
  };
}
