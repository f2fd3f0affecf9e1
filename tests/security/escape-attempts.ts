/** What an attempt is aimed at on the machine that runs the tests. */
export interface Targets {
  /** A file that holds the secret. */
  secretFile: string;
  /** A file that is not to come into being. */
  markerFile: string;
  /** The port of a listener on the loopback interface. */
  port: number;
}

/** One way out that somebody might try. */
export interface EscapeAttempt {
  name: string;
  code: (targets: Targets) => string;
}

/** Tries a statement and prints what came of it, so that one attempt may hold several. */
const PRELUDE = `
def attempt(action):
    try:
        print(action())
    except BaseException as problem:
        print(type(problem).__name__, problem)
`;

const shell = ({ secretFile, markerFile }: Targets): string =>
  `cat ${secretFile}; cat ${secretFile} > ${markerFile}`;

const javaScript = ({ secretFile, markerFile, port }: Targets): string =>
  [
    `globalThis.process?.binding`,
    `(globalThis.require ?? process.getBuiltinModule)('fs').writeFileSync('${markerFile}', 'x')`,
    `process.getBuiltinModule('fs').readFileSync('${secretFile}', 'utf8')`,
    `fetch('http://127.0.0.1:${port}/')`,
  ].join('; ');

/** Walks everything that the interpreter holds and calls whatever belongs to JavaScript. */
const proxies = (script: string): string => `
import gc
def proxies():
    for thing in gc.get_objects():
        if "Js" in type(thing).__name__ or "pyodide" in str(type(thing)):
            yield thing
        if isinstance(thing, dict):
            yield from (value for value in list(thing.values()) if "Js" in type(value).__name__)
for proxy in list(proxies()):
    attempt(lambda: proxy.constructor.constructor(${JSON.stringify(script)})())
    attempt(lambda: type(proxy).__mro__)
    for name in ("_module", "_api", "FS", "globalThis", "process", "fetch", "runPython", "constructor"):
        attempt(lambda: getattr(proxy, name))
`;

const attemptAll = (...expressions: string[]): string =>
  expressions.map((expression) => `attempt(lambda: ${expression})`).join('\n');

const text = (value: string): string => JSON.stringify(value);

const PROGRAMS: readonly EscapeAttempt[] = [
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

const BRIDGES: readonly EscapeAttempt[] = [
  {
    name: 'the js module',
    code: (targets) =>
      attemptAll(
        '__import__("js").process.env',
        `__import__("js").eval(${text(javaScript(targets))})`,
        '__import__("pyodide_js")._module',
      ),
  },
  {
    name: 'run_js',
    code: (targets) =>
      attemptAll(
        `__import__("pyodide.code").code.run_js(${text(javaScript(targets))})`,
        `__import__("_pyodide_core").run_js(${text(javaScript(targets))})`,
      ),
  },
  {
    name: 'the bridge, imported again behind the hook',
    code: (targets) =>
      [
        'import importlib, importlib.machinery, sys, zipimport',
        'del sys.meta_path[0]',
        'for name in ("pyodide", "_pyodide", "_pyodide._importhook", "pyodide.ffi", "pyodide.code", "_pyodide_core"):',
        '    attempt(lambda: importlib.import_module(name))',
        'attempt(lambda: importlib.machinery.BuiltinImporter.load_module("_pyodide_core").__dict__)',
        `attempt(lambda: sys.modules["pyodide.code"].run_js(${text(javaScript(targets))}))`,
        `attempt(lambda: sys.modules["_pyodide_core"].run_js(${text(javaScript(targets))}))`,
      ].join('\n'),
  },
  {
    name: 'constructor chains on every object of JavaScript that is left',
    code: (targets) => proxies(`return ${javaScript(targets)}`),
  },
  {
    name: 'emscripten_run_script',
    code: (targets) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        `library.emscripten_run_script(${text(javaScript(targets))}.encode())`,
        `library.emscripten_run_script_int(${text(javaScript(targets))}.encode())`,
        `library.emscripten_run_script_string(${text(javaScript(targets))}.encode())`,
      )}`,
  },
  {
    name: 'emscripten_async_run_script and script loading',
    code: (targets) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        `library.emscripten_async_run_script(${text(javaScript(targets))}.encode(), 0)`,
        `library.emscripten_async_load_script(b"http://127.0.0.1:${targets.port}/", 0, 0)`,
        `library.emscripten_async_wget(b"http://127.0.0.1:${targets.port}/", b"/x", 0, 0)`,
      )}`,
  },
  {
    name: 'a finder of its own that claims the name js',
    code: (targets) =>
      [
        'import sys',
        'class Finder:',
        '    @staticmethod',
        '    def find_spec(name, path=None, target=None): return None',
        'sys.meta_path.insert(0, Finder)',
        attemptAll(
          '__import__("js")',
          `__import__("js").fetch("http://127.0.0.1:${targets.port}/")`,
        ),
      ].join('\n'),
  },
];

const FILES_AND_NETWORK: readonly EscapeAttempt[] = [
  {
    name: 'files of the machine',
    code: ({ secretFile }) =>
      `import os, pathlib\n${attemptAll(
        `open(${text(secretFile)}).read()`,
        `open("../../../../../.." + ${text(secretFile)}).read()`,
        `pathlib.Path("/proc/self/environ").read_bytes()`,
        'open("/etc/passwd").read()',
        'os.listdir("/work")',
        'os.listdir("/proc/self/fd")',
        `os.symlink(${text(secretFile)}, "link") or open("link").read()`,
      )}`,
  },
  {
    name: 'a file beside the sandbox',
    code: ({ markerFile }) =>
      `import os\n${attemptAll(
        `os.makedirs(os.path.dirname(${text(markerFile)}), exist_ok=True)`,
        `open(${text(markerFile)}, "w").write("x")`,
      )}`,
  },
  {
    name: 'mounting a directory of the machine',
    code: ({ secretFile }) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        'library.mount(b"/", b"/mnt", b"NODEFS", 0, 0)',
        'library.wasmfs_create_node_backend(b"/")',
        `open("/mnt" + ${text(secretFile)}).read()`,
      )}`,
  },
  {
    name: 'the environment',
    code: () =>
      `import os\n${attemptAll(
        'dict(os.environ)',
        'os.getenv("PACKETSMITH_SECRET")',
        'os.popen("env").read()',
      )}`,
  },
  {
    name: 'sockets of the lab',
    code: ({ port }) =>
      `import socket, urllib.request\n${attemptAll(
        `socket.create_connection(("127.0.0.1", ${port}), 1)`,
        `urllib.request.urlopen("http://127.0.0.1:${port}/").read()`,
        `urllib.request.urlopen("http://localhost:${port}/").read()`,
      )}`,
  },
  {
    name: 'sockets below the lab',
    code: ({ port }) =>
      [
        'import _socket, importlib, socket, sys',
        'def connect(kind):',
        '    raw = _socket.socket(_socket.AF_INET, kind)',
        `    raw.connect(("127.0.0.1", ${port}))`,
        '    raw.send(b"GET / HTTP/1.0\\r\\n\\r\\n")',
        '    return raw.recv(100)',
        attemptAll('connect(_socket.SOCK_STREAM)', 'connect(_socket.SOCK_DGRAM)'),
        'del sys.modules["socket"]',
        `attempt(lambda: importlib.import_module("socket").create_connection(("127.0.0.1", ${port}), 1).recv(9))`,
      ].join('\n'),
  },
  {
    name: 'a listener of its own',
    code: () =>
      `import socket, socketserver\n${attemptAll(
        'socket.create_server(("127.0.0.1", 0))',
        'socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler)',
      )}`,
  },
];

const INTERPRETER: readonly EscapeAttempt[] = [
  {
    name: 'wild function pointers',
    code: () =>
      `import ctypes\nfor number in range(1, 400, 7):\n    attempt(lambda: ctypes.CFUNCTYPE(ctypes.c_int)(number))\nctypes.CFUNCTYPE(None)(7)()`,
  },
  {
    name: 'writing all over the memory',
    code: () => 'import ctypes\nctypes.memset(1024, 255, 20_000_000)',
  },
  {
    name: 'bytecode of its own making',
    code: () =>
      'def f(): pass\nf.__code__ = f.__code__.replace(co_code=bytes([100, 255] * 40), co_consts=())\nf()',
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
];

/** Every attempt, each with the function it tries things with in front. */
export const ESCAPE_ATTEMPTS: readonly EscapeAttempt[] = [
  ...PROGRAMS,
  ...BRIDGES,
  ...FILES_AND_NETWORK,
  ...INTERPRETER,
].map(({ name, code }) => ({ name, code: (targets) => `${PRELUDE}\n${code(targets)}` }));
