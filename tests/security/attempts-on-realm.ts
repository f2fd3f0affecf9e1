// cspell:ignore thenable
import type { RealmAttempt } from './realm-attempt.ts';

/** Attempts to obtain an object of the host's realm from errors, stacks, promises and the language's own functions. */
export const ATTEMPTS_ON_REALM: readonly RealmAttempt[] = [
  {
    name: 'a walk over everything reachable',
    body: `const seen = new Set(); const queue = [globalThis, python, host, shell, module]; let count = 0;
      while (queue.length > 0 && count < 60_000) {
        const thing = queue.pop(); count += 1;
        if ((typeof thing !== 'object' || thing === null) && typeof thing !== 'function') continue;
        if (seen.has(thing) || ArrayBuffer.isView(thing)) continue;
        seen.add(thing); reach(thing);
        try { queue.push(Object.getPrototypeOf(thing)); } catch {}
        for (const key of Reflect.ownKeys(thing).slice(0, 8_000)) { try { const { value, get, set } = Object.getOwnPropertyDescriptor(thing, key); queue.push(value, get, set); } catch {} }
      }
      if (seen.size < 1_000) throw new Error('The walk ended early.');`,
  },
  {
    name: 'getters of everything reachable',
    body: `for (const holder of [globalThis, python, module, api, FS, shell, host]) for (const key in holder) { try { reach(holder[key]); } catch (error) { reach(error); } }`,
  },
  ...['now', 'decode', 'encodeInto', 'fillRandom', 'isEqual', 'print', 'log'].map(
    (name): RealmAttempt => ({
      name: `the error of a full stack in the host function ${name}`,
      body: `const bytes = new Uint8Array(0); overflow(() => host.${name}('stderr', bytes, 'x')); overflow(() => host.${name}(bytes, 'utf-8', true)); overflow(() => host.${name}(bytes, bytes));`,
    }),
  ),
  {
    name: 'the error of a full stack behind a proxy and a getter',
    body: `const bytes = new Uint8Array(4); const proxy = new Proxy({}, { get: () => host.decode(bytes, 'latin1', true) }); overflow(() => proxy.x); overflow(() => JSON.stringify({ get x() { return host.now(); } })); overflow(() => [1, 2].sort(host.now)); overflow(() => 'a'.replace(/a/, host.log));`,
  },
  {
    name: 'the error of a full stack in the glue’s decoder and clock',
    body: `const decoder = new shell.TextDecoder('latin1'); const encoder = new shell.TextEncoder(); overflow(() => decoder.decode(new Uint8Array(9))); overflow(() => encoder.encode('x')); overflow(() => shell.crypto.getRandomValues(new Uint8Array(1))); overflow(() => shell.performance.now()); overflow(() => shell.console.log('x'));`,
  },
  {
    name: 'the error of a full stack below a replaced iterator',
    body: `const own = Array.prototype[Symbol.iterator]; const kept = []; Array.prototype[Symbol.iterator] = function () { kept.push(this); return own.call(this); }; overflow(() => host.now()); Array.prototype[Symbol.iterator] = own; for (let at = 0; at < Math.min(kept.length, 500); at += 1) { reach(kept[at]); for (let index = 0; index < kept[at].length; index += 1) reach(kept[at][index]); }`,
    spoils: true,
  },
  ...(
    [
      ['the text of a stack', `new Error('x').stack`],
      [
        'the text of the language’s own error',
        `{ try { null.x; } catch (error) { return error.stack; } }`,
      ],
      ['eval', `eval('1')`],
      ['a rejected promise', `Promise.reject(1)`],
      ['the debugger’s console', `console.log('x')`],
      ['a compiled stream', `WebAssembly.compileStreaming({})`],
      ['a captured stack', `Error.captureStackTrace({})`],
      [
        'a timer of Atomics',
        `Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(8)), 0, 0, 1)`,
      ],
    ] as const
  ).map(([name, expression]): RealmAttempt => ({
    name: `the error of a full stack in ${name}`,
    body: `overflow(() => ${expression.startsWith('{') ? expression : `(${expression})`});`,
  })),
  {
    name: 'stack traces while the host is on the stack',
    body: `const kept = []; Error.prepareStackTrace = (error, sites) => { kept.push(error, sites, ...sites); return sites; }; Error.stackTraceLimit = 1_000;
      const bytes = Object.defineProperties(new Uint8Array(8), { BYTES_PER_ELEMENT: { get() { reach(new Error('x').stack); return 1; } }, length: { get() { reach(new Error('x').stack); return 8; } } });
      host.fillRandom(bytes); host.print('stderr', bytes); reach(new Error('x').stack);
      for (const site of [...kept]) { reach(site); for (const method of ['getThis', 'getFunction', 'getEvalOrigin', 'getTypeName', 'getMethodName', 'getScriptNameOrSourceURL', 'getPromiseIndex']) { try { const found = site[method]?.(); if (typeof found !== 'string') reach(found); } catch (error) { reach(error); } } }
      delete Error.prepareStackTrace;`,
    spoils: true,
  },
  {
    name: 'captureStackTrace of a foreign shape',
    body: `const target = {}; Error.captureStackTrace(target); reach(target.stack); const { get, set } = Object.getOwnPropertyDescriptor(target, 'stack') ?? {}; return [get, set, Error.captureStackTrace, Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')?.get];`,
  },
  {
    name: 'a getter on the global Error while the host prepares a stack',
    body: `const own = Error; Object.defineProperty(globalThis, 'Error', { configurable: true, get() { reach(this); reach(new own('x').stack); return { prepareStackTrace: (...values) => { values.forEach(reach); return values[1]; } }; } });
      try { reach(new own('y').stack); null.x; } catch (error) { reach(error.stack); } Object.defineProperty(globalThis, 'Error', { value: own, writable: true });`,
    spoils: true,
  },
  {
    name: 'a stack trace that throws an error of its own',
    body: `Error.prepareStackTrace = () => { throw { reach }; }; let found; try { found = new Error('x').stack; } catch (error) { found = error; } delete Error.prepareStackTrace; return found;`,
    spoils: true,
  },
  {
    name: 'import() of a module of the host',
    body: `const made = []; for (const name of ['node:fs', 'fs', 'data:text/javascript,export default 1', './interpreter-process.mjs', 'file:///etc/passwd']) made.push(import(name)); return made;`,
  },
  {
    name: 'import() with attributes and objects that turn into text',
    body: `return [import({ toString: () => 'node:fs' }), import('node:module', { with: { type: 'json' } }), import(Symbol.iterator)];`,
  },
  {
    name: 'a rejected promise that the host looks at',
    body: `const seen = []; const traps = {}; for (const trap of Object.getOwnPropertyNames(Reflect)) traps[trap] = (...values) => { seen.push(...values); try { reach(new Error('x').stack); } catch {} return Reflect[trap](...values); };
      const promise = Promise.reject(new Proxy(new Error('x'), traps)); Object.setPrototypeOf(promise, new Proxy(Promise.prototype, traps)); const late = Promise.reject(1); late.catch(() => 1); return seen;`,
  },
  {
    name: 'a promise whose constructor and species are the attacker’s',
    body: `const seen = []; class Kept extends Promise { constructor(run) { super((resolve, reject) => { seen.push(resolve, reject); run(resolve, reject); }); } static get [Symbol.species]() { return Kept; } }
      const made = [Kept.resolve(1).then(reach), Kept.reject(1).catch(reach).finally(reach), Kept.all([{ then(resolve, reject) { seen.push(resolve, reject); } }]), Kept.withResolvers()]; return [...seen, ...made];`,
  },
  {
    name: 'a promise that the language makes from a thenable',
    body: `const seen = []; const thenable = { then(...values) { seen.push(...values); } }; return [Promise.resolve(thenable), (async () => thenable)(), (async () => { await thenable; })(), Array.fromAsync([thenable]), Promise.any([thenable]), Promise.try(() => thenable), ...seen];`,
  },
  {
    name: 'async generators and iterators',
    body: `async function* make() { yield* [1]; } const one = make(); const disposable = Object.getPrototypeOf(Object.getPrototypeOf(one)); return [one, one.next(), one.return({ then: reach }), one.throw(new Error('x')).catch(reach), disposable, disposable[Symbol.asyncIterator], disposable[Symbol.asyncDispose], Iterator.prototype, Iterator.from({ next: reach })];`,
  },
  {
    name: 'symbols that the host shares',
    body: `const seen = []; const names = ['nodejs.util.inspect.custom', 'nodejs.util.promisify.custom', 'nodejs.rejection', 'nodejs.stream.destroyed', 'nodejs.worker_threads.transfer', 'nodejs.asyncDispose', 'nodejs.dispose', 'async_id_symbol', 'vm_dynamic_import_main_context_default'];
      for (const name of names) Object.defineProperty(Object.prototype, Symbol.for(name), { configurable: true, get() { seen.push(this); return (...values) => { seen.push(...values); }; } });
      for (const key of Object.keys(host)) host[key]({}, {}, {}); Promise.reject({}).catch(reach); for (const name of names) delete Object.prototype[Symbol.for(name)]; return seen;`,
    spoils: true,
  },
  {
    name: 'accessors on the prototype of every object',
    body: `const seen = []; for (const key of ['then', 'get', 'value', 'set', 'constructor', 'fatal', 'ignoreBOM', 'stream', 'env', 'shell', 'cause', 'code', 'message', 'stack', 'signal', '0', 'length']) { const own = Object.getOwnPropertyDescriptor(Object.prototype, key); if (own?.configurable === false) continue; Object.defineProperty(Object.prototype, key, { configurable: true, get() { seen.push(this); return own?.value; }, set(value) { seen.push(this, value); } }); try { for (const name of Object.keys(host)) host[name](new Uint8Array(2), 'utf-8', {}); } finally { if (own) Object.defineProperty(Object.prototype, key, own); else delete Object.prototype[key]; } } return seen;`,
    spoils: true,
  },
  {
    name: 'finalizers and weak references to host functions',
    body: `const seen = []; const registry = new FinalizationRegistry((...values) => seen.push(...values)); for (const key of Object.keys(host)) { registry.register(host[key], 1, {}); seen.push(new WeakRef(host[key]).deref()); new WeakMap([[host[key], 1]]); } return seen;`,
  },
  {
    name: 'the debugger’s console',
    body: `const seen = []; for (const key of Reflect.ownKeys(console)) { const method = console[key]; seen.push(method); if (typeof method === 'function') { try { seen.push(method({ get x() { reach(new Error('x').stack); return 1; } }, globalThis)); } catch (error) { seen.push(error); } } } debugger; return [...seen, console.context?.('x')];`,
  },
  {
    name: 'Intl, with options that call back',
    body: `const seen = []; const options = new Proxy({}, { get(target, key, receiver) { seen.push(receiver); return undefined; } }); for (const name of Object.getOwnPropertyNames(Intl)) { try { seen.push(new Intl[name]('en', options)); } catch (error) { seen.push(error); } } return seen;`,
  },
  {
    name: 'Atomics.wait without end',
    body: `Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0);`,
    ends: true,
  },
  {
    name: 'Atomics.waitAsync and its timer',
    body: `const memory = new Int32Array(new SharedArrayBuffer(8)); const { async, value } = Atomics.waitAsync(memory, 0, 0, 1); Atomics.notify(memory, 0); return [value, async ? value.then(reach) : null];`,
  },
  {
    name: 'an endless loop of JavaScript alone',
    body: `for (;;) {}`,
    ends: true,
  },
  {
    name: 'an endless chain of promises',
    body: `const next = () => Promise.resolve().then(next); next(); next();`,
  },
  {
    name: 'more objects than the heap may hold',
    body: `const kept = []; for (;;) kept.push(new Array(1_000_000).fill(kept.length));`,
    ends: true,
  },
  {
    name: 'more buffers than the process may hold',
    body: `const kept = []; try { for (let count = 0; count < 96; count += 1) kept.push(new Uint8Array(1 << 24).fill(1)); } catch (error) { reach(error); } if (kept.length === 96) breach('a gigabyte and a half');`,
    ends: true,
  },
  {
    name: 'a text of gigabytes',
    body: `const kept = []; try { for (let count = 0; count < 64; count += 1) kept.push('x'.repeat(1 << 28) + count); } catch (error) { reach(error); } return host.log(kept.length.toString());`,
  },
  {
    name: 'a shared buffer of gigabytes',
    body: `for (const bytes of [2 ** 31, 2 ** 32, 2 ** 33]) for (const Kind of [ArrayBuffer, SharedArrayBuffer]) { try { const made = new Kind(bytes); new Uint8Array(made).fill(1); breach('gigabytes'); } catch (error) { reach(error); } }`,
    // Depending on the machine, the allocation is refused or ends the process.
    ends: true,
    spoils: true,
  },
];
