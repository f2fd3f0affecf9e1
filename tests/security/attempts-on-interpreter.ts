// cspell:ignore addaudithook bytearray faulthandler getattr getframe listdir memmove nlocals
// cspell:ignore pythonapi setattr setprofile settrace stacksize unraisablehook weakref writestr
// cspell:ignore zipimport zipimporter
import { attemptAll, shellCommand, text, type EscapeAttempt } from './escape-attempt.ts';

/** Attempts to break the interpreter from inside. */
export const ATTEMPTS_ON_INTERPRETER: readonly EscapeAttempt[] = [
  {
    name: 'handmade bytecode',
    code: () =>
      [
        'def f(): pass',
        'f.__code__ = f.__code__.replace(co_code=bytes([100, 255] * 40), co_consts=())',
        'f()',
      ].join('\n'),
  },
  {
    name: 'bytecode that forges an object',
    code: () =>
      [
        'import ctypes, types',
        'def f(): return 1',
        'for size in (0, 1, 255):',
        '    code = f.__code__.replace(co_stacksize=size, co_code=bytes([94, 9, 83, 0] * 9), co_nlocals=0)',
        '    attempt(lambda: types.FunctionType(code, {})())',
      ].join('\n'),
  },
  {
    name: 'code from marshal',
    code: (targets) =>
      [
        'import marshal, types',
        `code = compile(${text(`__import__("os").system(${text(shellCommand(targets))})`)}, "x", "eval")`,
        'attempt(lambda: eval(marshal.loads(marshal.dumps(code))))',
        'attempt(lambda: marshal.loads(b"\\xe3" + bytes(64)))',
        'attempt(lambda: marshal.loads(b"[" + bytes([255] * 4)))',
      ].join('\n'),
  },
  {
    name: 'objects from pickle',
    code: (targets) =>
      [
        'import os, pickle, subprocess',
        'class Shell:',
        `    def __reduce__(self): return os.system, (${text(shellCommand(targets))},)`,
        'class Process:',
        `    def __reduce__(self): return subprocess.check_output, (["cat", ${text(targets.secretFile)}],)`,
        'for kind in (Shell, Process):',
        '    attempt(lambda: pickle.loads(pickle.dumps(kind())))',
        `attempt(lambda: pickle.loads(b"cjs\\nfetch\\n(S'http://127.0.0.1:${targets.port}/'\\ntR."))`,
      ].join('\n'),
  },
  {
    name: 'a forged archive of modules',
    code: (targets) =>
      [
        'import sys, zipfile, zipimport',
        'with zipfile.ZipFile("/tmp/forged.zip", "w") as archive:',
        `    archive.writestr("packetsmith_harness/__init__.py", ${text(`__import__("os").system(${text(shellCommand(targets))})`)})`,
        '    archive.writestr("js.py", "import os; process = os")',
        'sys.path.insert(0, "/tmp/forged.zip")',
        'attempt(lambda: zipimport.zipimporter("/tmp/forged.zip").load_module("packetsmith_harness"))',
        'attempt(lambda: __import__("js").process)',
        'attempt(lambda: sys.modules.pop("packetsmith_harness"))',
        'attempt(lambda: __import__("packetsmith_harness"))',
      ].join('\n'),
  },
  {
    name: 'subclasses of everything',
    code: (targets) =>
      [
        'for kind in object.__subclasses__():',
        '    if kind.__name__ in ("Popen", "_wrap_close", "FileIO", "BuiltinImporter", "FileLoader", "Quitter"):',
        `        attempt(lambda: kind(${text(shellCommand(targets))}, shell=True))`,
        `        attempt(lambda: kind(${text(targets.secretFile)}).read())`,
        `        attempt(lambda: kind("x", ${text(targets.secretFile)}).get_data(${text(targets.secretFile)}))`,
        '    found = getattr(kind.__init__, "__globals__", {})',
        `    if "system" in found: attempt(lambda: found["system"](${text(shellCommand(targets))}))`,
      ].join('\n'),
  },
  {
    name: 'a walk over frames and frozen objects',
    code: ({ secretFile }) =>
      [
        'import gc, sys',
        'gc.unfreeze()',
        'frame = sys._getframe()',
        'while frame := frame.f_back:',
        '    print(frame.f_code.co_filename, sorted(frame.f_locals), sorted(frame.f_globals)[:99])',
        'for thing in gc.get_objects():',
        '    if type(thing) is str and "secret" in thing: print(thing)',
        '    if type(thing) is dict and "PACKETSMITH_SECRET" in thing: print(thing["PACKETSMITH_SECRET"])',
        `attempt(lambda: open(${text(secretFile)}).read())`,
      ].join('\n'),
  },
  {
    name: 'surgery on sys.modules',
    code: () =>
      [
        'import importlib, sys',
        'for name in ("os", "posix", "builtins", "io", "_io", "socket", "_socket", "signal", "json", "gc"):',
        '    old = sys.modules.pop(name, None)',
        '    attempt(lambda: importlib.import_module(name))',
        '    attempt(lambda: importlib.reload(importlib.import_module(name)))',
        attemptAll(
          'importlib.invalidate_caches()',
          'importlib.import_module("os").listdir("/root")',
        ),
        'sys.modules.clear()',
      ].join('\n'),
  },
  {
    name: 'a custom import system',
    code: () =>
      [
        'import importlib._bootstrap, importlib._bootstrap_external, sys',
        'sys.meta_path.clear()',
        'sys.path_hooks.clear()',
        'sys.path_importer_cache.clear()',
        attemptAll(
          'importlib._bootstrap._gcd_import("os").listdir("/root")',
          'importlib._bootstrap.BuiltinImporter.load_module("posix").listdir("/root")',
          'importlib._bootstrap_external.SourceFileLoader("x", "/etc/passwd").get_data("/etc/passwd")',
        ),
      ].join('\n'),
  },
  {
    name: 'overwriting the standard library and the harness',
    code: () =>
      [
        'import sys, packetsmith_harness.case as case, packetsmith_harness.report as report',
        attemptAll('open("/lib/python314.zip", "wb").write(b"broken")'),
        'case.run_case = report.report = lambda *a, **k: "forged"',
        'import builtins; builtins.print = builtins.open = None',
        'sys.modules.clear()',
      ].join('\n'),
  },
  {
    name: 'corrupting what every object shares',
    code: () =>
      [
        'import ctypes, gc',
        '# The dictionaries of built-in types, reached through their mapping proxies.',
        'def dictionary(kind): return gc.get_referents(kind.__dict__)[0]',
        attemptAll(
          'dictionary(str).update(upper=lambda self: "spoiled")',
          'dictionary(dict).update(get=lambda *_: "spoiled")',
          'ctypes.pythonapi.PyType_Modified(ctypes.py_object(str))',
          'ctypes.c_long.from_address(id(7) + 12)',
          'ctypes.memmove(id(()), id([]), 16)',
        ),
        'print("x".upper())',
      ].join('\n'),
  },
  {
    name: 'hooks that outlive the program',
    code: () =>
      [
        'import atexit, faulthandler, gc, sys, threading, weakref',
        'class Late:',
        '    def __del__(self): print("late", flush=True)',
        'late = Late(); late.own = late',
        attemptAll(
          'atexit.register(print, "exit")',
          'sys.addaudithook(lambda *_: None)',
          'sys.settrace(lambda *_: None)',
          'sys.setprofile(lambda *_: None)',
          'threading.setprofile(lambda *_: None)',
          'gc.callbacks.append(lambda *_: None)',
          'faulthandler.dump_traceback_later(0.01, exit=True)',
          'sys.monitoring.use_tool_id(0, "x")',
          'setattr(sys, "unraisablehook", print)',
          'setattr(sys, "excepthook", print)',
        ),
      ].join('\n'),
  },
  {
    name: 'a full stack at the moment of the report',
    code: () =>
      [
        'import sys',
        'sys.setrecursionlimit(100_000)',
        'class Deep(BaseException):',
        '    def __str__(self): return str(self)',
        '    __repr__ = __str__',
        'raise Deep() from Deep()',
      ].join('\n'),
  },
  {
    name: 'full memory at the moment of the report',
    code: () =>
      [
        'kept, size = [], 1 << 24',
        'while size > 16:',
        '    try:',
        '        while True: kept.append(bytearray(size))',
        '    except MemoryError: size >>= 1',
        'raise KeyError(kept)',
      ].join('\n'),
  },
  {
    name: 'exceptions from nowhere',
    code: () =>
      [
        'import ctypes, signal, sys',
        attemptAll(
          'ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(1), ctypes.py_object(SystemExit))',
          'ctypes.pythonapi.PyErr_SetInterrupt()',
          'signal.raise_signal(signal.SIGINT)',
          'ctypes.pythonapi.Py_AddPendingCall(None, None)',
        ),
        'ctypes.pythonapi.Py_FatalError(b"over")',
      ].join('\n'),
  },
];
