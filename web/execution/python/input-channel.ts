/** The memory that a worker waits on until the page has written the program's next input. */
export type InputChannel = SharedArrayBuffer;

/** The index of the state: the kind of input that follows, or its length in bytes. */
const STATE = 0;
const HEAD_BYTES = 4;
const NOTHING_YET = -1;

/** The longest line that fits, in characters. */
export const MAX_INPUT_CHARACTERS = 4_000;
/** A character takes at most three bytes, and a line has a newline. */
const CAPACITY = HEAD_BYTES + 3 * (MAX_INPUT_CHARACTERS + 1);

/** @returns null if memory can't be shared; then programs can't ask for input while they run */
export function createInputChannel(): InputChannel | null {
  if (!globalThis.crossOriginIsolated) return null;
  const channel = new SharedArrayBuffer(CAPACITY);
  Atomics.store(new Int32Array(channel, 0, 1), STATE, NOTHING_YET);
  return channel;
}

/** Sends the worker the input that it waits for. An empty text is the end of the input. */
export function writeInput(channel: InputChannel, text: string): void {
  // Browsers refuse to encode text directly into shared memory.
  const bytes = new TextEncoder().encode(text).subarray(0, CAPACITY - HEAD_BYTES);
  new Uint8Array(channel, HEAD_BYTES).set(bytes);
  const state = new Int32Array(channel, 0, 1);
  Atomics.store(state, STATE, bytes.length);
  Atomics.notify(state, STATE);
}

/** Waits for input from the page. This blocks the worker. */
function awaitInput(channel: InputChannel): Uint8Array {
  const state = new Int32Array(channel, 0, 1);
  Atomics.wait(state, STATE, NOTHING_YET);
  const length = Atomics.exchange(state, STATE, NOTHING_YET);
  return new Uint8Array(channel, HEAD_BYTES, length).slice();
}

/** The worker's end of a channel: the standard input after the end of the sample. */
export interface InputReader {
  /** Sets whether the program of this job can ask for input. */
  open: (channel: InputChannel | null) => void;
  /** @returns the number of bytes written; 0 is the final end of the input */
  read: (target: Uint8Array) => number;
}

/** @param ask tells the page that the program is waiting */
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
