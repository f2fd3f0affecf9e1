// cspell:ignore lzcnt mcpu reuid regid vnni
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { RUNTIME_FILES } from '../runtime-files.ts';

/** The CPU time, in seconds, after which a runaway process ends even if its parent has died. */
const MAX_CPU_SECONDS = 1_500;
/** The stack size for deep recursion, in KB. The engine is configured to stay well below it. */
const STACK_KB = 32_768;
const STACK_FLAG = '--stack-size=16000';
/** The memory limit of an interpreter's process, in KB. Most of it is memory that V8 only reserves. */
const DATA_KB = 1_400_000;

/** A shell command that sets the process's resource limits and then becomes the program. No files, no core dumps. */
const limits = (more: string): string[] => [
  ...['/bin/sh', '-c'],
  `ulimit -s ${STACK_KB} && ulimit -c 0 && ulimit -f 0 && ulimit -t ${MAX_CPU_SECONDS} ${more} && exec "$@"`,
  'sh',
];

/** Ends the process with its parent, even if the parent is killed. */
const END_WITH_PARENT = ['/usr/bin/setpriv', '--pdeathsig', 'KILL'];
/** Removes network access: a network namespace in which no interface is up. */
const NO_NETWORK = ['/usr/bin/unshare', '-r', '-n'];
/** Hides all other processes as well, so that it can't signal them. */
const NO_PROCESSES = ['-p', '-i', '--fork', '--kill-child=KILL'];
const ALONE = [...END_WITH_PARENT, ...NO_NETWORK, ...NO_PROCESSES];
/** Without a namespace of its own for users, in which root could not become anyone else. */
const ALONE_BY_ROOT = [...END_WITH_PARENT, '/usr/bin/unshare', '-n', ...NO_PROCESSES];
/** Prevents new privileges, and drops those in its namespace. */
const NO_NEW_PRIVILEGES = ['/usr/bin/setpriv', '--no-new-privs'];
const NO_PRIVILEGES = [...NO_NEW_PRIVILEGES, '--bounding-set=-all', '--inh-caps=-all'];
/**
 * A user without an account and without files. No distribution assigns this number.
 *
 * @see https://systemd.io/UIDS-GIDS/
 */
const OWN_USER = 65_533;
const NO_GROUPS = [`--reuid=${OWN_USER}`, `--regid=${OWN_USER}`, '--clear-groups'];
const AS_OWN_USER = [...NO_PRIVILEGES, ...NO_GROUPS];

/** A program that restricts itself and then becomes the next program. */
type Wrapper = readonly string[];

/** Wrappers from the outermost to the innermost, each followed by its fallbacks. */
const AROUND_INTERPRETER: readonly (readonly Wrapper[])[] = [
  [ALONE_BY_ROOT, ALONE, NO_NETWORK],
  [AS_OWN_USER, NO_PRIVILEGES, NO_NEW_PRIVILEGES],
  // Becoming another user would undo this.
  [END_WITH_PARENT],
  [limits(`&& ulimit -d ${DATA_KB}`)],
];
const AROUND_FORK_SERVER: readonly (readonly Wrapper[])[] = [
  [NO_NETWORK],
  [NO_PRIVILEGES, NO_NEW_PRIVILEGES],
  [limits('')],
];

/** What the restricted start takes from a process, from the most to the least. */
const RESTRICTIONS = ['landlock,seccomp', 'landlock', 'seccomp'] as const;

/** The commands that wrap programs on this machine. */
export interface Isolation {
  interpreter: Wrapper;
  forkServer: Wrapper;
  /** The program that restricts the process of an interpreter, and what it restricts. Null if it doesn't work. */
  restrictedStart: { script: string; restrictions: (typeof RESTRICTIONS)[number] } | null;
}

function canRun(command: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    execFile(program, args, { env: {}, timeout: 5_000 }, (error) => resolve(error === null));
  });
}

/**
 * Nests as many wrappers as the system allows.
 *
 * @param runtimeDir a directory that the program must be able to read
 */
async function nest(layers: readonly (readonly Wrapper[])[], runtimeDir: string): Promise<Wrapper> {
  const manifest = path.join(runtimeDir, RUNTIME_FILES.manifest);
  const check = ['/bin/sh', '-c', 'test -r "$0" && test -x "$1"', manifest, process.execPath];
  let nested: Wrapper = [];
  for (const alternatives of layers) {
    for (const wrapper of alternatives) {
      const candidate = [...nested, ...wrapper];
      if (!(await canRun([...candidate, ...check]))) continue;
      nested = candidate;
      break;
    }
  }
  return nested;
}

async function findRestrictions(
  interpreter: Wrapper,
  runtimeDir: string,
): Promise<Isolation['restrictedStart']> {
  const script = path.join(runtimeDir, RUNTIME_FILES.restrictedStart);
  for (const restrictions of RESTRICTIONS) {
    const restrictedStart = { script, restrictions };
    const isolation = { interpreter, forkServer: [], restrictedStart };
    const { program, args } = isolatedCommand(isolation, runtimeDir, ['--eval', '']);
    if (await canRun([program, ...args])) return restrictedStart;
  }
  return null;
}

/** Detects which wrappers of the fork server work on this machine by running them. */
export async function detectForkIsolation(
  runtimeDir: string,
): Promise<Pick<Isolation, 'forkServer'>> {
  return { forkServer: await nest(AROUND_FORK_SERVER, runtimeDir) };
}

/** Detects which wrappers and restrictions work on this machine by running them. */
export async function detectIsolation(runtimeDir: string): Promise<Isolation> {
  const [interpreter, { forkServer }] = await Promise.all([
    nest(AROUND_INTERPRETER, runtimeDir),
    detectForkIsolation(runtimeDir),
  ]);
  const restrictedStart = await findRestrictions(interpreter, runtimeDir);
  return { interpreter, forkServer, restrictedStart };
}

/** Describes what this machine doesn't take from an interpreter's own process. Empty if it takes everything. */
export function describeGaps({ interpreter, restrictedStart }: Isolation): string {
  const restrictions = restrictedStart?.restrictions ?? '';
  const held = {
    'namespaces of their own': interpreter.includes('/usr/bin/unshare'),
    'a user of their own': interpreter.includes(`--reuid=${OWN_USER}`),
    Landlock: restrictions.includes('landlock'),
    'a filter of system calls': restrictions.includes('seccomp'),
  };
  const gaps = Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [] : [name]));
  return gaps.length === 0 ? '' : `Interpreters run without ${gaps.join(', ')}.`;
}

/** A program and its arguments. */
export interface Command {
  program: string;
  args: string[];
}

function wrapped([program = '', ...args]: readonly string[]): Command {
  return { program, args };
}

const NODE_FLAGS = [
  '--disallow-code-generation-from-strings',
  '--no-warnings',
  '--no-deprecation',
  '--max-old-space-size=256',
];

/** Returns the command that starts a script in isolation, with read access to a single directory. */
export function isolatedCommand(
  { interpreter, restrictedStart }: Isolation,
  directory: string,
  script: readonly string[],
): Command {
  const stack = interpreter.includes('/bin/sh') ? [STACK_FLAG] : [];
  const permission = ['--permission', '--no-addons', `--allow-fs-read=${directory}/*`];
  // It could open files despite Node's permissions.
  const flags = [...NODE_FLAGS, ...stack, ...permission, '--no-experimental-sqlite'];
  const node = [process.execPath, ...flags];
  if (restrictedStart === null) return wrapped([...interpreter, ...node, ...script]);
  const { script: start, restrictions } = restrictedStart;
  const restricted = [process.execPath, '--no-warnings', start, restrictions, directory];
  // Node doesn't start if it may not read OpenSSL's own settings.
  return wrapped([...interpreter, ...restricted, ...node, '--openssl-config=/dev/null', ...script]);
}

/**
 * Makes V8 compile for every x86-64 processor of the last fifteen years (the level x86-64-v2), and no better for newer
 * ones, so that compiled code fits the processors of build machines and of hosts alike.
 *
 * @see https://gitlab.com/x86-psABIs/x86-64-ABI
 */
const COMMON_PROCESSOR = [
  ...['avx', 'avx2', 'avx-vnni', 'avx-vnni-int8', 'fma3', 'f16c', 'bmi1', 'bmi2', 'lzcnt'].map(
    (extension) => `--no-enable-${extension}`,
  ),
  '--no-intel-jcc-erratum-mitigation',
  '--mcpu=generic',
];

/**
 * Returns Node's flags for the fork engine. They limit Node to one thread, because threads don't survive a fork, and
 * compile everything ahead with the optimizing tier, because a child is too short-lived to warm up. Compiled code works
 * only in processes with the same flags.
 */
export function forkServerFlags(): string[] {
  return [
    ...NODE_FLAGS,
    ...COMMON_PROCESSOR,
    STACK_FLAG,
    '--single-threaded',
    '--v8-pool-size=0',
    '--no-liftoff',
    '--no-wasm-lazy-compilation',
    '--allow-natives-syntax',
    '--expose-gc',
  ];
}

/**
 * Returns the command that starts a fork server in isolation. Node's permission model isn't used, because it forbids
 * the addon that the server needs. The seal of its children is stricter.
 */
export function forkServerCommand(
  { forkServer }: Pick<Isolation, 'forkServer'>,
  script: readonly string[],
): Command {
  return wrapped([...forkServer, process.execPath, ...forkServerFlags(), ...script]);
}
