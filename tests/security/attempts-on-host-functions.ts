import type { RealmAttempt } from './realm-attempt.ts';

const EACH = `const names = Object.keys(host);`;

/** Attempts on the functions of the host that the interpreter can call, and on the bytes that cross. */
export const ATTEMPTS_ON_HOST_FUNCTIONS: readonly RealmAttempt[] = [
  {
    name: 'every property of the host functions',
    body: `${EACH} return names.flatMap((name) => ['constructor', '__proto__', 'prototype', 'caller', 'arguments', 'call', 'apply', 'bind', 'toString', Symbol.hasInstance, 'valueOf'].map((key) => { try { return host[name][key]; } catch (error) { return error; } }));`,
  },
  {
    name: 'the prototypes of the host functions',
    body: `${EACH} return [Object.getPrototypeOf(host), ...names.flatMap((name) => [Object.getPrototypeOf(host[name]), Reflect.getPrototypeOf(host[name])])];`,
  },
  {
    name: 'replaced host functions',
    body: `${EACH} const before = names.map((name) => host[name]); for (const name of names) { try { host[name] = () => 1; } catch {} }
      return names.map((name) => { try { Object.setPrototypeOf(host[name], null).leak = 1; } catch (error) { return error; } });`,
    spoils: true,
  },
  {
    name: 'what the host functions return',
    body: `${EACH} for (const name of names) for (const values of [[], [undefined], [null, {}], [{}, {}], ['stdout', {}], [new Uint8Array(4), 'utf-8', true], [new Uint8Array([255]), 'utf-8', true], ['x', new Uint8Array(4)], [Symbol.iterator], [1n, 2n]]) { const result = host[name](...values); if (!['undefined', 'string', 'number', 'boolean'].includes(typeof result) && result !== null) breach(name); reach(result); }`,
  },
  {
    name: 'host functions as constructors',
    body: `${EACH} return names.flatMap((name) => [() => new host[name](), () => Reflect.construct(host[name], []), () => Reflect.construct(Object, [], host[name]), () => class extends host[name] {}].map((make) => { try { return make(); } catch (error) { return error; } }));`,
  },
  {
    name: 'host functions as callbacks of the language',
    body: `${EACH} for (const name of names) { const call = host[name]; for (const use of [() => [1, 'x', {}].map(call), () => [3, 1, 2].sort(call), () => 'abc'.replace(/b/, call), () => JSON.parse('[1,{"a":2}]', call), () => JSON.stringify({ toJSON: call }), () => Array.from({ length: 2 }, call), () => new Map([[1, 1]]).forEach(call), () => Reflect.apply(call, Symbol(), [{}]), () => Promise.resolve(1).then(call), () => ({ [Symbol.toPrimitive]: call }) + 1, () => new Intl.DateTimeFormat('en', { get timeZone() { return call({}); } })]) { try { reach(use()); } catch (error) { reach(error); } } }`,
  },
  {
    name: 'host functions as traps of a proxy',
    body: `${EACH} for (const name of names) { const traps = {}; for (const trap of Object.getOwnPropertyNames(Reflect)) traps[trap] = host[name]; const proxy = new Proxy(function () {}, traps); for (const use of [() => proxy.x, () => { proxy.x = 1; }, () => proxy(), () => new proxy(), () => Object.keys(proxy), () => Object.getPrototypeOf(proxy), () => delete proxy.x, () => 'x' in proxy, () => Object.getOwnPropertyDescriptor(proxy, 'x')]) { try { reach(use()); } catch (error) { reach(error); } } }`,
  },
  {
    name: 'host functions with proxies as arguments',
    body: `${EACH} const seen = []; const traps = {}; for (const trap of Object.getOwnPropertyNames(Reflect)) traps[trap] = (...values) => { seen.push(...values); return Reflect[trap](...values); };
      for (const target of [new Uint8Array(8), [], function () {}, {}]) { const proxy = new Proxy(target, traps); for (const name of names) { host[name](proxy, proxy, proxy); host[name]('stdout', proxy); host[name](new Uint8Array(2), proxy, true); } }
      return seen;`,
  },
  {
    name: 'bytes whose properties lie',
    body: `${EACH} const seen = []; const bytes = new Uint8Array(16);
      for (const key of ['length', 'byteLength', 'byteOffset', 'buffer', 'constructor', 'BYTES_PER_ELEMENT', 'slice', 'subarray', 'set', Symbol.iterator, Symbol.toStringTag, 'then', 'valueOf', 'toString', Symbol.toPrimitive]) Object.defineProperty(bytes, key, { get() { seen.push(this); return 1 << 30; } });
      for (const name of names) { host[name](bytes, bytes, bytes); host[name]('stdout', bytes); host[name]('x', bytes); host[name](bytes, 'utf-8', true); }
      return seen;`,
  },
  {
    name: 'bytes with another species',
    body: `class Kept extends Uint8Array { static get [Symbol.species]() { return function (...values) { values.forEach(reach); return new Uint8Array(0); }; } }
      const bytes = new Kept(8); host.print('stdout', bytes); host.encodeInto('x'.repeat(9), bytes); host.decode(bytes, 'utf-8', false); host.isEqual(bytes, bytes); host.fillRandom(bytes);`,
  },
  {
    name: 'bytes of shared memory',
    body: `const bytes = new Uint8Array(new SharedArrayBuffer(64)); return [host.encodeInto('x', bytes), host.decode(bytes, 'utf-8', false), host.fillRandom(bytes), host.isEqual(bytes, bytes), host.print('stderr', bytes.subarray(0, 0))];`,
  },
  {
    name: 'bytes of a buffer that was detached or shrinks',
    body: `const detached = new Uint8Array(64); detached.buffer.transfer(0); const shrinking = new ArrayBuffer(64, { maxByteLength: 128 }); const view = new Uint8Array(shrinking, 32); shrinking.resize(0);
      for (const bytes of [detached, view]) { reach(host.encodeInto('secret', bytes)); reach(host.decode(bytes, 'utf-8', false)); host.fillRandom(bytes); host.isEqual(bytes, detached); host.print('stdout', bytes); }`,
  },
  {
    name: 'bytes that grow while the host reads them',
    body: `const buffer = new ArrayBuffer(8, { maxByteLength: 1 << 20 }); const bytes = new Uint8Array(buffer); const encoding = { toString() { buffer.resize(1 << 20); return 'utf-8'; } }; return [host.decode(bytes, encoding, false), host.decode(bytes, 'utf-8', { valueOf() { buffer.resize(0); return true; } }), host.encodeInto({ toString() { buffer.resize(0); return 'x'; } }, bytes)];`,
  },
  {
    name: 'bytes beside the bytes that the host writes',
    body: `const buffer = new Uint8Array(64).fill(7); const written = host.encodeInto('ü'.repeat(64), buffer.subarray(16, 20)); if (written > 4 || buffer[15] !== 7 || buffer[20] !== 7) breach('bytes outside the array'); host.fillRandom(buffer.subarray(32, 33)); if (buffer[31] !== 7 || buffer[34] !== 7) breach('bytes outside the array');`,
  },
  {
    name: 'other arrays where the host expects bytes',
    body: `for (const Kind of [Uint8ClampedArray, Int8Array, Uint16Array, Float64Array, BigInt64Array, DataView, Array, ArrayBuffer]) { const value = Kind === DataView ? new DataView(new ArrayBuffer(8)) : new Kind(8); reach(host.decode(value, 'utf-8', false)); if (host.encodeInto('x', value) !== 0) breach('another kind of array'); host.print('stdout', value); host.fillRandom(value); if (host.isEqual(value, value) === true) breach('another kind of array'); }`,
  },
  {
    name: 'names of streams that are properties',
    body: `for (const stream of ['__proto__', 'constructor', 'toString', 'stdin', '', 'stdout ', Symbol('stdout'), { toString: () => 'stdout' }, ['stdout']]) host.print(stream, new Uint8Array([66]));`,
  },
  {
    name: 'encodings that are properties',
    body: `for (const encoding of ['__proto__', 'constructor', 'get', 'size', 'utf-8 false', '\\u0000', 'x'.repeat(1e6), 'utf-16le', 'iso-2022-jp', 'utf-32', 'replacement', 'x-user-defined', 'latin1', 'gb18030']) reach(host.decode(new Uint8Array([195, 40, 255]), encoding, true));`,
  },
  {
    name: 'thousands of encodings that the host remembers',
    body: `for (let count = 0; count < 20_000; count += 1) host.decode(new Uint8Array(1), 'no-such-encoding-' + count, true);`,
  },
  {
    name: 'text that the host logs',
    body: `for (let count = 0; count < 64; count += 1) host.log('x'.repeat(1 << 16)); host.log({ toString() { breach('the host called back'); } }); host.log(Symbol('x')); shell.console.log(Object.create(null, { toString: { value: () => 'x' } }));`,
  },
  {
    name: 'output beyond the limit, printed without Python',
    body: `const bytes = new Uint8Array(1 << 16).fill(66); for (let count = 0; count < 64; count += 1) host.print('stderr', bytes);`,
    ends: true,
  },
  {
    name: 'a frame of the protocol, printed without Python',
    body: `const frame = new Uint8Array(64); frame[3] = 60; for (const stream of ['stdout', 'stderr']) host.print(stream, frame);`,
  },
  {
    name: 'the clock of the host, with objects',
    body: `return [host.now({}), host.now.call?.(1), shell.performance.now(globalThis), Reflect.apply(host.now, host, [host])];`,
  },
];
