// cspell:ignore getattr zipimport
import { attemptAll, text, type EscapeAttempt, type Targets } from './escape-attempt.ts';

/** A JavaScript program that leaves every trace that the tests look for. */
export const javaScript = ({ secretFile, markerFile, port }: Targets): string =>
  [
    `globalThis.process?.binding`,
    `(globalThis.require ?? process.getBuiltinModule)('fs').writeFileSync('${markerFile}', 'x')`,
    `process.getBuiltinModule('fs').readFileSync('${secretFile}', 'utf8')`,
    `fetch('http://127.0.0.1:${port}/')`,
  ].join('; ');

/** Attempts to reach the JavaScript around the interpreter through modules. */
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
    name: 'built-in modules created by hand',
    code: () =>
      [
        'import importlib.machinery, importlib.util',
        'import _imp',
        'for name in ("js", "pyodide_js", "_pyodide_core", "posix", "_socket"):',
        '    spec = importlib.machinery.ModuleSpec(name, importlib.machinery.BuiltinImporter)',
        '    module = attempt(lambda: _imp.create_builtin(spec))',
        '    attempt(lambda: _imp.exec_builtin(module))',
        '    attempt(lambda: module.process.env)',
        'attempt(lambda: _imp.extension_suffixes())',
        'attempt(lambda: _imp.create_dynamic(importlib.machinery.ModuleSpec("x", None, origin="/lib/libc.so")))',
      ].join('\n'),
  },
  {
    name: 'a JavaScript module registered as a Python one',
    code: ({ port }) =>
      [
        'import importlib',
        'bridge()',
        'hook = importlib.import_module("_pyodide._importhook")',
        'for module in api():',
        '    attempt(lambda: hook.register_js_module("outside", module))',
        '    attempt(lambda: hook.register_js_finder())',
        '    attempt(lambda: importlib.import_module("outside").FS.readdir("/work"))',
        `    attempt(lambda: importlib.import_module("js").fetch("http://127.0.0.1:${port}/"))`,
      ].join('\n'),
  },
  {
    name: 'the objects of Pyodide that the import system still held',
    code: (targets) =>
      [
        'core = bridge()',
        'for module in api():',
        '    for name in ("globalThis", "process", "require", "fetch", "_api", "_module"):',
        '        attempt(lambda: getattr(module, name))',
        `    attempt(lambda: module.runPython(${text(`import js; js.eval(${text(javaScript(targets))})`)}))`,
        `    attempt(lambda: module._api.runtimeEnv.IN_NODE and breach("the glue believes it runs in Node"))`,
        '    attempt(lambda: module._module.wasmMemory.grow(60_000))',
        `    attempt(lambda: module._module.FS.readFile(${text(targets.secretFile)}))`,
        `    attempt(lambda: module._module.readAsync(${text(`file://${targets.secretFile}`)}))`,
        `    attempt(lambda: module._module.loadDynamicLibrary(${text(targets.secretFile)}))`,
        `    attempt(lambda: module.unpackArchive(core.to_js(b"x"), "zip"))`,
      ].join('\n'),
  },
  {
    name: 'JavaScript objects created for the purpose',
    code: (targets) =>
      [
        'core = bridge()',
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
    name: 'constructor chains on every remaining JavaScript object',
    code: (targets) =>
      [
        'import gc',
        'gc.unfreeze()',
        `script = ${text(`return ${javaScript(targets)}`)}`,
        'found = []',
        'for thing in gc.get_objects():',
        '    values = list(thing.values()) if type(thing) is dict else [thing]',
        '    found += [value for value in values if "JsProxy" in str(type(value).__mro__)]',
        'for proxy in found:',
        '    attempt(lambda: proxy.constructor.constructor(script)())',
        '    report_foreign([proxy])',
        '    for name in ("_module", "_api", "FS", "globalThis", "process", "fetch", "runPython"):',
        '        attempt(lambda: report_foreign([getattr(proxy, name)]))',
      ].join('\n'),
  },
  {
    name: 'a custom finder that claims the name js',
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
  {
    name: 'a promise that waits for the outside',
    code: () =>
      [
        'import asyncio',
        'core = bridge()',
        'array = core.to_js([]).constructor',
        attemptAll(
          'core.run_sync(array.fromAsync(core.to_js([1])))',
          'asyncio.run(array.fromAsync(core.to_js([1])))',
          'asyncio.get_event_loop().call_later(0, print)',
          'core.create_once_callable(print)(1)',
        ),
      ].join('\n'),
  },
  {
    name: 'a fatal error of the glue',
    code: () => 'bridge().trigger_fatal_error()',
  },
];
