import { readSync } from 'node:fs';
import type { RestorableMemory } from '../sealed/bare-context.ts';
import type { Libc } from './libc.ts';

/** In which the kernel describes each page of a process's memory with eight bytes. */
const PAGE_MAP_FILE = '/proc/self/pagemap';
/** The descriptor of a child's own page map. */
export const PAGE_MAP = 4;

const PAGE_BYTES = 4_096;
const ENTRY_BYTES = 8;

/** The bits of the upper half of an entry: mapped by nobody else, and swapped out. */
const EXCLUSIVE = 1 << 24;
const SWAPPED = 1 << 30;

/** Memory as it was, and the space for its page map. */
interface KeptMemory {
  address: bigint;
  saved: Uint8Array;
  entries: Uint32Array;
}

const BLOCK_BYTES = 262_144;
const EMPTY = Buffer.alloc(BLOCK_BYTES);

/** Copies memory. Half of it has never been used, and the copy of empty blocks takes no memory. */
function copyOf(memory: Uint8Array): Uint8Array {
  const copy = new Uint8Array(memory.length);
  for (let start = 0; start < memory.length; start += BLOCK_BYTES) {
    const block = memory.subarray(start, start + BLOCK_BYTES);
    if (!EMPTY.subarray(0, block.length).equals(block)) copy.set(block, start);
  }
  return copy;
}

/** Restores the pages that only this process has. The others are still those of its parent. */
function restoreOwnPages(memory: Uint8Array, { saved, entries }: KeptMemory): void {
  const restore = (start: number, end: number): void =>
    // A program may have replaced the methods of its own arrays.
    Uint8Array.prototype.set.call(memory, saved.subarray(start, end), start);
  let start = -1;
  for (let page = 0; page * 2 < entries.length; page += 1) {
    const isOwn = ((entries[page * 2 + 1] ?? 0) & (EXCLUSIVE | SWAPPED)) !== 0;
    if (isOwn && start === -1) start = page * PAGE_BYTES;
    else if (!isOwn && start !== -1) {
      restore(start, page * PAGE_BYTES);
      start = -1;
    }
  }
  if (start !== -1) restore(start, saved.length);
}

/** Memory that children of a fork restore. */
export interface ForkedMemory extends RestorableMemory {
  /** Whether there is such memory, and a child needs its page map. */
  readonly isKept: boolean;
  /** Opens the page map of this process. @returns its descriptor, or -1 */
  openPageMap: () => number;
  /** Must be called in a child, which has its own page map as {@link PAGE_MAP}. */
  enterChild: () => void;
}

/**
 * Creates memory that forked children restore by copying what they have written, however large the memory is. The
 * kernel tells a child which pages are its own: it shares all others with its parent, which keeps them.
 *
 * @see https://docs.kernel.org/admin-guide/mm/pagemap.html
 */
export function createForkedMemory(libc: Pick<Libc, 'addressOf' | 'open'>): ForkedMemory {
  let kept: KeptMemory | null = null;
  let pageMap = -1;
  const openPageMap = (): number => libc.open(PAGE_MAP_FILE);
  const readPageMap = ({ address, entries }: KeptMemory): boolean => {
    const place = (Number(address) / PAGE_BYTES) * ENTRY_BYTES;
    try {
      return readSync(pageMap, entries, 0, entries.byteLength, place) === entries.byteLength;
    } catch {
      // Some systems have no page maps.
      return false;
    }
  };
  return {
    get isKept() {
      return kept !== null;
    },
    keep(memory) {
      if (kept !== null) return false;
      pageMap = openPageMap();
      const entries = new Uint32Array((memory.length / PAGE_BYTES) * 2);
      const memoryNow = { address: libc.addressOf(memory), saved: copyOf(memory), entries };
      if (readPageMap(memoryNow)) kept = memoryNow;
      return kept !== null;
    },
    restore(memory) {
      if (kept === null || libc.addressOf(memory) !== kept.address) return false;
      if (!readPageMap(kept)) return false;
      restoreOwnPages(memory, kept);
      return true;
    },
    openPageMap,
    enterChild() {
      pageMap = PAGE_MAP;
    },
  };
}
