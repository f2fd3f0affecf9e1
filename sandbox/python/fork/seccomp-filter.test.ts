import { describe, expect, it } from 'vitest';
import { DENIED_SYSTEM_CALLS } from '../runner/denied-system-calls.ts';
import { ALLOWED_SYSTEM_CALLS, denyingFilter, seccompFilter } from './seccomp-filter.ts';

const X86_64 = 0xc000003e;
const I386 = 0x40000003;
const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const REFUSE_WITH_EPERM = 0x00050001;
const REFUSE_WITH_ENOSYS = 0x00050026;

const [LOAD, JUMP_IF_EQUAL, JUMP_IF_AT_LEAST, RETURN] = [0x20, 0x15, 0x35, 0x06];
const JUMP_IF_ANY_BIT = 0x45;

const COMPARISONS = new Map<number, (accumulator: number, value: number) => boolean>([
  [JUMP_IF_EQUAL, (accumulator, value) => accumulator === value],
  [JUMP_IF_AT_LEAST, (accumulator, value) => accumulator >= value],
  [JUMP_IF_ANY_BIT, (accumulator, value) => (accumulator & value) !== 0],
]);

interface Data {
  number: number;
  architecture: number;
  /** The first parameter of the call. */
  first?: number;
}

/** Runs a filter like the kernel, on the numbers that it reads. */
function decide(filter: Uint8Array, { number, architecture, first = 0 }: Data): number {
  const loaded = new Map([
    [0, number],
    [4, architecture],
    [16, first],
  ]);
  const view = new DataView(filter.buffer);
  let accumulator = 0;
  for (let at = 0; at < filter.length; at += 8) {
    const [code, value] = [view.getUint16(at, true), view.getUint32(at + 4, true)];
    const jump = (isTrue: boolean) => 8 * view.getUint8(at + (isTrue ? 2 : 3));
    if (code === RETURN) return value;
    if (code === LOAD) accumulator = loaded.get(value) ?? 0;
    const compare = COMPARISONS.get(code);
    if (compare) at += jump(compare(accumulator, value));
  }
  throw new Error('The filter ends without an answer.');
}

describe('the filter of system calls', () => {
  const filter = seccompFilter(Object.values(ALLOWED_SYSTEM_CALLS));
  const on = (number: number, architecture = X86_64) => decide(filter, { number, architecture });

  it('allows only the calls on the list', () => {
    const allowed = new Set(Object.values(ALLOWED_SYSTEM_CALLS));
    for (let number = 0; number < 600; number += 1) {
      const expected = allowed.has(number) ? ALLOW : REFUSE_WITH_EPERM;
      expect([number, on(number)]).toEqual([number, expected]);
    }
  });

  it('allows no call that opens files, starts processes, connects or sends signals', () => {
    const dangerous = [
      2, 41, 42, 49, 56, 57, 58, 59, 62, 101, 157, 200, 234, 257, 310, 319, 322, 425, 435,
    ];
    const allowed: number[] = Object.values(ALLOWED_SYSTEM_CALLS);
    expect(dangerous.filter((number) => allowed.includes(number))).toEqual([]);
  });

  it('ends a process that makes calls for another architecture', () => {
    expect(on(ALLOWED_SYSTEM_CALLS['read'] ?? -1, I386)).toBe(KILL_PROCESS);
    expect(on(0x40000000 + 1)).toBe(KILL_PROCESS);
  });
});

describe('the filter of an interpreter’s own process', () => {
  const filter = denyingFilter(Object.values(DENIED_SYSTEM_CALLS));
  const on = (number: number, first = 0, architecture = X86_64) =>
    decide(filter, { number, architecture, first });
  const [CLONE, CLONE3, EXECVE] = [56, 435, 59];
  /** The flags with which the C library creates a thread. */
  const THREAD = 0x3d0f00;

  it('refuses the calls on the list, and allows the others', () => {
    const denied = new Set(Object.values(DENIED_SYSTEM_CALLS));
    for (let number = 0; number < 600; number += 1) {
      if (number === CLONE || number === CLONE3) continue;
      const expected = denied.has(number) ? REFUSE_WITH_EPERM : ALLOW;
      expect([number, on(number)]).toEqual([number, expected]);
    }
    expect(on(EXECVE)).toBe(ALLOW);
  });

  it('allows threads and refuses processes', () => {
    const SIGCHLD = 17;
    expect(on(CLONE, THREAD)).toBe(ALLOW);
    expect(on(CLONE, SIGCHLD)).toBe(REFUSE_WITH_EPERM);
    expect(on(CLONE, 0)).toBe(REFUSE_WITH_EPERM);
    expect(on(CLONE3)).toBe(REFUSE_WITH_ENOSYS);
  });

  it('ends a process that makes calls for another architecture', () => {
    expect(on(0, 0, I386)).toBe(KILL_PROCESS);
    expect(on(0x40000000 + 41)).toBe(KILL_PROCESS);
  });
});
