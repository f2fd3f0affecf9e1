import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { isCurrent, PROJECT, type BuildStep } from '../build/build-step.ts';
import { untilClosed } from '../child-exit.ts';
import type { BuiltFiles } from './http/static-site.ts';
import { StartError } from '../start-error.ts';

/** The locations of the build output that the server serves. */
export const BUILT: BuiltFiles = {
  web: path.join(PROJECT, '.build/web'),
  pythonRuntime: path.join(PROJECT, '.build/runtime/python'),
};

/**
 * Builds what is missing or has changed, in a separate process that releases its memory when it ends.
 *
 * @param signal stops the build
 * @throws {StartError} if the build fails
 */
export async function buildProduct(
  steps: readonly BuildStep[],
  signal: AbortSignal,
): Promise<void> {
  const areCurrent = await Promise.all(steps.map((step) => isCurrent(step)));
  if (areCurrent.every((isStepCurrent) => isStepCurrent)) return;
  const names = steps.map(({ name }) => name);
  const build = spawn(process.execPath, [path.join(PROJECT, 'infra/build.ts'), ...names], {
    cwd: PROJECT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = (): void => void build.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  const status = await untilClosed(build);
  signal.removeEventListener('abort', stop);
  if (status === 0 || signal.aborted) return;
  throw new StartError('Packetsmith could not be built; see the messages above.');
}
