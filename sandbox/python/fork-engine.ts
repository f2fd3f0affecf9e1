import { availableParallelism } from 'node:os';
import type { RunRequest } from '../contract.ts';
import type { InterpreterSource } from './engine.ts';
import { startForkService, type ForkOptions, type ForkService } from './fork/fork-service.ts';
import type { PooledInterpreter } from './runner/interpreter-pool.ts';
import { runCases } from './runner/run-cases.ts';

/** The number of forks after which a server is replaced, because each fork leaks a few bytes. */
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

/** Keeps a live fork server and replaces it after {@link MAX_FORKS}. */
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
    // A fork that is still pending when the engine closes must not start a new server.
    if (isClosed) throw new Error('The fork engine is closed.');
    if (service !== null) retire(service);
    return startForkService(options);
  };
  return {
    async get(): Promise<ForkService> {
      // Sequential, so that concurrent callers share the same server.
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
    throw new Error(`A forked interpreter returned ${JSON.stringify(outcome)} for 6 * 7.`);
  }
}

/**
 * Creates the engine that forks a booted interpreter for each run, and tests it.
 *
 * @throws with the reason if it doesn't work on this machine
 */
export async function createForkEngine(options: ForkOptions): Promise<InterpreterSource> {
  const servers = createServers(options);
  const fork = async (): Promise<PooledInterpreter> => (await servers.get()).fork();
  // A killed server is detected on the next fork; then a new one is started.
  const start = (): Promise<PooledInterpreter> => fork().catch(fork);
  try {
    await testItself(start);
    const { isFiltered } = await servers.get();
    return { ...describe(isFiltered), start, close: () => servers.close() };
  } catch (error) {
    await servers.close();
    throw error;
  }
}

const PASSED = 'A forked interpreter passed its test.';
const UNFILTERED =
  'This machine refuses filters of system calls, so only the limits of the process separate the runs of its one learner.';

function describe(isFiltered: boolean): Pick<InterpreterSource, 'choice' | 'spares' | 'isCheap'> {
  return {
    choice: { engine: 'fork', reason: isFiltered ? PASSED : `${PASSED} ${UNFILTERED}` },
    spares: availableParallelism(),
    isCheap: true,
  };
}
