// cspell:ignore anyfunc externref JSTag
import type { RealmAttempt } from './realm-attempt.ts';

/** A module that imports a function of no parameters as `a.b`, and exports a function `c` that calls it. */
const CALLER = `new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 97, 1, 98, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 99, 0, 1, 10, 6, 1, 4, 0, 16, 0, 11])`;

/** Attempts on the interface of WebAssembly, and on the interpreter's memory, table and exports. */
export const ATTEMPTS_ON_WEB_ASSEMBLY: readonly RealmAttempt[] = [
  {
    name: 'every member of WebAssembly',
    body: `return Reflect.ownKeys(WebAssembly).flatMap((key) => { const thing = WebAssembly[key]; reach(thing); if (typeof thing !== 'function') return []; const made = []; for (const values of [[], [{}], [new Uint8Array(8)], ['x'], [null, null]]) { try { made.push(thing(...values)); } catch (error) { made.push(error); } try { made.push(new thing(...values)); } catch (error) { made.push(error); } } return made; });`,
  },
  {
    name: 'compiling from a stream that the host reads',
    body: `const seen = []; const lie = new Proxy({}, { get(target, key, receiver) { seen.push(receiver); return undefined; } }); for (const name of ['compileStreaming', 'instantiateStreaming']) for (const source of [lie, Promise.resolve(lie), {}, null]) { const made = WebAssembly[name]?.(source); if (made) { seen.push(made); made.catch((error) => reach(error)); } } return seen;`,
  },
  {
    name: 'compiling in the background',
    body: `const made = [WebAssembly.compile(${CALLER}), WebAssembly.instantiate(${CALLER}, { a: { b: host.now } }), WebAssembly.compile(new Uint8Array(1)), WebAssembly.instantiate({})]; for (const promise of made) promise.then(reach, reach); return made;`,
  },
  {
    name: 'a host function as an import',
    body: `const made = new WebAssembly.Module(${CALLER}); for (const key of Object.keys(host)) { const { c: call } = new WebAssembly.Instance(made, { a: { b: host[key] } }).exports; reach(call()); overflow(call); }`,
  },
  {
    name: 'a module of its own with a proxy of imports',
    body: `const seen = []; const made = new WebAssembly.Module(${CALLER}); const imports = new Proxy({}, { get(target, key, receiver) { seen.push(receiver); return { b: reach }; } }); seen.push(new WebAssembly.Instance(made, imports).exports, WebAssembly.Module.imports(made), WebAssembly.Module.exports(made), WebAssembly.Module.customSections(made, 'name')); return seen;`,
  },
  {
    name: 'stack switching',
    body: `const made = []; for (const name of ['Suspending', 'promising', 'Suspender', 'Function']) { const thing = WebAssembly[name]; if (!thing) continue; for (const use of [() => new thing(host.now), () => thing(host.now), () => thing(new WebAssembly.Instance(new WebAssembly.Module(${CALLER}), { a: { b: new WebAssembly.Suspending(() => Promise.resolve(1)) } }).exports.c)()]) { try { made.push(use()); } catch (error) { made.push(error); } } } return made;`,
  },
  {
    name: 'the interpreter’s memory, grown beyond its limit',
    body: `const memory = module.wasmMemory ?? module.wasmExports?.memory; reach(memory); let pages = 0; try { for (;;) { memory.grow(16); pages += 16; } } catch (error) { reach(error); } if (memory.buffer.byteLength > 128 << 20) breach('more than 128 MB'); return memory.buffer;`,
    spoils: true,
  },
  {
    name: 'the interpreter’s memory, detached and replaced',
    body: `const memory = module.wasmMemory ?? module.wasmExports?.memory; for (const use of [() => memory.buffer.transfer(0), () => memory.buffer.resize(0), () => structuredClone(memory.buffer), () => memory.toResizableBuffer?.(), () => { memory.buffer = new ArrayBuffer(8); }]) { try { reach(use()); } catch (error) { reach(error); } }`,
    spoils: true,
  },
  {
    name: 'a memory of its own that is larger',
    body: `for (const options of [{ initial: 20_000 }, { initial: 1, maximum: 65_536 }, { initial: 1, maximum: 65_536, shared: true }, { initial: 1n, maximum: 1n << 40n, address: 'i64' }]) { try { const memory = new WebAssembly.Memory(options); reach(memory); const more = options.address ? 20_000n : 20_000; if (options.maximum) memory.grow(more); new Uint8Array(memory.buffer).fill(1); breach('a gigabyte'); } catch (error) { reach(error); } }`,
    spoils: true,
  },
  {
    name: 'host functions in the interpreter’s table',
    body: `const table = module.wasmTable; reach(table); for (const key of Object.keys(host)) { try { table.set(table.grow(1), host[key]); breach('a host function'); } catch (error) { reach(error); } try { reach(module.addFunction?.(host[key], 'v')); } catch (error) { reach(error); } }`,
    spoils: true,
  },
  {
    name: 'functions of the table, in another order',
    body: `const table = module.wasmTable; for (let at = 1; at < 60; at += 1) { try { table.set(at, table.get(table.length - at)); } catch (error) { reach(error); } } for (let at = 1; at < 60; at += 1) { try { reach(table.get(at)?.(0, 0, 0, 0)); } catch (error) { reach(error); } }`,
    ends: true,
  },
  {
    name: 'every function of the table',
    body: `const table = module.wasmTable; for (let at = 0; at < table.length; at += 1) { const entry = table.get(at); if (entry !== null) { reach(entry); compile((script) => entry.constructor(script)); if (at > 300) break; } }`,
  },
  {
    name: 'every export of the interpreter, called with numbers',
    body: `const { wasmExports = {} } = module; for (const key of Object.keys(wasmExports)) { const entry = wasmExports[key]; reach(entry); if (typeof entry === 'function' && /^(emscripten|_emscripten|stackAlloc|malloc|__)/.test(key)) { try { reach(entry(0, 0, 0, 0)); } catch (error) { reach(error); } } }`,
    spoils: true,
  },
  {
    name: 'exceptions and tags of WebAssembly',
    body: `const made = [WebAssembly.JSTag, module.wasmExports?.__cpp_exception]; const tag = new WebAssembly.Tag({ parameters: ['externref'] }); try { throw new WebAssembly.Exception(tag, [host.now], { traceStack: true }); } catch (error) { made.push(error, error.stack, error.getArg(tag, 0)); } return made;`,
  },
  {
    name: 'a table that holds objects of the host',
    body: `const table = new WebAssembly.Table({ element: 'externref', initial: 2 }, host.now); const global = new WebAssembly.Global({ value: 'externref', mutable: true }, host.log); return [table.get(0), global.value, global.valueOf(), table.grow(1, host)];`,
  },
  {
    name: 'the compiled module of the interpreter',
    body: `const found = [shell.readbuffer('pyodide.asm.wasm'), module.wasmModule, module.wasmBinary]; for (const thing of found) reach(thing); return shell.WebAssembly.compile(new Uint8Array(0)).then((made) => { reach(made); reach(Object.getPrototypeOf(made)); return 1; });`,
  },
];
