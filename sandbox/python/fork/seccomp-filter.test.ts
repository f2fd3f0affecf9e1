import { describe, expect, it } from 'vitest';
import { ALLOWED_SYSTEM_CALLS, seccompFilter } from './seccomp-filter.ts';

const X86_64 = 0xc000003e;
const I386 = 0x40000003;
const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const REFUSE_WITH_EPERM = 0x00050001;

const [LOAD, JUMP_IF_EQUAL, JUMP_IF_AT_LEAST, RETURN] = [0x20, 0x15, 0x35, 0x06];

interface Data {
  number: number;
  architecture: number;
}

/** Runs a filter like the kernel, on the two numbers that it reads. */
function decide(filter: Uint8Array, { number, architecture }: Data): number {
  const view = new DataView(filter.buffer);
  let accumulator = 0;
  for (let at = 0; at < filter.length; at += 8) {
    const [code, value] = [view.getUint16(at, true), view.getUint32(at + 4, true)];
    const jump = (isTrue: boolean) => 8 * view.getUint8(at + (isTrue ? 2 : 3));
    if (code === RETURN) return value;
    if (code === LOAD) accumulator = value === 0 ? number : architecture;
    if (code === JUMP_IF_EQUAL) at += jump(accumulator === value);
    if (code === JUMP_IF_AT_LEAST) at += jump(accumulator >= value);
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
