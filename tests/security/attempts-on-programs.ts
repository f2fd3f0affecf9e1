// cspell:ignore CDLL execv getppid killpg spawnv
import { attemptAll, text, type EscapeAttempt, type Targets } from './escape-attempt.ts';

const shell = ({ secretFile, markerFile }: Targets): string =>
  `cat ${secretFile}; cat ${secretFile} > ${markerFile}`;

/** Starting, stopping and forking programs of the machine. */
export const ATTEMPTS_ON_PROGRAMS: readonly EscapeAttempt[] = [
  {
    name: 'os.system',
    code: (targets) => `import os\n${attemptAll(`os.system(${text(shell(targets))})`)}`,
  },
  {
    name: 'os.popen',
    code: (targets) => `import os\n${attemptAll(`os.popen(${text(shell(targets))}).read()`)}`,
  },
  {
    name: 'subprocess',
    code: (targets) =>
      `import subprocess\n${attemptAll(
        `subprocess.run(${text(shell(targets))}, shell=True, capture_output=True)`,
        `subprocess.check_output(["cat", ${text(targets.secretFile)}])`,
      )}`,
  },
  {
    name: 'exec and spawn',
    code: ({ secretFile }) =>
      `import os\n${attemptAll(
        `os.posix_spawn("/bin/cat", ["cat", ${text(secretFile)}], {})`,
        `os.spawnv(os.P_WAIT, "/bin/cat", ["cat", ${text(secretFile)}])`,
        `os.execv("/bin/cat", ["cat", ${text(secretFile)}])`,
      )}`,
  },
  { name: 'fork', code: () => `import os, pty\n${attemptAll('os.fork()', 'pty.fork()')}` },
  {
    name: 'kill',
    code: () =>
      `import os, signal\n${attemptAll(
        ...['os.kill(os.getppid(), 9)', 'os.kill(1, 9)', 'os.kill(-1, 9)', 'os.killpg(0, 9)'],
        'signal.raise_signal(signal.SIGTERM)',
      )}`,
  },
  {
    name: 'ctypes and the C library',
    code: (targets) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        `library.system(${text(shell(targets))}.encode())`,
        `library.popen(${text(shell(targets))}.encode(), b"r")`,
        `library.open(${text(targets.secretFile)}.encode(), 0)`,
      )}`,
  },
  {
    name: 'threads and processes of the interpreter',
    code: () =>
      `import _thread, multiprocessing\n${attemptAll(
        '_thread.start_new_thread(print, ("thread",))',
        'multiprocessing.Process(target=print).start()',
      )}`,
  },
];
