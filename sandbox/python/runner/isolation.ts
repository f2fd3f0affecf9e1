import { execFile } from 'node:child_process';
import process from 'node:process';

/** Ends a process that runs wild after its parent died, in seconds of processor time. */
const MAX_CPU_SECONDS = 1_500;
/** The stack that deep recursion may use, in KB; the engine is told to stay well below it. */
const STACK_KB = 32_768;
const ENGINE_STACK_KB = 16_000;

/**
 * The shell sets what only a process itself can set, and becomes the program. No files are written, and no
 * memory image is left behind.
 */
const LIMITS = `ulimit -s ${STACK_KB} && ulimit -c 0 && ulimit -f 0 && ulimit -t ${MAX_CPU_SECONDS} && exec "$@"`;
const WITH_LIMITS = ['/bin/sh', '-c', LIMITS, 'sh'];

/** Wrappers that take something away from the program that they start. Not every machine allows them all. */
const WRAPPERS = [
  // No network at all: a network namespace without an interface that is up.
  ['/usr/bin/unshare', '-r', '-n'],
  // Ends with its parent, even when the parent is killed; gains no right by starting a program.
  ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs'],
  WITH_LIMITS,
];

/** How the interpreter's process is started on this machine. */
export interface Isolation {
  /** Program and arguments that come before the interpreter's own. */
  wrapper: readonly string[];
  /** Flags for Node. */
  nodeFlags: readonly string[];
}

function canRun(command: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    execFile(program, args, { env: {}, timeout: 5_000 }, (error) => resolve(error === null));
  });
}

/** Finds out, by trying, which of the wrappers this machine allows. */
export async function detectIsolation(): Promise<Isolation> {
  const isAllowed = await Promise.all(
    WRAPPERS.map((wrapper) => canRun([...wrapper, '/bin/sh', '-c', ':'])),
  );
  const allowed = WRAPPERS.filter((_, index) => isAllowed[index]);
  const stack = allowed.includes(WITH_LIMITS) ? [`--stack-size=${ENGINE_STACK_KB}`] : [];
  return {
    wrapper: allowed.flat(),
    nodeFlags: [
      '--permission',
      '--disallow-code-generation-from-strings',
      '--no-addons',
      '--no-warnings',
      '--no-deprecation',
      '--max-old-space-size=256',
      ...stack,
    ],
  };
}

/** The program and arguments that start a script under an isolation, able to read one directory only. */
export function isolatedCommand(
  isolation: Isolation,
  directory: string,
  script: readonly string[],
): { program: string; args: string[] } {
  const flags = [...isolation.nodeFlags, `--allow-fs-read=${directory}/*`];
  const [program, ...args] = [...isolation.wrapper, process.execPath, ...flags, ...script];
  return { program: program ?? process.execPath, args };
}
