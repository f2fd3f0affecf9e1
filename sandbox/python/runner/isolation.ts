import { execFile } from 'node:child_process';
import process from 'node:process';

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
/** Also hides all other processes, so that it can't signal them. */
const ALONE = [...END_WITH_PARENT, ...NO_NETWORK, '-p', '-i', '--fork', '--kill-child=KILL'];
/** Prevents new privileges, and drops those in its namespace. */
const NO_NEW_PRIVILEGES = ['/usr/bin/setpriv', '--no-new-privs'];
const NO_PRIVILEGES = [...NO_NEW_PRIVILEGES, '--bounding-set=-all', '--inh-caps=-all'];

/** A program that restricts itself and then becomes the next program. */
type Wrapper = readonly string[];

/** Wrappers from the outermost to the innermost, each followed by its fallbacks. */
const AROUND_INTERPRETER: readonly (readonly Wrapper[])[] = [
  [ALONE, NO_NETWORK],
  [END_WITH_PARENT],
  [NO_PRIVILEGES, NO_NEW_PRIVILEGES],
  [limits(`&& ulimit -d ${DATA_KB}`)],
];
const AROUND_FORK_SERVER: readonly (readonly Wrapper[])[] = [
  [NO_NETWORK],
  [NO_PRIVILEGES, NO_NEW_PRIVILEGES],
  [limits('')],
];

/** The commands that wrap programs on this machine. */
export interface Isolation {
  interpreter: Wrapper;
  forkServer: Wrapper;
}

function canRun(command: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    execFile(program, args, { env: {}, timeout: 5_000 }, (error) => resolve(error === null));
  });
}

/** Nests as many wrappers as the system allows. */
async function nest(layers: readonly (readonly Wrapper[])[]): Promise<Wrapper> {
  let nested: Wrapper = [];
  for (const alternatives of layers) {
    for (const wrapper of alternatives) {
      const candidate = [...nested, ...wrapper];
      if (!(await canRun([...candidate, '/bin/sh', '-c', ':']))) continue;
      nested = candidate;
      break;
    }
  }
  return nested;
}

/** Detects which wrappers work on this machine by running them. */
export async function detectIsolation(): Promise<Isolation> {
  const [interpreter, forkServer] = await Promise.all([
    nest(AROUND_INTERPRETER),
    nest(AROUND_FORK_SERVER),
  ]);
  return { interpreter, forkServer };
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
  { interpreter }: Isolation,
  directory: string,
  script: readonly string[],
): Command {
  const stack = interpreter.includes('/bin/sh') ? [STACK_FLAG] : [];
  const permission = ['--permission', '--no-addons', `--allow-fs-read=${directory}/*`];
  // It could open files despite Node's permissions.
  const flags = [...NODE_FLAGS, ...stack, ...permission, '--no-experimental-sqlite'];
  return wrapped([...interpreter, process.execPath, ...flags, ...script]);
}

/**
 * Returns Node's flags for the fork engine. They limit Node to one thread, because threads don't survive a fork, and
 * compile everything ahead with the optimizing tier, because a child is too short-lived to warm up. Compiled code works
 * only in processes with the same flags.
 */
export function forkServerFlags(): string[] {
  return [
    ...NODE_FLAGS,
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
export function forkServerCommand({ forkServer }: Isolation, script: readonly string[]): Command {
  return wrapped([...forkServer, process.execPath, ...forkServerFlags(), ...script]);
}
