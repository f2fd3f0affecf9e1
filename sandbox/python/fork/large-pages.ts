import { readFileSync } from 'node:fs';
import type { Libc } from './libc.ts';

const COLLAPSE = 25;
const LARGE_PAGE = 2n * 1024n * 1024n;

/** A private mapping of memory in `/proc/self/maps` that can be written. */
const MEMORY = /^(?<start>[0-9a-f]+)-(?<end>[0-9a-f]+) rw.p \S+ \S+ 0 /gm;

/**
 * Moves the memory of this process to large pages. A fork copies one entry for a large page and 512 for as many small
 * ones, which is most of its work. A child still copies only the small pages that it writes. Kernels before Linux 6.1
 * refuse, and nothing changes.
 *
 * @see https://man7.org/linux/man-pages/man2/madvise.2.html
 */
export function useLargePages(libc: Libc): void {
  for (const { groups } of readFileSync('/proc/self/maps', 'latin1').matchAll(MEMORY)) {
    const { start = '', end = '' } = groups ?? {};
    const first = (BigInt(`0x${start}`) + LARGE_PAGE - 1n) & -LARGE_PAGE;
    const last = BigInt(`0x${end}`) & -LARGE_PAGE;
    // One call for all of them would end at the first that can't be moved.
    for (let page = first; page < last; page += LARGE_PAGE) {
      libc.madvise(page, LARGE_PAGE, COLLAPSE);
    }
  }
}
