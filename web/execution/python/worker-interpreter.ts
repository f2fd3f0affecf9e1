import type { InterpreterListener } from '../../../sandbox/python/runner/interpreter.ts';
import type { PooledInterpreter } from '../../../sandbox/python/runner/interpreter-pool.ts';
import { createInputChannel, writeInput } from './input-channel.ts';
import type { RuntimeAssets, WorkerCommand, WorkerMessage } from './worker-messages.ts';

const BOOT_ALLOWANCE_MS = 60_000;

/** Starts an interpreter in its own worker. It ends when it is killed. */
export function startWorkerInterpreter(assets: RuntimeAssets): PooledInterpreter {
  const worker = new Worker(new URL('./python.worker.ts', import.meta.url), {
    type: 'module',
    name: 'python',
  });
  const boot = Promise.withResolvers<undefined>();
  const end = Promise.withResolvers<undefined>();
  const input = createInputChannel();
  let listener: InterpreterListener = () => undefined;
  const command = (message: WorkerCommand): void => worker.postMessage(message);
  const kill = (): void => {
    clearTimeout(allowance);
    worker.terminate();
    end.resolve(undefined);
    boot.reject(new Error('Python was stopped.'));
    listener({ kind: 'gone' });
  };
  const fail = (reason: string): void => {
    boot.reject(new Error(`Python did not start in this browser. ${reason}`));
    kill();
  };
  const allowance = setTimeout(() => fail('It took too long.'), BOOT_ALLOWANCE_MS);
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'failed') {
      fail(data.reason);
    } else if (data.kind === 'ready') {
      clearTimeout(allowance);
      boot.resolve(undefined);
    } else {
      listener(data);
    }
  };
  worker.onerror = (event) => fail(event.message);
  boot.promise.catch(() => undefined);
  command({ kind: 'boot', assets });
  return {
    booted: boot.promise,
    ended: end.promise,
    kill,
    setAwaited: () => undefined,
    begin(job, newListener) {
      listener = newListener;
      command({ kind: 'job', job, input: job.mayAsk ? input : null });
    },
    ...(input && { answer: (text) => writeInput(input, text ?? '') }),
  };
}
