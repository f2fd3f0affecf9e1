import { availableParallelism } from 'node:os';
import type { RunRequest } from '../contract.ts';
import type { InterpreterSource } from './engine.ts';
import { startForkService, type ForkOptions, type ForkService } from './fork/fork-service.ts';
import type { PooledInterpreter } from './runner/interpreter-pool.ts';
import { runCases } from './runner/run-cases.ts';

/** After so many forks a server is replaced: it grows by a few bytes with each. */
const MAX_FORKS = 2_000;

const SELF_TEST: RunRequest = {
  language: 'python',
  code: 'print(6 * 7)',
  entry: { kind: 'program' },
  inputs: [''],
  limits: { wallMs: 10_000, outputBytes: 100 },
  lab: null,
};

const isUsable = (service: ForkService): boolean => service.isAlive && service.forks < MAX_FORKS;

/** Keeps a server that is alive and not too old. */
function createServers(options: ForkOptions) {
  const retiring = new Set<Promise<void>>();
  let current: Promise<ForkService | null> = Promise.resolve(null);
  let isClosed = false;
  const retire = (service: ForkService): void => {
    const closing = service.retire().finally(() => retiring.delete(closing));
    retiring.add(closing);
  };
  const renew = async (before: Promise<ForkService | null>): Promise<ForkService> => {
    const service = await before.catch(() => null);
    if (service !== null && isUsable(service)) return service;
    // Whoever still waits for a fork when the engine closes must not bring a server back.
    if (isClosed) throw new Error('The fork engine is closed.');
    if (service !== null) retire(service);
    return startForkService(options);
  };
  return {
    async get(): Promise<ForkService> {
      // One after the other, so that callers at the same time share what is started.
      const renewed = renew(current);
      current = renewed;
      return renewed;
    },
    async close(): Promise<void> {
      isClosed = true;
      const service = await current.catch(() => null);
      await Promise.all([service?.close(), ...retiring]);
    },
  };
}

async function testItself(start: () => Promise<PooledInterpreter>): Promise<void> {
  const { outcomes } = await runCases(SELF_TEST, async () => {
    const interpreter = await start();
    interpreter.setAwaited(true);
    await interpreter.booted;
    return interpreter;
  });
  const [outcome] = outcomes;
  if (outcome?.stdout !== '42\n') {
    throw new Error(`A forked interpreter answered ${JSON.stringify(outcome)} to 6 * 7.`);
  }
}

/**
 * Makes the engine that forks a booted interpreter for every run, and tries it out.
 *
 * @throws when it does not work on this machine, with the reason
 */
export async function createForkEngine(options: ForkOptions): Promise<InterpreterSource> {
  const servers = createServers(options);
  const fork = async (): Promise<PooledInterpreter> => (await servers.get()).fork();
  // A server that was killed is noticed when it is asked: the next one answers.
  const start = (): Promise<PooledInterpreter> => fork().catch(fork);
  try {
    await testItself(start);
  } catch (error) {
    await servers.close();
    throw error;
  }
  return {
    choice: { engine: 'fork', reason: 'A forked interpreter passed its test.' },
    spares: availableParallelism(),
    isCheap: true,
    start,
    close: () => servers.close(),
  };
}
