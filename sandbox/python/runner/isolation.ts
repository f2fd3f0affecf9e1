import { execFile } from 'node:child_process';
import process from 'node:process';

/** Ends a process that runs wild after its parent died, in seconds of processor time. */
const MAX_CPU_SECONDS = 1_500;
/** The stack that deep recursion may use, in KB; the engine is told to stay well below it. */
const STACK_KB = 32_768;
const STACK_FLAG = '--stack-size=16000';
/** What an interpreter's process may take in KB. Most of it is what V8 sets aside for later. */
const DATA_KB = 1_400_000;

/**
 * The shell sets what only a process itself can set, and becomes the program. No files are written, and no
 * memory image is left behind.
 */
const limits = (more: string): string[] => [
  ...['/bin/sh', '-c'],
  `ulimit -s ${STACK_KB} && ulimit -c 0 && ulimit -f 0 && ulimit -t ${MAX_CPU_SECONDS} ${more} && exec "$@"`,
  'sh',
];

/** Ends with its parent, even when the parent is killed. */
const END_WITH_PARENT = ['/usr/bin/setpriv', '--pdeathsig', 'KILL'];
/** No network at all: a network namespace without an interface that is up. */
const NO_NETWORK = ['/usr/bin/unshare', '-r', '-n'];
/** Nor any process but its own to see or to signal. */
const ALONE = [...END_WITH_PARENT, ...NO_NETWORK, '-p', '-i', '--fork', '--kill-child=KILL'];
/** Gains no right by starting a program, and gives up those that it has in its namespace. */
const NO_NEW_PRIVILEGES = ['/usr/bin/setpriv', '--no-new-privs'];
const NO_PRIVILEGES = [...NO_NEW_PRIVILEGES, '--bounding-set=-all', '--inh-caps=-all'];

/** A program that takes something away from itself and becomes the next one. */
type Wrapper = readonly string[];

/** Wrappers from the outermost to the innermost, each with what is taken where a system does not allow it. */
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

/** How processes are started on this machine: what comes before the program. */
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

/** Puts as many wrappers into each other as the system allows. */
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

/** Finds out, by trying, what this machine allows. */
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

/** The program and arguments that start a script under an isolation, able to read one directory only. */
export function isolatedCommand(
  { interpreter }: Isolation,
  directory: string,
  script: readonly string[],
): Command {
  const stack = interpreter.includes('/bin/sh') ? [STACK_FLAG] : [];
  const permission = ['--permission', '--no-addons', `--allow-fs-read=${directory}/*`];
  // It opens files by itself, past the permissions.
  const flags = [...NODE_FLAGS, ...stack, ...permission, '--no-experimental-sqlite'];
  return wrapped([...interpreter, process.execPath, ...flags, ...script]);
}

/**
 * How the fork engine's processes are started. One thread, because threads do not survive a fork; and everything
 * compiled at the best tier before, because a child lives too short for the engine to warm up. Compiled code fits
 * processes with the same flags only.
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
 * The program and arguments that start a fork server under an isolation. It needs an addon, which Node's own
 * permissions do not admit; its children take more from themselves than those permissions would.
 */
export function forkServerCommand({ forkServer }: Isolation, script: readonly string[]): Command {
  return wrapped([...forkServer, process.execPath, ...forkServerFlags(), ...script]);
}
