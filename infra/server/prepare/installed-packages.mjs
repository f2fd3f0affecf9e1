import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const STAMP = 'node_modules/.installed-lock';
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Checks whether `node_modules` matches the lock file.
 *
 * @param {string} project the directory of package.json
 */
export function areInstalled(project) {
  // npm writes its own list last. If it is missing, an installation was interrupted.
  if (!existsSync(path.join(project, INSTALLED))) return false;
  if (readIfPresent(path.join(project, STAMP)) === fingerprint(project)) return true;
  if (!matchesLock(project)) return false;
  markInstalled(project);
  return true;
}

/**
 * Records that the packages of the current lock file are installed.
 *
 * @param {string} project the directory of package.json
 */
export function markInstalled(project) {
  writeFileSync(path.join(project, STAMP), fingerprint(project));
}

function fingerprint(project) {
  const lock = readFileSync(path.join(project, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

/** The result of an npm command that was run by hand is accepted too. */
function matchesLock(project) {
  const locked = readPackages(path.join(project, 'package-lock.json'));
  const installed = readPackages(path.join(project, INSTALLED));
  return Object.entries(locked).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed[place];
    if (found === undefined) return entry.optional === true && !isForThisPlatform(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Checks whether an optional package is meant for this machine. One without a platform may be absent. */
function isForThisPlatform({ os, cpu, libc }) {
  if (os === undefined || cpu === undefined) return false;
  const isLibraryHere = libc === undefined || [libc].flat().includes('glibc');
  return (
    isLibraryHere && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function readIfPresent(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
