import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { createFrameReader, NONCE_BYTES } from './frames.ts';
import type { InterpreterListener } from './interpreter.ts';
import type { PooledInterpreter } from './interpreter-pool.ts';

const BOOT_ALLOWANCE_MS = 30_000;

/** The service's end of the channel to an interpreter's process. */
export interface InterpreterChannel {
  send: (bytes: Uint8Array) => void;
  onBytes: (listener: (chunk: Buffer) => void) => void;
  /** Resolves when the process is gone. Never rejects. */
  ended: Promise<unknown>;
  /** What the process complained about, for the operator. */
  complaints: () => string;
  kill: () => void;
  setAwaited: (isAwaited: boolean) => void;
}

function frameJob(job: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(job));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

/** Speaks with an interpreter's process in frames, and trusts none of its bytes. */
export function createFramedInterpreter(channel: InterpreterChannel): PooledInterpreter {
  const nonce = randomBytes(NONCE_BYTES);
  const boot = Promise.withResolvers<undefined>();
  let listener: InterpreterListener = () => undefined;
  const fail = (): void => {
    clearTimeout(allowance);
    channel.kill();
    boot.reject(new Error(`The Python sandbox did not start. ${channel.complaints()}`.trim()));
    listener({ kind: 'gone' });
  };
  const allowance = setTimeout(fail, BOOT_ALLOWANCE_MS).unref();
  const read = createFrameReader(nonce, (message) => {
    if (message.kind === 'gone') {
      fail();
    } else if (message.kind === 'ready') {
      clearTimeout(allowance);
      boot.resolve(undefined);
    } else {
      listener(message);
    }
  });
  channel.onBytes(read);
  void channel.ended.then(fail);
  channel.send(nonce);
  // Whoever waits for the boot sees the failure; a spare that nobody waits for must not end the program.
  boot.promise.catch(() => undefined);
  return {
    booted: boot.promise,
    begin(job, newListener) {
      listener = newListener;
      channel.send(frameJob(job));
    },
    kill: channel.kill,
    ended: channel.ended,
    setAwaited: channel.setAwaited,
  };
}
