import {
  createSealedPythonRunner,
  type SandboxEngine,
} from '../../../sandbox/python/sealed-runner.ts';

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
