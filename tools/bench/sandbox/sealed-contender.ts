import type { RunRequest } from '../../../sandbox/contract.ts';
import {
  createSealedPythonRunner,
  type SandboxEngine,
} from '../../../sandbox/python/sealed-runner.ts';
import { type Contender, ENDLESS_LOOP, HELLO, LOOP_MS } from './contender.ts';

/** Returns a request for one run of a program without input. */
export function programRequest(code: string, wallMs = 20_000): RunRequest {
  return {
    language: 'python',
    code,
    entry: { kind: 'program' },
    inputs: [''],
    limits: { wallMs, outputBytes: 65_536 },
    lab: null,
  };
}

const PACE: Record<SandboxEngine, Pick<Contender, 'readyAfterMs' | 'runsPerTurn'>> = {
  fork: { readyAfterMs: 40, runsPerTurn: 25 },
  process: { readyAfterMs: 500, runsPerTurn: 5 },
};

/** The product's own runner in this process, warm, as in the execution function. */
export async function sealedContender(
  engine: SandboxEngine,
  runtimeDir: string,
): Promise<Contender> {
  const runner = createSealedPythonRunner({ runtimeDir, engine });
  await runner.run(programRequest(HELLO));
  const outcomeOf = async (request: RunRequest) => (await runner.run(request)).outcomes[0];
  return {
    name: `ours, engine "${engine}"`,
    ...PACE[engine],
    async run(code) {
      const start = performance.now();
      const outcome = await outcomeOf(programRequest(code));
      if (outcome?.status !== 'FINISHED') {
        throw new Error(`The engine "${engine}" reported ${JSON.stringify(outcome)}.`);
      }
      return { stdout: outcome.stdout, ms: performance.now() - start };
    },
    async stopLoop() {
      const start = performance.now();
      await outcomeOf(programRequest(ENDLESS_LOOP, LOOP_MS));
      await outcomeOf(programRequest(HELLO));
      return performance.now() - start - LOOP_MS;
    },
    close: () => runner.close(),
  };
}

const ENGINES: readonly SandboxEngine[] = ['fork', 'process'];

/** @returns null if it works, otherwise the reason why not */
async function tryEngine(engine: SandboxEngine, runtimeDir: string): Promise<string | null> {
  const runner = createSealedPythonRunner({ runtimeDir, engine });
  try {
    await runner.engine();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await runner.close();
  }
}

/**
 * Finds the engines that this machine can run.
 *
 * @param note takes a sentence about each of the others
 */
export async function findEngines(
  runtimeDir: string,
  note: (sentence: string) => void,
): Promise<readonly SandboxEngine[]> {
  const working: SandboxEngine[] = [];
  for (const engine of ENGINES) {
    const reason = await tryEngine(engine, runtimeDir);
    if (reason === null) working.push(engine);
    else note(`The engine "${engine}" is not measured: ${reason}`);
  }
  return working;
}
