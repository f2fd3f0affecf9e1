// cspell:ignore cwrap ENVFILE pyimport IDBFS NODEFS NODERAWFS PROXYFS WORKERFS
import { javaScript } from './attempts-on-bridge.ts';
import type { RealmAttempt } from './realm-attempt.ts';
import { text, type Targets } from './escape-attempt.ts';

/** Attempts on the code of Pyodide and Emscripten around the interpreter. */
export const attemptsOnGlue = (targets: Targets): readonly RealmAttempt[] => [
  {
    name: 'the glue’s checks of where it runs',
    body: `const { runtimeEnv = {} } = api; for (const key of Object.keys(runtimeEnv)) { try { runtimeEnv[key] = true; } catch (error) { reach(error); } }
      for (const use of [() => python.mountNodeFS('/mnt', '/'), () => python.loadPackage('micropip'), () => python.useNodeSockFS?.(), () => api.loadBinaryFile?.('/etc/passwd'), () => api.loadScript?.('data:,')]) { try { reach(use()); } catch (error) { reach(error); } }`,
    spoils: true,
  },
  {
    name: 'file systems of the host',
    body: `for (const name of ['NODEFS', 'NODERAWFS', 'WORKERFS', 'PROXYFS', 'IDBFS', 'MEMFS']) { const kind = FS.filesystems?.[name] ?? module[name]; if (!kind) continue; reach(kind); try { FS.mkdirTree('/mnt/' + name); FS.mount(kind, { root: '/' }, '/mnt/' + name); reach(FS.readFile('/mnt/' + name + ${text(targets.secretFile)}, { encoding: 'utf8' })); } catch (error) { reach(error); } }`,
  },
  {
    name: 'a file system of its own',
    body: `const seen = []; const operations = new Proxy({}, { get: (target, key) => (...values) => { seen.push(...values); return values[0]; } }); try { FS.mkdir('/own'); FS.mount({ mount: (mount) => { const node = FS.createNode(null, '/', 16877, 0); node.node_ops = operations; node.stream_ops = operations; return node; } }, {}, '/own'); FS.readdir('/own'); FS.open('/own/x', 'w'); } catch (error) { seen.push(error); } return seen;`,
    spoils: true,
  },
  {
    name: 'a device whose functions are the host’s',
    body: `for (const key of Object.keys(host)) { try { FS.createDevice('/', 'own-' + key, host[key], host[key]); reach(FS.readFile('/own-' + key)); } catch (error) { reach(error); } try { FS.writeFile('/own-' + key, 'x'); } catch (error) { reach(error); } }`,
  },
  {
    name: 'a lazy file and a preloaded file of the host',
    body: `for (const use of [() => FS.createLazyFile('/tmp', 'lazy', ${text(`file://${targets.secretFile}`)}, true, false), () => FS.readFile('/tmp/lazy', { encoding: 'utf8' }), () => FS.createPreloadedFile('/tmp', 'pre', ${text(targets.secretFile)}, true, true), () => FS.forceLoadFile?.({ url: ${text(targets.secretFile)} })]) { try { reach(use()); } catch (error) { reach(error); } }`,
  },
  {
    name: 'readers of the glue',
    body: `for (const name of ['readAsync', 'readBinary', 'read_', 'asyncLoad', 'locateFile', 'loadDynamicLibrary', 'instantiateAsync', 'getBinaryPromise', 'findWasmBinary']) { try { reach(module[name]?.(${text(targets.secretFile)})); } catch (error) { reach(error); } } for (const name of ['load', 'read', 'readbuffer']) { try { reach(shell[name](${text(targets.secretFile)})); } catch (error) { reach(error); } }`,
  },
  {
    name: 'runPython and pyimport with the module js',
    body: `for (const code of [${text(`import js; js.eval(${text(javaScript(targets))})`)}, 'import os; os.system("id")', 'import pyodide.code; pyodide.code.run_js("1")']) { try { reach(python.runPython(code)); } catch (error) { reach(error); } } for (const name of ['os', 'js', 'subprocess', 'ctypes']) { try { reach(python.pyimport(name)); } catch (error) { reach(error); } }`,
  },
  {
    name: 'eval of Emscripten under its many names',
    body: `for (const name of ['_emscripten_run_script', '_emscripten_run_script_int', '_emscripten_run_script_string', '_emscripten_asm_const_int', '_emscripten_async_run_script']) { try { const at = python._module.stringToNewUTF8?.(${text(javaScript(targets))}) ?? 0; compile(() => module[name](at, at, at)); } catch (error) { reach(error); } } if (typeof module.cwrap === 'function') compile(() => module.cwrap('system', 'number', ['string'])(${text(javaScript(targets))}));`,
    spoils: true,
  },
  {
    name: 'streams of Pyodide with functions of the host',
    body: `for (const key of Object.keys(host)) for (const use of [() => python.setStdout({ batched: host[key] }), () => python.setStdout({ write: host[key] }), () => python.setStdin({ stdin: host[key] }), () => python.setStdin({ read: host[key] }), () => python.runPython('import sys; sys.stdin.readline()')]) { try { reach(use()); } catch (error) { reach(error); } }`,
    spoils: true,
  },
  {
    name: 'an interrupt buffer, a registered module and a proxy of the host',
    body: `for (const use of [() => python.setInterruptBuffer(new Int32Array(new SharedArrayBuffer(4))), () => python.registerJsModule('outside', host), () => python.runPython('import outside; outside.now.constructor.constructor("return 1")()'), () => python.runPython('import outside; [getattr(outside, name).__proto__ for name in ("now", "log", "print")]'), () => python.toPy(host), () => python.ffi, () => python.makeMemorySnapshot?.(), () => python.unregisterJsModule('js')]) { try { reach(use()); } catch (error) { reach(error); } }`,
    spoils: true,
  },
  {
    name: 'packages and archives from elsewhere',
    body: `const made = []; for (const use of [() => python.loadPackage(${text(`http://127.0.0.1:${String(targets.port)}/x.whl`)}), () => python.loadPackagesFromImports('import numpy'), () => python.unpackArchive(new Uint8Array(9), 'zip'), () => api.packageLoader, () => api.lockfile_packages]) { try { const result = use(); made.push(result); result?.catch?.(reach); } catch (error) { made.push(error); } } return made;`,
  },
  {
    name: 'hooks of Emscripten that run later',
    body: `for (const name of ['onExit', 'onAbort', 'preRun', 'postRun', 'onRuntimeInitialized', 'print', 'printErr', 'quit', 'arguments', 'thisProgram']) { try { module[name] = name.endsWith('Run') ? [reach] : (...values) => { values.forEach(reach); }; } catch (error) { reach(error); } } try { module.callMain?.(); } catch (error) { reach(error); } try { module._exit?.(0); } catch (error) { reach(error); }`,
    spoils: true,
  },
  {
    name: 'the fatal error of Pyodide',
    body: `for (const value of [{}, null, new Error('x'), host.now, Symbol('x')]) { try { api.fatal_error(value); } catch (error) { reach(error); } }`,
    spoils: true,
  },
  {
    name: 'a new interpreter from the same glue',
    body: `const made = []; for (const name of ['createPyodideModule', 'loadPyodide', 'default']) for (const holder of [python, module, api, globalThis]) if (typeof holder?.[name] === 'function') made.push(holder[name]({ jsglobals: globalThis })); return made;`,
  },
  {
    name: 'environment, arguments and paths of the glue',
    body: `return JSON.stringify([module.ENV, module.arguments, module.thisProgram, api.config?.env, api.config?.indexURL, api.config?.args, module.getEnvStrings?.strings]);`,
  },
];
