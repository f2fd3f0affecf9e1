import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { prepareFilter } from '../fork/install-filter.ts';
import { openLibc } from '../fork/libc.ts';
import { denyingFilter } from '../fork/seccomp-filter.ts';
import { RUNTIME_FILES } from '../runtime-files.ts';
import { DENIED_SYSTEM_CALLS } from './denied-system-calls.ts';
import { restrictFiles } from './landlock.ts';

/** The dynamic linker's list of libraries, and OpenSSL's settings according to `isolatedCommand`. */
const START_FILES = ['/etc/ld.so.cache', '/dev/null'];
/** The path of a file in a line of `/proc/self/maps`. */
const MAPPED_FILE = /^\S+ \S+ \S+ \S+ \S+ +(?<file>\/.*)$/gm;

/** Returns the files that this Node consists of: its program and its libraries. */
function ownFiles(): string[] {
  const maps = readFileSync('/proc/self/maps', 'utf8');
  return [...new Set([...maps.matchAll(MAPPED_FILE)].map((line) => line.groups?.['file'] ?? ''))];
}

/**
 * Restricts this process and becomes another program, which stays restricted. The parameters: a comma-separated list of
 * the restrictions, `landlock` and `seccomp`; the directory that the program can read; the program; its parameters.
 *
 * @throws if a restriction can't be put in force
 */
function main([restrictions = '', directory = '', program = '', ...args]: string[]): void {
  // Before the addon is loaded, which the program must not need.
  const executable = ownFiles();
  const libc = openLibc(path.join(import.meta.dirname, RUNTIME_FILES.foreignFunctions));
  const chosen = new Set(restrictions.split(','));
  if (chosen.has('landlock')) {
    restrictFiles(libc, { executable, readable: [directory, ...START_FILES] });
  }
  if (chosen.has('seccomp')) {
    const isFiltered = prepareFilter(libc, denyingFilter(Object.values(DENIED_SYSTEM_CALLS)))();
    if (!isFiltered) throw new Error('System calls could not be filtered.');
  }
  process.execve?.(program, [program, ...args], {});
}

main(process.argv.slice(2));
