// cspell:ignore CDLL emscripten execl execlp execv execve execvp forkpty getoutput getpgid getpid
// cspell:ignore getppid ITIMER killpg NOWAIT openpty pidfd posixsubprocess pthread setitimer
// cspell:ignore spawnlp spawnp spawnv spawnvp vfork
import {
  attemptAll,
  shellCommand,
  text,
  type EscapeAttempt,
  type Targets,
} from './escape-attempt.ts';

const shellArguments = (targets: Targets): string => `["sh", "-c", ${text(shellCommand(targets))}]`;

/** Attempts to start, stop and fork programs on the machine. */
export const ATTEMPTS_ON_PROGRAMS: readonly EscapeAttempt[] = [
  {
    name: 'os.system',
    code: (targets) => `import os\n${attemptAll(`os.system(${text(shellCommand(targets))})`)}`,
  },
  {
    name: 'os.popen',
    code: (targets) =>
      `import os\n${attemptAll(`os.popen(${text(shellCommand(targets))}).read()`)}`,
  },
  {
    name: 'subprocess',
    code: (targets) =>
      `import subprocess\n${attemptAll(
        `subprocess.run(${text(shellCommand(targets))}, shell=True, capture_output=True)`,
        `subprocess.check_output(["cat", ${text(targets.secretFile)}])`,
        `subprocess.getoutput(${text(shellCommand(targets))})`,
      )}`,
  },
  {
    name: '_posixsubprocess, below subprocess',
    code: (targets) =>
      `import _posixsubprocess\n${attemptAll(
        `_posixsubprocess.fork_exec(${shellArguments(targets)}, [b"/bin/sh"], True, (), None, None, -1, -1, -1, -1, -1, -1, -1, 3, True, False, 0, None, None, None, -1, None)`,
      )}`,
  },
  {
    name: 'os.exec*',
    code: (targets) =>
      `import os\n${attemptAll(
        `os.execv("/bin/sh", ${shellArguments(targets)})`,
        `os.execve("/bin/sh", ${shellArguments(targets)}, {})`,
        `os.execvp("sh", ${shellArguments(targets)})`,
        `os.execlp("cat", "cat", ${text(targets.secretFile)})`,
      )}`,
  },
  {
    name: 'os.spawn*',
    code: (targets) =>
      `import os\n${attemptAll(
        `os.spawnv(os.P_WAIT, "/bin/sh", ${shellArguments(targets)})`,
        `os.spawnvp(os.P_NOWAIT, "sh", ${shellArguments(targets)})`,
        `os.spawnlp(os.P_WAIT, "cat", "cat", ${text(targets.secretFile)})`,
      )}`,
  },
  {
    name: 'os.posix_spawn',
    code: (targets) =>
      `import os, posix\n${attemptAll(
        `os.posix_spawn("/bin/sh", ${shellArguments(targets)}, {})`,
        `os.posix_spawnp("sh", ${shellArguments(targets)}, {})`,
        `posix.posix_spawn("/bin/sh", ${shellArguments(targets)}, {})`,
      )}`,
  },
  {
    name: 'fork',
    code: () => `import os\n${attemptAll('os.fork()', 'os.forkpty()', 'os.vfork()')}`,
  },
  {
    name: 'a pseudoterminal',
    code: (targets) =>
      `import os, pty\n${attemptAll(
        'pty.fork()',
        `pty.spawn(${shellArguments(targets)})`,
        'os.openpty()',
        'os.login_tty(0)',
      )}`,
  },
  {
    name: 'kill and killpg',
    code: () =>
      `import os, signal\n${attemptAll(
        ...['os.kill(os.getppid(), 9)', 'os.kill(1, 9)', 'os.kill(-1, 9)', 'os.kill(0, 9)'],
        ...['os.killpg(0, 9)', 'os.killpg(os.getpgid(0), 9)', 'os.pidfd_open(1)'],
      )}`,
  },
  {
    name: 'signals to itself',
    code: () =>
      `import os, signal\n${attemptAll(
        'signal.raise_signal(signal.SIGTERM)',
        'signal.raise_signal(signal.SIGKILL)',
        'os.kill(os.getpid(), signal.SIGSEGV)',
        'signal.pthread_kill(1, signal.SIGKILL)',
      )}`,
  },
  {
    name: 'timers and handlers of signals',
    code: () =>
      [
        'import signal, time',
        'attempt(lambda: signal.signal(signal.SIGALRM, lambda *_: print("rang")))',
        attemptAll('signal.alarm(1)', 'signal.setitimer(signal.ITIMER_REAL, 0.01)'),
        'attempt(lambda: signal.signal(signal.SIGKILL, signal.SIG_IGN))',
        'attempt(lambda: signal.set_wakeup_fd(1))',
        'time.sleep(0.05)',
      ].join('\n'),
  },
  {
    name: 'the C library of ctypes',
    code: (targets) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        `library.system(${text(shellCommand(targets))}.encode())`,
        `library._emscripten_system(${text(shellCommand(targets))}.encode())`,
        `library.popen(${text(shellCommand(targets))}.encode(), b"r")`,
        `library.open(${text(targets.secretFile)}.encode(), 0)`,
      )}`,
  },
  {
    name: 'fork, exec and kill of the C library',
    code: ({ secretFile }) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        ...['library.fork()', 'library.vfork()', 'library.kill(1, 9)', 'library.kill(-1, 9)'],
        `library.execl(b"/bin/cat", b"cat", ${text(secretFile)}.encode(), None)`,
        'library.ptrace(16, 1, 0, 0)',
        'library.syscall(57)',
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
  {
    name: 'other interpreters and pools of processes',
    code: (targets) =>
      [
        'import asyncio, concurrent.futures',
        'attempt(lambda: __import__("_interpreters").create())',
        'attempt(lambda: __import__("concurrent.interpreters").interpreters.create())',
        `attempt(lambda: concurrent.futures.ProcessPoolExecutor().submit(__import__("os").system, ${text(shellCommand(targets))}).result())`,
        `attempt(lambda: asyncio.run(asyncio.create_subprocess_shell(${text(shellCommand(targets))})))`,
      ].join('\n'),
  },
];
