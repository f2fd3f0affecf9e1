import { Buffer } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';
import { encodeFrame, NONCE_BYTES } from './frames.ts';
import type { InterpreterListener, Job } from './interpreter.ts';

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

const LENGTH_BYTES = 4;

/** The interpreter's side of a channel. */
export interface ServedChannel {
  /** Sends an event to the service. */
  emit: InterpreterListener;
  /** Announces that the interpreter is ready and waits for its job. @returns null if the service is gone */
  awaitJob: () => Job | null;
}

/**
 * Opens the interpreter's side of a channel. It reads the nonce and then uses it in every frame.
 *
 * @returns null if the service is gone
 */
export function openServedChannel(channel: ByteChannel): ServedChannel | null {
  const nonce = channel.read(NONCE_BYTES);
  if (nonce === null) return null;
  return {
    emit: (event) => void channel.write(encodeFrame(nonce, event)),
    awaitJob() {
      channel.write(encodeFrame(nonce, { kind: 'ready' }));
      const length = channel.read(LENGTH_BYTES);
      const text = length === null ? null : channel.read(length.readUInt32BE());
      return text === null ? null : (JSON.parse(text.toString('utf8')) as Job);
    },
  };
}
