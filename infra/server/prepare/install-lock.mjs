import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 250;

/**
 * Runs work under a lock shared by all commands of the project: `npm start` and `npm test` may run side by side in a
 * fresh clone.
 *
 * @param {string} file the lock file, which contains the process ID of its owner
 * @param {() => Promise<void>} work
 */
export async function withInstallLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  let isReported = false;
  while (!take(file)) {
    if (!isReported) console.log('Another command is installing the packages; waiting for it.');
    isReported = true;
    await sleep(LOOK_EVERY_MS);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // A killed process leaves its lock file behind.
    if (!isOwned(file)) rmSync(file, { force: true });
    return false;
  }
}

function isOwned(file) {
  try {
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isNaN(owner) || process.kill(owner, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
