import { closeSync, openSync, statSync } from 'node:fs';
import { preventNewPrivileges } from '../fork/install-filter.ts';
import type { Libc } from '../fork/libc.ts';

/** Landlock's system calls, which have the same numbers on every architecture. */
const CREATE_RULESET = 444;
const ADD_RULE = 445;
const RESTRICT_SELF = 446;

const ASK_FOR_VERSION = 1n;
const PATH_RULE = 1n;

const EXECUTE = 1 << 0;
const READ_FILE = 1 << 2;
const READ_DIRECTORY = 1 << 3;

/** All rights about files of the first version, and those that later versions added. */
const FIRST_FILE_RIGHTS = 0x1fff;
const LATER_FILE_RIGHTS = [
  { version: 2, right: 1 << 13 },
  { version: 3, right: 1 << 14 },
  { version: 5, right: 1 << 15 },
];
/** Binding and connecting TCP sockets. */
const NETWORK = { version: 4, rights: 3 };
/** Connecting to abstract Unix sockets, and signals, to processes that are not restricted like this one. */
const SCOPES = { version: 6, rights: 3 };

/** Returns a `struct landlock_ruleset_attr` with everything that this version can restrict. */
function rulesetAttributes(version: number): Buffer {
  const later = LATER_FILE_RIGHTS.filter((added) => version >= added.version);
  const files = later.reduce((rights, { right }) => rights | right, FIRST_FILE_RIGHTS);
  const attributes = Buffer.alloc(24);
  attributes.writeUInt32LE(files, 0);
  attributes.writeUInt32LE(version >= NETWORK.version ? NETWORK.rights : 0, 8);
  attributes.writeUInt32LE(version >= SCOPES.version ? SCOPES.rights : 0, 16);
  return attributes;
}

interface Rule {
  path: string;
  rights: number;
}

/** @throws if the path can't be opened, or the kernel rejects the rule */
function addRule(libc: Libc, ruleset: number, { path, rights }: Rule): void {
  const opened = openSync(path, 'r');
  const rule = Buffer.alloc(12);
  rule.writeUInt32LE(rights, 0);
  rule.writeInt32LE(opened, 8);
  const answer = libc.systemCall(ADD_RULE, [BigInt(ruleset), PATH_RULE, libc.addressOf(rule)]);
  closeSync(opened);
  // Reading the rule here also keeps it alive until the kernel has read it.
  if (answer !== 0) throw new Error(`Landlock rejected ${path} (${rule.length} bytes).`);
}

/** What remains possible after {@link restrictFiles}. */
export interface RemainingFiles {
  /** Directories and files that can be read. */
  readable: readonly string[];
  /** Files that can be read and executed. */
  executable: readonly string[];
}

function rulesOf({ readable, executable }: RemainingFiles): Rule[] {
  return [
    ...executable.map((path) => ({ path, rights: READ_FILE | EXECUTE })),
    ...readable.map((path) => ({
      path,
      rights: statSync(path).isDirectory() ? READ_FILE | READ_DIRECTORY : READ_FILE,
    })),
  ];
}

/**
 * Permanently takes files, TCP connections, abstract Unix sockets and signals from this thread, its children and what
 * they become, as far as the kernel's version of Landlock can. Only these files remain.
 *
 * @throws if the kernel has no Landlock, or a file can't be opened
 * @see https://docs.kernel.org/userspace-api/landlock.html
 */
export function restrictFiles(libc: Libc, remaining: RemainingFiles): void {
  const version = libc.systemCall(CREATE_RULESET, [0n, 0n, ASK_FOR_VERSION]);
  if (version < 1) throw new Error('This kernel has no Landlock.');
  const attributes = rulesetAttributes(version);
  const size = BigInt(attributes.length);
  const ruleset = libc.systemCall(CREATE_RULESET, [libc.addressOf(attributes), size]);
  if (ruleset < 0)
    throw new Error(`Landlock rejected its attributes (${attributes.length} bytes).`);
  for (const rule of rulesOf(remaining)) addRule(libc, ruleset, rule);
  const isRestricted =
    preventNewPrivileges(libc) && libc.systemCall(RESTRICT_SELF, [BigInt(ruleset)]) === 0;
  libc.close(ruleset);
  if (!isRestricted) throw new Error('Landlock could not be put in force.');
}
