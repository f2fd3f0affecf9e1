// Runs before `npm start` and `npm test`, with whatever Node version the machine has. It needs no packages and
// installs the missing ones. Its arguments are further directories with their own packages.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { areInstalled, markInstalled } from './prepare/installed-packages.mjs';
import { installPackages } from './prepare/install-packages.mjs';
import { linkNode } from './prepare/link-node.mjs';
import { withInstallLock } from './prepare/install-lock.mjs';
import { whyUnsupported } from './prepare/supported-platform.mjs';

const NEWEST_NEEDED = 24;
const project = fileURLToPath(new URL('../../', import.meta.url));

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function prepare() {
  const obstacle = whyUnsupported();
  if (obstacle !== null) throw new Error(obstacle);
  for (const directory of ['.', ...process.argv.slice(2)]) {
    if (areInstalled(path.join(project, directory))) continue;
    await withInstallLock(path.join(project, '.build/installing.pid'), () => install(directory));
  }
  linkNode(project);
  checkNode();
}

async function install(directory) {
  const place = path.join(project, directory);
  // Another command may have installed them while this one waited.
  if (areInstalled(place)) return;
  const lock = path.posix.join(directory, 'package-lock.json');
  console.log(`Installing the packages of ${lock} (npm ci); this takes a minute or two.`);
  const status = await installPackages(place);
  if (status !== 0) {
    throw new Error(
      'The packages could not be installed. See the npm messages above; the cause is usually the network or a full disk. Fix it and run the same command again.',
    );
  }
  markInstalled(place);
  console.log('The packages are installed.');
}

/** npm puts `node_modules/.bin` first in PATH, so that every script runs on the Node that is installed there. */
function checkNode() {
  const file = path.join(project, 'node_modules/.bin/node');
  const found = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const version = found.status === 0 ? found.stdout.trim() : process.version;
  if (Number.parseInt(version.slice(1), 10) >= NEWEST_NEEDED) return;
  throw new Error(
    `Node ${NEWEST_NEEDED} is required but was not installed with the packages (found ${version}). Run "npm ci" and look for messages about optional packages, or install Node ${NEWEST_NEEDED} yourself.`,
  );
}
