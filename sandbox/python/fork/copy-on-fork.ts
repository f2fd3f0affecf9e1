import { closeSync, openSync, readSync } from 'node:fs';
import type { Libc } from './libc.ts';

const DO_FORK = 11;
const DO_NOT_FORK = 10;
const SHARED = 's';
/** Reading and marking can itself add mappings, but not for long. */
const MOST_READS = 8;
const LONGEST_MAP_BYTES = 4 * 1024 * 1024;

/** A mapping in `/proc/self/maps`, except the kernel's own, such as [vdso]. */
const MAPPING = /^(?<start>[0-9a-f]+)-(?<end>[0-9a-f]+) ...(?<sharing>.) \S+ \S+ \S+ *(?!\[v).*$/gm;

/**
 * Makes forked children receive a copy of V8's memory, which V8 tells the kernel not to copy. This includes
 * inaccessible mappings, which a child needs as guard regions. Shared memory, such as the event loop's queues, is not
 * copied: through it, a child could write to its parent and siblings.
 *
 * @returns a function that marks all current mappings
 * @see https://man7.org/linux/man-pages/man2/madvise.2.html
 */
export function createCopyOnFork(libc: Libc): () => void {
  const readMap = createMapReader();
  let marked = '';
  const mark = (map: string): void => {
    for (const mapping of map.matchAll(MAPPING)) {
      const { start = '', end = '', sharing = '' } = mapping.groups ?? {};
      const address = BigInt(`0x${start}`);
      const advice = sharing === SHARED ? DO_NOT_FORK : DO_FORK;
      libc.madvise(address, BigInt(`0x${end}`) - address, advice);
    }
  };
  return () => {
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      // What is read last must still be true when the process forks: V8 then has room for what is allocated until then.
      globalThis.gc?.({ type: 'minor' });
      const map = readMap();
      if (map === marked) return;
      mark(map);
      marked = map;
    }
  };
}

/** Creates a reader with a preallocated buffer, so that reading the mappings doesn't add any. */
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
