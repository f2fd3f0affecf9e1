import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/** A separate package: it is large, and only this bench needs it. */
const HOME = path.join(import.meta.dirname, 'lighthouse');
const PROGRAM = path.join(HOME, 'node_modules', 'lighthouse', 'cli', 'index.js');
const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs Lighthouse if it isn't installed yet.
 *
 * @returns the script to run with Node
 * @throws {Error} if npm cannot install it
 */
export async function installLighthouse(): Promise<string> {
  const isThere = await access(PROGRAM).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    process.stderr.write('Installing Lighthouse for the bench\n');
    await promisify(execFile)('npm', ['ci', ...OPTIONS], {
      cwd: HOME,
      shell: process.platform === 'win32',
    });
  }
  return PROGRAM;
}
