// cspell:ignore CDLL emscripten getattr staticmethod zipimport
import { attemptAll, text, type EscapeAttempt, type Targets } from './escape-attempt.ts';

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

/** Reaching the JavaScript around the interpreter, and through it the machine. */
export const ATTEMPTS_ON_BRIDGE: readonly EscapeAttempt[] = [
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
    name: 'objects of JavaScript made for the purpose',
    code: (targets) =>
      [
        'import importlib, sys',
        'del sys.meta_path[0]',
        'core = importlib.import_module("_pyodide_core")',
        `script = ${text(`return ${javaScript(targets)}`)}`,
        'for made in (core.to_js([1]), core.to_js(b"x"), core.to_js({"a": 1}), core.to_js(lambda: 1)):',
        '    attempt(lambda: made.constructor)',
        '    attempt(lambda: made.constructor.constructor(script)())',
        '    attempt(lambda: made.constructor.new(script))',
        '    attempt(lambda: made.then(lambda value: value))',
        '    for name in ("fetch", "process", "require", "import", "__proto__"):',
        '        attempt(lambda: getattr(made, name))',
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
