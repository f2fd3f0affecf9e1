import { Buffer } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';

const RETRY_MS = 1;

/** How an interpreter's process talks with the service: bytes in, bytes out, both blocking. */
export interface ByteChannel {
  /** @returns that many bytes, or null when the other side is gone */
  read: (length: number) => Buffer | null;
  /** @returns whether the other side is still there */
  write: (bytes: Uint8Array) => boolean;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/**
 * Opens a channel on open descriptors. It blocks, because nothing else runs in such a process while Python does.
 */
export function openByteChannel(readFrom: number, writeTo: number): ByteChannel {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  /** @returns 0 when the other side is gone */
  const attempt = (transfer: () => number): number => {
    for (;;) {
      try {
        return transfer();
      } catch (error) {
        if (!isBusy(error)) return 0;
        Atomics.wait(pause, 0, 0, RETRY_MS);
      }
    }
  };
  return {
    read(length) {
      const bytes = Buffer.alloc(length);
      for (let filled = 0; filled < length;) {
        const count = attempt(() => readSync(readFrom, bytes, filled, length - filled, null));
        if (count === 0) return null;
        filled += count;
      }
      return bytes;
    },
    write(bytes) {
      for (let written = 0; written < bytes.length;) {
        const count = attempt(() => writeSync(writeTo, bytes, written));
        if (count === 0) return false;
        written += count;
      }
      return true;
    },
  };
}
