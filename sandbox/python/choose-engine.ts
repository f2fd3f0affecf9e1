import type { InterpreterSource, SandboxEngine } from './engine.ts';
import { createForkEngine } from './fork-engine.ts';
import { createProcessEngine } from './process-engine.ts';
import { detectIsolation } from './runner/isolation.ts';
import { RUNTIME_FILES } from './runtime-files.ts';
import { checkRuntime } from './runtime-manifest.ts';

/**
 * Chooses the fork engine if it passes its self-test, or else one process per run.
 *
 * @param engine the only engine to accept
 * @throws if there is no runtime, or the requested engine doesn't work on this machine
 */
export async function chooseEngine(
  runtimeDir: string,
  engine?: SandboxEngine,
): Promise<InterpreterSource> {
  const [files, isolation] = await Promise.all([checkRuntime(runtimeDir), detectIsolation()]);
  const options = { runtimeDir, isolation, isCold: !files.has(RUNTIME_FILES.snapshot) };
  if (engine === 'process') return createProcessEngine(options, 'It was asked for.');
  if (!files.has(RUNTIME_FILES.forkServer)) {
    const missing = 'Forks are not built for this kind of machine.';
    if (engine === 'fork') throw new Error(missing);
    return createProcessEngine(options, missing);
  }
  try {
    return await createForkEngine(options);
  } catch (error) {
    if (engine === 'fork') throw error;
    return createProcessEngine(options, error instanceof Error ? error.message : String(error));
  }
}
