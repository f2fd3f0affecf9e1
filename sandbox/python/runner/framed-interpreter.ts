import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { createFrameReader, NONCE_BYTES } from './frames.ts';
import type { InterpreterListener } from './interpreter.ts';
import type { PooledInterpreter } from './interpreter-pool.ts';

const BOOT_ALLOWANCE_MS = 30_000;

/** The service's side of the channel to an interpreter's process. */
export interface InterpreterChannel {
  send: (bytes: Uint8Array) => void;
  onBytes: (listener: (chunk: Buffer) => void) => void;
  /** Resolves when the process has ended. Never rejects. */
  ended: Promise<unknown>;
  /** Returns the process's error output, for the operator. */
  errorOutput: () => string;
  kill: () => void;
  /** Called if the process ended although nobody killed it. */
  onDeath: () => void;
  setAwaited: (isAwaited: boolean) => void;
}

function frameJob(job: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(job));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

/** Creates an interpreter that communicates with its process in frames. The process's output is not trusted. */
export function createFramedInterpreter(channel: InterpreterChannel): PooledInterpreter {
  const nonce = randomBytes(NONCE_BYTES);
  const boot = Promise.withResolvers<undefined>();
  let listener: InterpreterListener = () => undefined;
  let isKilled = false;
  const kill = (): void => {
    isKilled = true;
    channel.kill();
  };
  const fail = (): void => {
    clearTimeout(allowance);
    kill();
    boot.reject(new Error(`The Python sandbox did not start. ${channel.errorOutput()}`.trim()));
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
  void channel.ended.then(() => {
    if (!isKilled) channel.onDeath();
    fail();
  });
  channel.send(nonce);
  // Callers that await `booted` see the failure. For an unused spare, it must not be an unhandled rejection.
  boot.promise.catch(() => undefined);
  return {
    booted: boot.promise,
    begin(job, newListener) {
      listener = newListener;
      channel.send(frameJob(job));
    },
    kill,
    ended: channel.ended,
    setAwaited: channel.setAwaited,
  };
}
