/**
 * The system calls that a child may use, with their x86-64 numbers: memory, time, randomness, its connection and
 * exiting.
 *
 * @see https://github.com/torvalds/linux/blob/master/arch/x86/entry/syscalls/syscall_64.tbl
 */
export const ALLOWED_SYSTEM_CALLS: Readonly<Record<string, number>> = {
  read: 0,
  write: 1,
  mmap: 9,
  mprotect: 10,
  munmap: 11,
  brk: 12,
  rt_sigaction: 13,
  rt_sigprocmask: 14,
  rt_sigreturn: 15,
  pread64: 17,
  sched_yield: 24,
  mremap: 25,
  madvise: 28,
  nanosleep: 35,
  getpid: 39,
  exit: 60,
  gettimeofday: 96,
  sigaltstack: 131,
  gettid: 186,
  futex: 202,
  clock_gettime: 228,
  clock_getres: 229,
  clock_nanosleep: 230,
  exit_group: 231,
  getrandom: 318,
  membarrier: 324,
};

const X86_64 = 0xc000003e;
/** The bit that marks calls of the x32 interface, which would bypass a list of 64-bit numbers. */
const X32_BIT = 0x40000000;

/** Offsets of the fields that the filter reads in `struct seccomp_data`. */
const OFFSET_OF_NUMBER = 0;
const OFFSET_OF_ARCHITECTURE = 4;
const OFFSET_OF_FIRST_PARAMETER = 16;

const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const JUMP_IF_ANY_BIT = 0x45;
const RETURN = 0x06;

const KILL_PROCESS = 0x80000000;
const REFUSE = 0x00050000;
const NOT_PERMITTED = 1;
const NOT_IMPLEMENTED = 38;
const ALLOW = 0x7fff0000;

const INSTRUCTION_BYTES = 8;

/** An instruction of classic BPF: its code, how many instructions it skips, and its operand. */
type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

/** Ends a process that makes calls for another architecture, and loads the number of the call. */
const LOAD_NUMBER: readonly Instruction[] = [
  [LOAD, 0, 0, OFFSET_OF_ARCHITECTURE],
  [JUMP_IF_EQUAL, 1, 0, X86_64],
  [RETURN, 0, 0, KILL_PROCESS],
  [LOAD, 0, 0, OFFSET_OF_NUMBER],
  [JUMP_IF_AT_LEAST, 0, 1, X32_BIT],
  [RETURN, 0, 0, KILL_PROCESS],
];

/** Returns the bytes of instructions. */
function assemble(program: readonly Instruction[]): Uint8Array {
  const bytes = new Uint8Array(program.length * INSTRUCTION_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [index, [code, ifTrue, ifFalse, value]] of program.entries()) {
    const start = index * INSTRUCTION_BYTES;
    view.setUint16(start, code, true);
    view.setUint8(start + 2, ifTrue);
    view.setUint8(start + 3, ifFalse);
    view.setUint32(start + 4, value, true);
  }
  return bytes;
}

/**
 * Creates the filter of a forked child. A call for another architecture ends the process; a call that isn't allowed fails with EPERM.
 *
 * @returns classic BPF instructions
 * @see https://docs.kernel.org/userspace-api/seccomp_filter.html
 */
export function seccompFilter(allowed: readonly number[]): Uint8Array {
  return assemble([
    ...LOAD_NUMBER,
    ...allowed.map((number, index): Instruction => [
      JUMP_IF_EQUAL,
      allowed.length - index,
      0,
      number,
    ]),
    [RETURN, 0, 0, REFUSE | NOT_PERMITTED],
    [RETURN, 0, 0, ALLOW],
  ]);
}

/**
 * Creates a filter that only refuses these calls, with EPERM, as some hosts do.
 *
 * @returns classic BPF instructions
 */
export function refusingFilter(refused: readonly number[]): Uint8Array {
  return assemble([
    ...LOAD_NUMBER,
    ...refused.map((number, index): Instruction => [
      JUMP_IF_EQUAL,
      refused.length - index,
      0,
      number,
    ]),
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, REFUSE | NOT_PERMITTED],
  ]);
}

const CLONE = 56;
const CLONE3 = 435;
const IS_THREAD = 0x10000;

/**
 * Creates the filter of an interpreter's own process: Node needs too many calls to list them all. A call on the list
 * fails with EPERM, and so does starting a process. Starting a thread is allowed. `clone3` doesn't exist: its flags are
 * in memory, which a filter can't read, and the C library then uses `clone`.
 *
 * @returns classic BPF instructions
 */
export function denyingFilter(denied: readonly number[]): Uint8Array {
  const decideClone: readonly Instruction[] = [
    [JUMP_IF_EQUAL, 0, 1, CLONE3],
    [RETURN, 0, 0, REFUSE | NOT_IMPLEMENTED],
    [JUMP_IF_EQUAL, 0, 2, CLONE],
    [LOAD, 0, 0, OFFSET_OF_FIRST_PARAMETER],
    [JUMP_IF_ANY_BIT, 0, 1, IS_THREAD],
    [RETURN, 0, 0, ALLOW],
  ];
  return assemble([
    ...LOAD_NUMBER,
    ...denied.map((number, index): Instruction => [
      JUMP_IF_EQUAL,
      denied.length - 1 - index + decideClone.length,
      0,
      number,
    ]),
    ...decideClone,
    [RETURN, 0, 0, REFUSE | NOT_PERMITTED],
  ]);
}
