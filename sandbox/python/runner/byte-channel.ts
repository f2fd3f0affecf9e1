import { Buffer } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';

const RETRY_MS = 1;

/** The blocking byte channel between an interpreter's process and the service. */
export interface ByteChannel {
  /** @returns exactly this many bytes, or null if the other side is gone */
  read: (length: number) => Buffer | null;
  /** @returns whether the other side is still there */
  write: (bytes: Uint8Array) => boolean;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Creates a channel on open descriptors. It may block, because nothing else runs in the process at the same time. */
export function openByteChannel(readFrom: number, writeTo: number): ByteChannel {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  /** @returns 0 if the other side is gone */
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
