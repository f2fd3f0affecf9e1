import type { ByteChannel } from './byte-channel.ts';
import { encodeFrame, NONCE_BYTES } from './frames.ts';
import type { InterpreterListener, Job } from './interpreter.ts';

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
