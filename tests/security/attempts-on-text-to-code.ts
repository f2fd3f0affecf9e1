// cspell:ignore getattr
import type { RealmAttempt } from './realm-attempt.ts';

/** Attempts to turn text into code, and to load code from elsewhere. */
export const ATTEMPTS_ON_TEXT_TO_CODE: readonly RealmAttempt[] = [
  { name: 'eval', body: `compile((_, script) => eval(script));` },
  { name: 'eval, called indirectly', body: `compile((_, script) => (0, eval)(script));` },
  {
    name: 'eval by Reflect, bind and a proxy',
    body: `compile((_, script) => Reflect.apply(eval, undefined, [script]));
      compile((_, script) => eval.bind(null, script)());
      compile((_, script) => new Proxy(eval, {})(script));
      compile((_, script) => [script].map(eval)[0]);`,
  },
  {
    name: 'eval of an object that turns into text',
    body: `compile((_, script) => eval({ toString: () => script, valueOf: () => script })); compile((_, script) => eval(new String(script)));`,
  },
  { name: 'the constructor Function', body: `compile((script) => Function(script));` },
  { name: 'new Function', body: `compile((script) => new Function(script));` },
  {
    name: 'Function with parameters that contain code',
    body: `compile((script) => new Function('a = (() => { ' + script + ' })()', ''));`,
  },
  {
    name: 'Function by Reflect.construct with another target',
    body: `for (const target of [Function, Object, Array, Promise, class extends Function {}]) compile((script) => Reflect.construct(Function, [script], target));`,
  },
  {
    name: 'a class that extends Function',
    body: `compile((script) => new (class extends Function {})(script)); compile((script) => new (class extends Function { constructor(code) { super(code); } })(script));`,
  },
  {
    name: 'the constructor of generators',
    body: `compile((script) => (function* () {}).constructor(script));`,
  },
  {
    name: 'the constructor of async functions',
    body: `compile((script) => (async () => {}).constructor(script));`,
  },
  {
    name: 'the constructor of async generators',
    body: `compile((script) => (async function* () {}).constructor(script));`,
  },
  {
    name: 'the constructor of every function of the language',
    body: `for (const name of Object.getOwnPropertyNames(globalThis)) {
        const thing = globalThis[name];
        if (typeof thing === 'function') compile((script) => thing.constructor(script));
        const prototype = thing?.prototype;
        for (const key of prototype ? Reflect.ownKeys(prototype) : []) {
          const made = Object.getOwnPropertyDescriptor(prototype, key);
          for (const part of [made.value, made.get, made.set]) if (typeof part === 'function' && key !== 'constructor') compile((script) => part.constructor(script));
        }
      }`,
  },
  {
    name: 'the constructor chain of every host function',
    body: `for (const key of Object.keys(host)) for (const found of [host[key].constructor, host[key].__proto__?.constructor, Object.getPrototypeOf(host[key])?.constructor]) if (found) compile((script) => found.constructor(script));`,
  },
  {
    name: 'timers that take text',
    body: `compile((_, script) => shell.setTimeout(script, 0)); return [globalThis.setTimeout, globalThis.setInterval, globalThis.setImmediate, globalThis.queueMicrotask].filter(Boolean).map(() => breach('a timer'));`,
  },
  {
    name: 'the functions that replaced eval and import',
    body: `compile((_, script) => shell.refuseDynamicCode(script)); compile((_, script) => shell.refuseImport('data:text/javascript,' + script)); compile((_, script) => shell.load(script)); return shell.read('/etc/passwd');`,
  },
  {
    name: 'ShadowRealm, Compartment and other realms of the language',
    body: `for (const name of ['ShadowRealm', 'Compartment', 'Realm', 'Worker', 'require', 'process', 'module', 'Deno', 'Bun']) if (globalThis[name] !== undefined) breach(name);`,
  },
  {
    name: 'a JSON module and a source phase',
    body: `compile((_, script) => JSON.parse(script)); if (typeof WebAssembly.Module.prototype.source === 'function') breach('a source');`,
  },
  {
    name: 'a sloppy function that asks for its caller',
    body: `function who() { return who.caller; }
      const callers = [who(), [1].map(who)[0]];
      const lying = Object.defineProperties(new Uint8Array(8), { length: { get: who }, byteLength: { get: who }, buffer: { get: who }, BYTES_PER_ELEMENT: { get() { reach(who()); return 1; } }, constructor: { get() { reach(who()); return Uint8Array; } } });
      for (const key of ['decode', 'encodeInto', 'fillRandom', 'isEqual', 'print']) callers.push(host[key](lying, lying, lying), host[key]('stdout', lying));
      return callers;`,
  },
  {
    name: 'arguments of a sloppy function, and of its callers',
    body: `function look() { const found = [arguments.callee, look.arguments]; try { for (let at = look.caller, depth = 0; at && depth < 30; at = at.caller, depth += 1) found.push(at, at.arguments); } catch (error) { found.push(error); } return found; }
      return look(1);`,
  },
  {
    name: 'the this of a sloppy function',
    body: `function self() { return this; }
      const scope = self();
      for (const name of ['process', 'require', 'module', 'Buffer', 'fetch', 'setTimeout', 'performance', 'navigator', 'crypto', 'URL', 'global', 'structuredClone', 'MessageChannel', 'BroadcastChannel', 'WebSocket', 'Storage', 'localStorage', 'gc']) if (scope[name] !== undefined) breach(name);
      return [scope, Object.getPrototypeOf(scope), scope.constructor];`,
  },
  {
    name: 'the source text of the host functions',
    body: `for (const key of Object.keys(host)) { const source = Function.prototype.toString.call(host[key]); if (/require|secret|process\\.env/.test(source)) breach(source); }`,
  },
];
