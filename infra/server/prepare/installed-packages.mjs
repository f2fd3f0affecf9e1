import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const STAMP = 'node_modules/.installed-lock';
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Whether `node_modules` holds what the lock file names.
 *
 * @param {string} project the directory of package.json
 */
export function areInstalled(project) {
  // npm writes its own list last: without it an installation was cut short.
  if (!existsSync(path.join(project, INSTALLED))) return false;
  if (readIfPresent(path.join(project, STAMP)) === fingerprint(project)) return true;
  if (!matchesLock(project)) return false;
  markInstalled(project);
  return true;
}

/**
 * Remembers that the packages of the lock file as it is now are installed.
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

/** Somebody may have run npm by hand; what it wrote then is as good. */
function matchesLock(project) {
  const wanted = readPackages(path.join(project, 'package-lock.json'));
  const installed = readPackages(path.join(project, INSTALLED));
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed[place];
    if (found === undefined) return entry.optional === true && !isForHere(entry);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Whether an optional package is meant for this machine. One without a platform may stay away as it likes. */
function isForHere({ os, cpu, libc }) {
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
