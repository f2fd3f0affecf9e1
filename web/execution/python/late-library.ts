import { type Gap, spreadFirst } from '../../../sandbox/python/library-parts.ts';

export type Bytes = Uint8Array<ArrayBuffer | SharedArrayBuffer>;

/** Python's library, of which the rest may still be on its way. */
export interface LateLibrary {
  first: Uint8Array;
  /** Memory of the length of the rest, which fills up when it arrives. */
  rest: Bytes;
  /** Whether the rest is there, for all workers; null if it was there from the start. */
  state: Int32Array | null;
}

const ARRIVING = 0;
const THERE = 1;
const FAILED = 2;

/** Returns memory that workers can share, if the page supports it. */
export function allocate(length: number): Bytes {
  const isShared = crossOriginIsolated;
  return new Uint8Array(isShared ? new SharedArrayBuffer(length) : new ArrayBuffer(length));
}

/** Returns the memory for the rest of the library. Without shared memory, no worker can wait for it. */
export function createLateLibrary(restBytes: number): Omit<LateLibrary, 'first'> {
  const state = crossOriginIsolated
    ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    : null;
  return { rest: allocate(restBytes), state };
}

/** Tells all workers whether the rest has arrived. */
export function settleRest(state: Int32Array, isThere: boolean): void {
  Atomics.store(state, 0, isThere ? THERE : FAILED);
  Atomics.notify(state, 0);
}

interface Waits {
  onWait: () => void;
  onResume: () => void;
}

/** Waits while the rest is on its way. This blocks the worker. @returns whether the rest is there */
function awaitRest(state: Int32Array | null, { onWait, onResume }: Waits): boolean {
  if (state === null) return true;
  if (Atomics.load(state, 0) === ARRIVING) {
    onWait();
    Atomics.wait(state, 0, ARRIVING);
    onResume();
  }
  return Atomics.load(state, 0) === THERE;
}

/** What an interpreter starts from. */
interface CopiedLibrary {
  standardLibrary: Uint8Array;
  /** Absent if the library is complete. */
  gap?: Gap;
}

/** The worker's end of a library. */
interface GapFiller {
  /** Copies what is there. */
  copy: (library: LateLibrary) => CopiedLibrary;
  /** Writes the rest into the gap as soon as it is there. @returns whether it could be loaded */
  fill: (target: Uint8Array) => boolean;
}

/** @param waits called before and after the worker waits */
export function createGapFiller(waits: Waits): GapFiller {
  let late: LateLibrary | null = null;
  return {
    copy(library) {
      late = library;
      const { rest, state } = library;
      const { library: standardLibrary, gap } = spreadFirst(library.first, rest.length);
      if (state !== null && Atomics.load(state, 0) !== THERE) return { standardLibrary, gap };
      standardLibrary.set(rest, gap.start);
      return { standardLibrary };
    },
    fill(target) {
      if (late === null || !awaitRest(late.state, waits)) return false;
      target.set(late.rest);
      return true;
    },
  };
}
