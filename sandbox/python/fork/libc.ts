import process from 'node:process';

/** The functions of the FFI package's native addon that are used here. */
interface ForeignFunctions {
  load(library: string): { func(signature: string): (...values: unknown[]) => number };
  address(buffer: Uint8Array): bigint;
}

type SystemCallParameters = readonly [a?: bigint, b?: bigint, c?: bigint, d?: bigint];

/** The C library functions that seal processes. All of them block and return C's return values. */
export interface Libc {
  /** @returns 0 in the child, the child's process id in the parent, or -1 if there are too many processes */
  fork(): number;
  exitNow(status: number): never;
  kill(pid: number, signal: number): number;
  /** Reaps a child if it has ended. @returns whether it had ended */
  reap(pid: number): boolean;
  /** Waits for input until the timeout. @returns whether there is input */
  waitForInput(descriptor: number, milliseconds: number): boolean;
  dup2(from: number, to: number): number;
  /** Opens a file for reading. @returns its descriptor, or -1 */
  open(path: string): number;
  close(descriptor: number): number;
  closeRange(first: number, last: number): number;
  setProcessGroup(): number;
  /** @see https://man7.org/linux/man-pages/man2/prctl.2.html */
  prctl(option: number, argument: bigint, pointer: bigint): number;
  /** @see https://man7.org/linux/man-pages/man2/setrlimit.2.html */
  setLimit(resource: number, value: bigint): number;
  madvise(address: bigint, length: bigint, advice: number): number;
  /** Makes a system call by its number. @see https://man7.org/linux/man-pages/man2/syscall.2.html */
  systemCall(number: number, parameters: SystemCallParameters): number;
  /** Connects a new socket to the Unix socket at this path. @returns its descriptor, or -1 */
  connectTo(path: string): number;
  /** Returns freed memory to the system. */
  trim(): void;
  addressOf(buffer: Uint8Array): bigint;
}

const UNIX_FAMILY = 1;
const STREAM = 1;
const PATH_BYTES = 108;
const WITHOUT_WAITING = 1;
const READABLE = 1;

function socketAddress(path: string): Buffer {
  const address = Buffer.alloc(2 + PATH_BYTES);
  address.writeUInt16LE(UNIX_FAMILY, 0);
  // The last byte stays zero, which terminates a C string.
  address.write(path, 2, PATH_BYTES - 1);
  return address;
}

function limitPair(value: bigint): Buffer {
  const pair = Buffer.alloc(16);
  pair.writeBigUInt64LE(value, 0);
  pair.writeBigUInt64LE(value, 8);
  return pair;
}

type Declare = (signature: string) => (...values: unknown[]) => number;

function bindProcesses(declare: Declare) {
  const fork = declare('int fork()');
  const exit = declare('void _exit(int status)');
  const waitpid = declare('int waitpid(int pid, int *status, int options)');
  const kill = declare('int kill(int pid, int signal)');
  const setpgid = declare('int setpgid(int pid, int group)');
  const prctl = declare('int prctl(int option, uint64_t a, uint64_t b, uint64_t c, uint64_t d)');
  const setrlimit = declare('int setrlimit(int resource, void *limit)');
  return {
    fork: () => fork(),
    exitNow(status: number): never {
      exit(status);
      throw new Error('Code is running after the process has ended.');
    },
    kill: (pid: number, signal: number) => kill(pid, signal),
    reap: (pid: number) => waitpid(pid, null, WITHOUT_WAITING) === pid,
    setProcessGroup: () => setpgid(0, 0),
    prctl: (option: number, argument: bigint, pointer: bigint) =>
      prctl(option, argument, pointer, 0, 0),
    setLimit: (resource: number, value: bigint) => setrlimit(resource, limitPair(value)),
  };
}

function bindDescriptors(declare: Declare) {
  const socket = declare('int socket(int domain, int type, int protocol)');
  const connect = declare('int connect(int fd, void *address, uint32_t length)');
  const poll = declare('int poll(void *requests, uint64_t count, int milliseconds)');
  const open = declare('int open(str path, int flags)');
  const close = declare('int close(int fd)');
  const dup2 = declare('int dup2(int from, int to)');
  const closeRange = declare('int close_range(uint32_t first, uint32_t last, int flags)');
  return {
    waitForInput(descriptor: number, milliseconds: number) {
      const request = Buffer.alloc(8);
      request.writeInt32LE(descriptor, 0);
      request.writeInt16LE(READABLE, 4);
      return poll(request, 1, milliseconds) !== 0;
    },
    open: (path: string) => open(path, 0),
    close: (descriptor: number) => close(descriptor),
    dup2: (from: number, to: number) => dup2(from, to),
    closeRange: (first: number, last: number) => closeRange(first, last, 0),
    connectTo(path: string) {
      const descriptor = socket(UNIX_FAMILY, STREAM, 0);
      const address = socketAddress(path);
      if (connect(descriptor, address, address.length) === 0) return descriptor;
      close(descriptor);
      return -1;
    },
  };
}

/**
 * Opens the C library of this process.
 *
 * @param addon the absolute path of the FFI package's addon
 * @throws if the addon doesn't work on this machine
 */
export function openLibc(addon: string): Libc {
  const module: { exports: unknown } = { exports: {} };
  process.dlopen(module, addon);
  const foreign = module.exports as ForeignFunctions;
  const library = foreign.load('libc.so.6');
  const declare: Declare = (signature) => library.func(signature);
  const trim = declare('int malloc_trim(size_t pad)');
  const syscall = declare(
    'long syscall(long number, uint64_t a, uint64_t b, uint64_t c, uint64_t d)',
  );
  const madvise = declare('int madvise(uint64_t address, uint64_t length, int advice)');
  return {
    ...bindProcesses(declare),
    ...bindDescriptors(declare),
    madvise: (address, length, advice) => madvise(address, length, advice),
    systemCall: (number, [a = 0n, b = 0n, c = 0n, d = 0n]) => syscall(number, a, b, c, d),
    trim: () => void trim(0),
    addressOf: (buffer) => foreign.address(buffer),
  };
}
