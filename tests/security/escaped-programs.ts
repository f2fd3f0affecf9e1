// cspell:ignore pthread
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ESCAPED_SYSTEM_CALLS, type EscapedBody } from './escaped-javascript.ts';

const MODULES = `
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import fs from 'node:fs';
import inspector from 'node:inspector';
import net from 'node:net';
import process from 'node:process';
import v8 from 'node:v8';
import workerThreads from 'node:worker_threads';
`;

/** Returns functions by name, as the source of an object. */
const functions = (bodies: readonly EscapedBody[], prefix: string): string =>
  bodies
    .map(({ name, body }) => `${JSON.stringify(name)}: ${prefix} () => { ${body} },`)
    .join('\n');

/** A program that tries every body and prints one line of JSON for each: its name, and what it reached or null. */
export function programOfBodies(bodies: readonly EscapedBody[]): string {
  return `${MODULES}
const bodies = { ${functions(bodies, 'async')} };
for (const [name, body] of Object.entries(bodies)) {
  const reached = await body().catch(() => null);
  console.log(JSON.stringify([name, reached]));
}
process.exit(0);`;
}

/**
 * A program that also tries every system call, through an addon. It writes the same lines: a system call reached
 * something if the kernel did not refuse it.
 */
export function programOfNativeCode(bodies: readonly EscapedBody[], addon: string): string {
  const calls = `
const module = { exports: {} };
process.dlopen(module, ${JSON.stringify(addon)});
const library = module.exports.load('libc.so.6');
const call = library.func('long syscall(long number, long a, long b, long c, long d, long e, long f)');
for (const [name, [number, a = 0, b = 0, c = 0]] of Object.entries(${JSON.stringify(ESCAPED_SYSTEM_CALLS)})) {
  const answer = Number(call(number, a, b, c, 0, 0, 0));
  const isRefused = answer === -1 && [1, 38].includes(module.exports.errno());
  console.log(JSON.stringify(['system call ' + name, isRefused ? null : 'answered ' + answer]));
}
process.exit(0);`;
  return programOfBodies(bodies).replace(/process\.exit\(0\);$/, () => calls);
}

/** The parts of the fork engine that a program of forks uses. */
export interface ForkParts {
  /** The directory of the engine's modules. */
  directory: string;
  addon: string;
}

const moduleOf = ({ directory }: ForkParts, name: string): string =>
  JSON.stringify(pathToFileURL(path.join(directory, name)).href);

/**
 * A program that forks a child for every body and every system call, seals it like the fork engine seals its children,
 * and lets it try. The children write the same lines.
 */
export function programOfForks(bodies: readonly EscapedBody[], parts: ForkParts): string {
  return `${MODULES}
import { createCopyOnFork } from ${moduleOf(parts, 'copy-on-fork.ts')};
import { createForkedMemory } from ${moduleOf(parts, 'forked-memory.ts')};
import { openLibc } from ${moduleOf(parts, 'libc.ts')};
import { prepareSeal } from ${moduleOf(parts, 'seal-child.ts')};
const addon = ${JSON.stringify(parts.addon)};
const libc = openLibc(addon);
const module = { exports: {} };
process.dlopen(module, addon);
const library = module.exports.load('libc.so.6');
const call = library.func('long syscall(long number, long a, long b, long c, long d, long e, long f)');
const memory = createForkedMemory(libc);
// Like an interpreter's, it stays as long as the process: its large reservation counts as address space.
globalThis.kept = new WebAssembly.Memory({ initial: 1 });
memory.keep(new Uint8Array(globalThis.kept.buffer));
const { seal } = prepareSeal(libc, { memory, isForOneLearner: false });
const copyOnFork = createCopyOnFork(libc);
const bodies = { ${functions(bodies, '')} };
const calls = ${JSON.stringify(ESCAPED_SYSTEM_CALLS)};
for (const [name, [number, a = 0, b = 0, c = 0]] of Object.entries(calls)) {
  bodies['system call ' + name] = () => {
    const answer = Number(call(number, a, b, c, 0, 0, 0));
    return answer === -1 && module.exports.errno() === 1 ? null : name + ' answered ' + answer + ', error ' + module.exports.errno();
  };
}
bodies['descriptors that it inherited'] = () => {
  const found = [];
  for (let descriptor = 0; descriptor < 64; descriptor += 1) {
    if (descriptor !== 3 && Number(call(1, descriptor, 0, 0, 0, 0, 0)) === 0) found.push(descriptor);
  }
  return found.length === 0 ? null : found.join();
};
bodies['frames of the machine in its page map'] = () => {
  const entries = new Uint32Array(4_096);
  const place = Number(libc.addressOf(entries)) / 4_096;
  const count = fs.readSync(4, entries, 0, entries.byteLength, Math.floor(place) * 8);
  const isOwn = (at) => (entries[at + 1] & (1 << 31)) !== 0;
  const frames = [...entries.keys()].filter((at) => at % 2 === 0 && isOwn(at) && entries[at] !== 0);
  return frames.length === 0 && count > 0 ? null : count + ' bytes, frame ' + entries[frames[0]];
};
bodies['a thread'] = () => {
  const create = library.func('int pthread_create(void *thread, void *attributes, void *start, void *argument)');
  return create(Buffer.alloc(8), null, null, null) === 0 ? 'created' : null;
};
const pause = new Int32Array(new SharedArrayBuffer(4));
for (const [name, body] of Object.entries(bodies)) {
  copyOnFork();
  const pid = libc.fork();
  if (pid === 0) {
    if (!seal(1)) libc.exitNow(9);
    // Written first, so that a child that is killed for its attempt has still reported it.
    fs.writeSync(3, JSON.stringify([name, null]) + '\\n');
    let reached = null;
    try { reached = body() ?? null; } catch { reached = null; }
    fs.writeSync(3, JSON.stringify([name, reached]) + '\\n');
    libc.exitNow(0);
  }
  for (let wait = 0; !libc.reap(pid); wait += 1) {
    if (wait === 2_000) libc.kill(pid, 9);
    Atomics.wait(pause, 0, 0, 1);
  }
}
// One unsealed child, to show that the attempts succeed without the seal.
copyOnFork();
const control = libc.fork();
if (control === 0) {
  fs.writeSync(1, JSON.stringify(['control', bodies['system call socket_unix']()]) + '\\n');
  libc.exitNow(0);
}
while (!libc.reap(control)) Atomics.wait(pause, 0, 0, 1);
process.reallyExit(0);`;
}
