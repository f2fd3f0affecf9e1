// cspell:dictionaries python
// cspell:ignore byteorder execv getdefaultencoding getfilesystemencoding getloadavg getpid
// cspell:ignore getppid getpreferredencoding getrecursionlimit getswitchinterval isenabled
// cspell:ignore listdir maxunicode
import { type ProgramGroup, python } from '../parity-program.ts';

export const INTERPRETER_FACTS: ProgramGroup = {
  'its version and platform': python`
    import platform, sys, sysconfig
    print(sys.version, sys.version_info, sys.platform, sys.maxsize, sys.maxunicode, sys.byteorder, sys.implementation.name, sys.hexversion, sys.api_version)
    print(sys.float_info, sys.int_info, sys.hash_info, sys.flags, sys.getrecursionlimit(), sys.getswitchinterval(), sys.float_repr_style, sys.thread_info)
    print(platform.python_version(), platform.system(), platform.machine(), platform.node(), platform.release(), platform.python_implementation(), platform.python_compiler(), platform.architecture(), sysconfig.get_platform())
    print(sys.argv, sys.orig_argv, sys.executable, sys.prefix, sys.base_prefix, sys.path, sys.dont_write_bytecode, sys.getfilesystemencoding(), sys.getdefaultencoding(), sys.stdin.encoding, sys.stdout.errors)
  `,
  'what is loaded': python`
    import sys
    print(sorted(sys.modules))
    print(sys.builtin_module_names, len(sys.stdlib_module_names), [type(f).__name__ for f in sys.meta_path], len(sys.path_hooks))
  `,
  'what is built in': python`
    import builtins
    print(dir(builtins), __builtins__ is builtins, sorted(globals()))
    print(copyright, credits, license, exit, quit, help, sep="\n")
  `,
  'its environment': python`
    import getpass, locale, os
    print(dict(sorted(os.environ.items())), os.name, os.getcwd(), os.uname(), os.cpu_count(), getpass.getuser(), os.getpid(), os.getppid(), os.getuid(), os.umask(0))
    print(locale.getlocale(), locale.getpreferredencoding(), os.get_terminal_size.__name__)
  `,
  'what the files around it are': python`
    import os
    for place in ("/", "/home", "/dev", "/proc", "/etc", "/lib", "/tmp", "/var", ".", "/proc/self", "/proc/self/fd"):
        try:
            print(place, sorted(os.listdir(place)))
        except OSError as problem:
            print(place, problem)
    print([os.isatty(n) for n in range(3)], os.stat("/").st_ino, [os.fstat(n).st_mode for n in range(3)])
  `,
  'modules that do not exist': python`
    for name in ("js", "pyodide", "pyodide.ffi", "pyodide_js", "_pyodide", "micropip", "numpy", "requests", "scapy", "tkinter", "curses", "readline", "termios", "fcntl", "msvcrt", "winreg", "distutils", "imp", "telnetlib", "packetsmith", "antigravity_", "this_"):
        try:
            __import__(name)
            print(name, "is there")
        except ImportError as problem:
            print(type(problem).__name__, problem, problem.name)
  `,
  'every module of the standard library': python`
    import importlib, sys, warnings
    warnings.simplefilter("ignore")
    for name in sorted(sys.stdlib_module_names - {"antigravity", "this", "idlelib", "turtledemo", "turtle"}):
        try:
            importlib.import_module(name)
        except BaseException as problem:
            print(name, type(problem).__name__, problem)
  `,
  'programs that cannot be started': python`
    import multiprocessing, os, subprocess
    for action in (lambda: subprocess.run(["ls"]), lambda: subprocess.check_output("id", shell=True), lambda: os.system("id"), lambda: os.popen("id").read(), lambda: os.fork(), lambda: os.execv("/bin/sh", ["sh"]), lambda: os.kill(1, 9), lambda: multiprocessing.Process(target=print).start(), lambda: os.posix_spawn("/bin/ls", ["ls"], {}), lambda: os.pipe(), lambda: os.getloadavg()):
        try:
            print(action())
        except BaseException as problem:
            print(type(problem).__name__, problem)
  `,
  'the bridge to the page leads nowhere': python`
    import sys
    for action in ("import js", "from pyodide.ffi import to_js", "import _pyodide_core", "from pyodide.code import run_js", "sys.modules['js']", "import pyodide_js", "import micropip"):
        try:
            exec(action)
            print(action, "worked")
        except BaseException as problem:
            print(action, type(problem).__name__, problem)
  `,
  'warnings are printed once': python`
    import warnings
    for _ in range(2):
        warnings.warn("old way", DeprecationWarning)
        warnings.warn("careful", UserWarning)
    print(eval("1 is 1"), "\d" == "\\d", assert_ := 1)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warnings.warn("recorded", ResourceWarning)
    print([str(w.message) for w in caught], warnings.filters)
    warnings.simplefilter("error")
    try:
        warnings.warn("now an error")
    except UserWarning as problem:
        print(repr(problem))
  `,
  'a file that is never closed': 'open("x", "w").write("y")\nprint(open("x").read())',
  'tracing and profiling': python`
    import cProfile, io, pstats, sys, tracemalloc
    events = []
    def trace(frame, event, argument):
        events.append((event, frame.f_lineno))
        return trace
    def inner(n):
        return n + 1
    sys.settrace(trace)
    inner(1)
    sys.settrace(None)
    print(events)
    profile = cProfile.Profile()
    profile.runcall(inner, 1)
    print(pstats.Stats(profile, stream=io.StringIO()).total_calls)
    tracemalloc.start()
    kept = [0] * 1000
    print(tracemalloc.get_traced_memory()[0] > 7000)
  `,
  'its own frames': python`
    import inspect, sys
    def who():
        frame = sys._getframe()
        return frame.f_code.co_name, frame.f_lineno, frame.f_back.f_code.co_name, frame.f_back.f_code.co_filename
    print(who(), inspect.currentframe().f_lineno, inspect.getsource(who) if 0 else "", inspect.getfile(who), who.__code__.co_firstlineno, who.__module__)
  `,
  'the garbage collector': python`
    import gc
    print(gc.isenabled(), gc.get_threshold(), gc.callbacks, gc.garbage, gc.get_debug())
    class Node: pass
    a = Node(); a.self = a
    del a
    print(gc.collect())
  `,
  'error numbers match Linux': python`
    import errno, os, socket
    print({name: getattr(errno, name) for name in ("ENOENT", "EACCES", "EEXIST", "ENOSPC", "EAGAIN", "ECONNREFUSED", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EISCONN", "EINPROGRESS")})
    print([os.strerror(n) for n in (1, 2, 13, 28, 111, 110, 113)], errno.errorcode[111], socket.AF_INET, socket.SOCK_STREAM, socket.SOL_SOCKET)
  `,
};
