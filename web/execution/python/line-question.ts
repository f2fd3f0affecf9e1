/** The memory through which the page asks a busy interpreter which line of the program it runs. */
export type LineQuestion = SharedArrayBuffer;

const NOT_ASKED = 0;
const ASKED = 1;

/** @returns null if memory can't be shared; then nobody knows where a program was stopped */
export function createLineQuestion(): LineQuestion | null {
  return globalThis.crossOriginIsolated
    ? new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    : null;
}

/** Asks once. */
export function askLine(question: LineQuestion): void {
  Atomics.store(new Int32Array(question), 0, ASKED);
}

/** The worker's end of a question. */
export interface LineAnswerer {
  /** Sets the question that can be asked during this job. */
  open: (question: LineQuestion | null) => void;
  /** Checks whether the page has asked since the last check. */
  isAsked: () => boolean;
}

export function createLineAnswerer(): LineAnswerer {
  let state: Int32Array | null = null;
  return {
    open(question) {
      state = question && new Int32Array(question);
    },
    isAsked: () => state !== null && Atomics.exchange(state, 0, NOT_ASKED) === ASKED,
  };
}
