import type {
  Interpreter,
  InterpreterListener,
} from '../../../sandbox/python/runner/interpreter.ts';
import type { PooledInterpreter } from '../../../sandbox/python/runner/interpreter-pool.ts';
import { createInputChannel, writeInput } from './input-channel.ts';
import { askLine, createLineQuestion } from './line-question.ts';
import type { LoadedAssets } from './runtime-assets.ts';
import type { WorkerCommand, WorkerMessage } from './worker-messages.ts';

const BOOT_ALLOWANCE_MS = 60_000;
/** A program that doesn't tell its line for this long is inside one long operation. */
const LINE_ALLOWANCE_MS = 150;

/** Starts an interpreter in its own worker. It ends when it is killed. */
export function startWorkerInterpreter(loaded: LoadedAssets): PooledInterpreter {
  const { assets, complete, takeWorker } = loaded;
  const worker = takeWorker();
  const boot = Promise.withResolvers<undefined>();
  const end = Promise.withResolvers<undefined>();
  const input = createInputChannel();
  let listener: InterpreterListener = () => undefined;
  const command = (message: WorkerCommand): void => worker.postMessage(message);
  const questions = createQuestions(command, end.promise);
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
    } else if (data.kind === 'checked' || data.kind === 'line') {
      questions.answer(data);
    } else {
      if (data.kind === 'waiting') complete();
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
      command({ kind: 'job', job, input: job.mayAsk ? input : null, line: questions.line });
    },
    ...questions.ask,
    ...(input && { answer: (text) => writeInput(input, text ?? '') }),
  };
}

type Answer = Extract<WorkerMessage, { kind: 'checked' | 'line' }>;

/** Asks a worker about programs. It answers questions of one kind in order. */
function createQuestions(command: (message: WorkerCommand) => void, ended: Promise<unknown>) {
  const line = createLineQuestion();
  const waiting = { checked: [] as ((mistake: string) => void)[], line: [] as LineListener[] };
  const findLine: Interpreter['findLine'] = async () => {
    if (line === null) return null;
    const told = Promise.withResolvers<number | null>();
    waiting.line.push((found) => told.resolve(found === 0 ? null : found));
    setTimeout(() => told.resolve(null), LINE_ALLOWANCE_MS);
    askLine(line);
    return told.promise;
  };
  const findMistake = async (code: string): Promise<string> => {
    const checked = Promise.withResolvers<string>();
    waiting.checked.push(checked.resolve);
    void ended.then(() => checked.resolve(''));
    command({ kind: 'check', code });
    return checked.promise;
  };
  const answer = (told: Answer): void => {
    if (told.kind === 'line') waiting.line.shift()?.(told.line);
    else waiting.checked.shift()?.(told.mistake);
  };
  return { line, answer, ask: { findLine, findMistake } };
}

type LineListener = (line: number) => void;
