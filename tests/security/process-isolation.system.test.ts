// cspell:ignore creat getdents fcntl epoll eventfd getppid sysinfo pkey prlimit setitimer
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import {
  describeGaps,
  detectIsolation,
  isolatedCommand,
  type Isolation,
} from '../../sandbox/python/runner/isolation.ts';
import { RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import {
  ENGINES,
  RUNTIME_DIR,
  useSealedPython,
} from '../../sandbox/python/sealed-python-for-tests.ts';
import {
  ESCAPED_SYSTEM_CALLS,
  escapedBodies,
  escapedConnections,
  escapedSockets,
  REMAINING_BODIES,
} from './escaped-javascript.ts';
import { programOfBodies, programOfNativeCode } from './escaped-programs.ts';
import { listenForEveryone, type OpenSockets } from './open-sockets.ts';
import { readReached } from './read-reached.ts';
import { listInterpreters } from './sealed-processes.ts';
import { watchMachine, type WatchedMachine } from './watched-machine.ts';
import { eventually } from '../support/eventually.ts';

/**
 * What native code can still do. It changes nothing outside of the process, or Landlock decides about the path: these
 * calls fail here with other errors than EPERM, because they get no path.
 */
const WHAT_NATIVE_CODE_KEEPS: readonly string[] = [
  'looking at a file',
  'a worker',
  'another directory',
  // Only the limits around it, which are absent here, withhold the memory.
  'a gigabyte of memory',
  ...[
    ...['creat', 'link', 'mkdir', 'open', 'openat', 'openat2', 'rename', 'symlink', 'truncate'],
    ...['unlink', 'execve', 'readlink', 'stat', 'getdents64', 'ioctl', 'splice', 'fcntl', 'dup'],
    ...['epoll_create1', 'eventfd2', 'pipe2', 'getppid', 'sysinfo', 'uname', 'timer_create'],
    ...['landlock_create_ruleset', 'seccomp', 'pkey_alloc', 'prctl_dumpable', 'prctl_name'],
    ...['prlimit64', 'setrlimit', 'setitimer', 'sched_setaffinity'],
  ].map((name) => `system call ${name}`),
];

let machine: WatchedMachine;
let directory: string;
let isolation: Isolation;
let victim: ChildProcess;
let sockets: OpenSockets;

beforeAll(async () => {
  await buildPythonRuntime(RUNTIME_DIR);
  machine = await watchMachine();
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-process-'));
  // Nothing here is refused merely because it belongs to someone else.
  await chmod(directory, 0o777);
  isolation = await detectIsolation(RUNTIME_DIR);
  victim = spawn('/bin/sleep', ['300'], { stdio: 'ignore' });
  sockets = await listenForEveryone(directory);
});
afterAll(async () => {
  victim.kill('SIGKILL');
  sockets.close();
  await machine.close();
  await rm(directory, { recursive: true, force: true });
});

/** Node's own permissions, which native code ignores. */
const isPermission = (flag: string): boolean =>
  ['--permission', '--no-addons'].includes(flag) || flag.startsWith('--allow-fs-read');

/** Whether every user may reach a file: each directory above it, and the file itself. */
async function isForEveryone(file: string): Promise<boolean> {
  const { mode } = await stat(file);
  const above = path.dirname(file);
  return (mode & 0o001) !== 0 && (above === file || (await isForEveryone(above)));
}

/** Whether a user of its own could run the interpreter. In a checkout that only root may enter, it couldn't. */
const canBeAnyone = async (): Promise<boolean> =>
  (await isForEveryone(RUNTIME_DIR)) && (await isForEveryone(process.execPath));

interface Escape {
  /** How the process is isolated. */
  isolation: Isolation;
  /** Whether the program ignores Node's own permissions. */
  isNative?: boolean;
}

/** Runs JavaScript as the program of an interpreter's process, as if it had escaped everything inside. */
async function runAsProcess(program: string, escape: Escape): Promise<string> {
  const script = path.join(directory, 'script.mjs');
  await writeFile(script, program);
  const { program: file, args } = isolatedCommand(escape.isolation, directory, [script]);
  const flags = escape.isNative === true ? args.filter((flag) => !isPermission(flag)) : args;
  return new Promise((resolve) => {
    execFile(file, flags, { env: {}, cwd: '/' }, (_error, stdout) => resolve(stdout));
  });
}

const isolatedFrom = (wrapper: string): boolean =>
  isolation.interpreter.some((part) => part.endsWith(wrapper));
const targets = () => ({ ...machine.targets, victim: victim.pid ?? 0 });
const namesOf = (reached: ReadonlyMap<string, unknown>): string[] =>
  [...reached].filter(([, answer]) => answer !== null).map(([name]) => name);

describe('JavaScript that has escaped everything except the process of an interpreter', () => {
  let reached: ReadonlyMap<string, unknown>;
  const everything = () => [
    ...escapedBodies(targets()),
    ...escapedConnections(machine.targets.port),
  ];
  beforeAll(async () => {
    reached = readReached(await runAsProcess(programOfBodies(everything()), { isolation }));
  });

  it('tries everything', () => {
    expect([...reached.keys()]).toEqual(everything().map(({ name }) => name));
  });

  it('finds no file, no secret, no program, no worker, no addon and no code from text', async () => {
    const found = escapedBodies(targets()).filter(({ name }) => reached.get(name) !== null);
    expect(found.map(({ name }) => [name, reached.get(name)])).toEqual([]);
    expect(await machine.findTraces([...reached.values()].join('\n'))).toEqual([]);
    expect(existsSync(machine.targets.secretFile)).toBe(true);
    expect([victim.exitCode, victim.signalCode]).toEqual([null, null]);
  });

  it('can turn text into code, which leads no further', async () => {
    const program = programOfBodies(REMAINING_BODIES);
    const remaining = readReached(await runAsProcess(program, { isolation }));
    expect([...remaining.values()]).toEqual(['2', '2']);
  });

  it('reaches no listener on machines that can isolate the network', async (context) => {
    if (!isolatedFrom('unshare')) context.skip('This machine allows no network namespaces.');
    const found = escapedConnections(0).map(({ name }) => [name, reached.get(name)]);
    expect(found.filter(([, answer]) => answer !== null)).toEqual([]);
    expect(await machine.findTraces('')).toEqual([]);
  });
});

describe.runIf(ENGINES.includes('fork'))('the restricted start of an interpreter', () => {
  const restrictedOnly = (): Isolation => ({ ...isolation, interpreter: [] });

  it('is in force, with namespaces and a user of its own where the tests are root', async () => {
    expect(isolation.restrictedStart?.restrictions).toBe('landlock,seccomp');
    const gap = (await canBeAnyone()) ? '' : 'Interpreters run without a user of their own.';
    if (process.getuid?.() === 0) expect(describeGaps(isolation)).toBe(gap);
  });

  it('leaves no Unix socket and no new file, which remain without it', async () => {
    const program = programOfBodies(escapedSockets(sockets.targets));
    const without = { ...restrictedOnly(), restrictedStart: null };
    expect(namesOf(readReached(await runAsProcess(program, { isolation: without })))).toEqual([
      'a Unix socket',
      'an abstract Unix socket',
      'a Unix socket of its own',
    ]);
    await rm(sockets.targets.newFile, { force: true });
    const reached = readReached(await runAsProcess(program, { isolation: restrictedOnly() }));
    expect(reached.size).toBe(3);
    expect(namesOf(reached)).toEqual([]);
    expect(existsSync(sockets.targets.newFile)).toBe(false);
  });

  it.each(['landlock', 'seccomp'] as const)('restricts with %s alone as well', async (one) => {
    const { script = '' } = isolation.restrictedStart ?? {};
    const alone = { ...restrictedOnly(), restrictedStart: { script, restrictions: one } };
    const program = programOfBodies(escapedSockets(sockets.targets));
    const reached = readReached(await runAsProcess(program, { isolation: alone }));
    // Landlock doesn't decide about connecting to a socket that has a file.
    expect(namesOf(reached)).toEqual(one === 'landlock' ? ['a Unix socket'] : []);
  });

  it('restricts native code, which ignores the permissions of Node', async () => {
    const addon = path.join(directory, RUNTIME_FILES.foreignFunctions);
    await copyFile(path.join(RUNTIME_DIR, RUNTIME_FILES.foreignFunctions), addon);
    const bodies = [
      ...escapedBodies(targets()),
      ...escapedConnections(machine.targets.port),
      ...escapedSockets(sockets.targets),
    ];
    const program = programOfNativeCode(bodies, addon);
    const escape = { isolation: restrictedOnly(), isNative: true };
    const reached = readReached(await runAsProcess(program, escape));
    expect(reached.size).toBe(bodies.length + Object.keys(ESCAPED_SYSTEM_CALLS).length);
    const more = namesOf(reached).filter((name) => !WHAT_NATIVE_CODE_KEEPS.includes(name));
    expect(more).toEqual([]);
    expect(await machine.findTraces([...reached.values()].join('\n'))).toEqual([]);
    expect([victim.exitCode, victim.signalCode]).toEqual([null, null]);
  });
});

/** A process of the engine that runs a program. */
describe.runIf(process.getuid?.() === 0)('a process of the engine', () => {
  const python = useSealedPython('process');

  it('belongs to a user of its own and is restricted by the kernel', async () => {
    await python.run('print(1)');
    const states = await eventually(async () => {
      const found = await listInterpreters();
      expect(found).not.toEqual([]);
      return found;
    });
    const isOwnUser = await canBeAnyone();
    for (const state of states) {
      if (isOwnUser) {
        expect(state).toMatch(/^Uid:\t65533\t65533\t65533\t65533$/m);
        expect(state).toMatch(/^Gid:\t65533\t65533\t65533\t65533$/m);
        expect(state).toMatch(/^Groups:\t ?$/m);
      }
      expect(state).toMatch(/^Cap(?:Prm|Eff|Bnd|Inh|Amb):\t0{16}$/m);
      expect(state).toMatch(/^NoNewPrivs:\t1$/m);
      expect(state).toMatch(/^Seccomp:\t2$/m);
    }
  });
});
