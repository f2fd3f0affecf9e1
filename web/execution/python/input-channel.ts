/** The memory that a worker waits on until the page has written what the program reads next. */
export type InputChannel = SharedArrayBuffer;

/** Where the state is: what follows, or how many bytes of it there are. */
const STATE = 0;
const HEAD_BYTES = 4;
const NOTHING_YET = -1;

/** The longest line that fits, in characters. */
export const MAX_INPUT_CHARACTERS = 4_000;
/** A character takes three bytes at most, and a line has an end. */
const CAPACITY = HEAD_BYTES + 3 * (MAX_INPUT_CHARACTERS + 1);

/** @returns null where memory cannot be shared; nobody can be asked there while a program runs */
export function createInputChannel(): InputChannel | null {
  if (!globalThis.crossOriginIsolated) return null;
  const channel = new SharedArrayBuffer(CAPACITY);
  Atomics.store(new Int32Array(channel, 0, 1), STATE, NOTHING_YET);
  return channel;
}

/** Gives the worker what it waits for. An empty text is the end of the input. */
export function writeInput(channel: InputChannel, text: string): void {
  // Text is never encoded into shared memory directly: browsers refuse to.
  const bytes = new TextEncoder().encode(text).subarray(0, CAPACITY - HEAD_BYTES);
  new Uint8Array(channel, HEAD_BYTES).set(bytes);
  const state = new Int32Array(channel, 0, 1);
  Atomics.store(state, STATE, bytes.length);
  Atomics.notify(state, STATE);
}

/** Waits for what the page writes. Nothing else happens in this worker meanwhile. */
function awaitInput(channel: InputChannel): Uint8Array {
  const state = new Int32Array(channel, 0, 1);
  Atomics.wait(state, STATE, NOTHING_YET);
  const length = Atomics.exchange(state, STATE, NOTHING_YET);
  return new Uint8Array(channel, HEAD_BYTES, length).slice();
}

/** The worker's end of a channel: the standard input that goes on where the sample ended. */
export interface InputReader {
  /** Lets the program of this job ask, or not. */
  open: (channel: InputChannel | null) => void;
  /** @returns the number of bytes written; 0 is the end of the input, for good */
  read: (target: Uint8Array) => number;
}

/** @param ask tells the page that the program waits */
export function createInputReader(ask: () => void): InputReader {
  let channel: InputChannel | null = null;
  let rest = new Uint8Array(0);
  const refill = (from: InputChannel): void => {
    ask();
    rest = awaitInput(from).slice();
    if (rest.length === 0) channel = null;
  };
  return {
    open(newChannel) {
      channel = newChannel;
    },
    read(target) {
      if (rest.length === 0 && channel !== null) refill(channel);
      const part = rest.subarray(0, target.length);
      target.set(part);
      rest = rest.subarray(part.length);
      return part.length;
    },
  };
}
