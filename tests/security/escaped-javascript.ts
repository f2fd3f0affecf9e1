// cspell:ignore capset creat dumpable epoll eventfd execve execveat fanotify fcntl getdents getppid
// cspell:ignore ioctl ioperm keyctl landlock memfd msgget netlink openat pidfd pkey prctl prlimit
// cspell:ignore recvmsg sched semget sendmsg setitimer setns setpgid setrlimit setsid shmget
// cspell:ignore sigqueueinfo sysinfo tgkill tkill uring userfaultfd vfork
/** Attempts of code that has escaped both WebAssembly and the bare context: JavaScript in Node's own realm. */
export interface EscapedBody {
  name: string;
  /** A function body that returns what it reached, throws, or returns null if it was refused. */
  body: string;
}

/** The targets of the bodies. */
export interface EscapedTargets {
  secretFile: string;
  markerFile: string;
  /** A process that must survive. */
  victim: number;
}

/** Bodies that need no event loop. They run on every engine. */
export const escapedBodies = ({
  secretFile,
  markerFile,
  victim,
}: EscapedTargets): readonly EscapedBody[] => {
  const secret = JSON.stringify(secretFile);
  const marker = JSON.stringify(markerFile);
  return [
    { name: 'reading a file', body: `return fs.readFileSync(${secret}, 'utf8')` },
    { name: 'opening a file', body: `return String(fs.openSync(${secret}, 'r'))` },
    { name: 'listing a directory', body: `return fs.readdirSync('/').join()` },
    { name: 'looking at a file', body: `return String(fs.statSync(${secret}).size)` },
    { name: 'writing a file', body: `fs.writeFileSync(${marker}, 'x'); return 'written'` },
    { name: 'creating a directory', body: `fs.mkdirSync(${marker}); return 'made'` },
    { name: 'creating a link', body: `fs.symlinkSync(${secret}, ${marker}); return 'linked'` },
    { name: 'deleting a file', body: `fs.unlinkSync(${secret}); return 'deleted'` },
    {
      name: 'its own memory as a file',
      body: `return String(fs.openSync('/proc/self/mem', 'r+'))`,
    },
    {
      name: 'the environment as a file',
      body: `return fs.readFileSync('/proc/self/environ', 'utf8')`,
    },
    {
      name: 'the environment of its parent',
      body: `return fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
    },
    {
      name: 'the environment',
      body: `return process.env.PACKETSMITH_SECRET ?? process.env.HOME ?? null`,
    },
    {
      name: 'starting a program',
      body: `const { error, pid } = childProcess.spawnSync('/bin/sh', ['-c', 'echo x > ' + ${marker}]);
        if (error) throw error; return String(pid)`,
    },
    {
      name: 'starting a program later',
      body: `return String(childProcess.spawn('/bin/true').pid ?? '') || null`,
    },
    {
      name: 'killing another process',
      body: `process.kill(${String(victim)}, 'SIGKILL'); return 'killed'`,
    },
    {
      name: 'debugging another process',
      body: `process._debugProcess(${String(victim)}); return 'debugged'`,
    },
    {
      name: 'a worker',
      body: `return String(new workerThreads.Worker('1', { eval: true }).threadId)`,
    },
    {
      name: 'an addon',
      body: `process.dlopen({ exports: {} }, '/lib/addon.node'); return 'loaded'`,
    },
    {
      name: 'the bindings of Node',
      body: `return String(process.binding('fs').open(${secret}, 0, 0o666))`,
    },
    {
      name: 'the debugger',
      body: `inspector.open(0, '127.0.0.1'); return inspector.url() ?? null`,
    },
    { name: 'an image of the heap', body: `return v8.writeHeapSnapshot(${marker})` },
    {
      name: 'a report of the process',
      body: `return process.report.writeReport(${marker}) || null`,
    },
    { name: 'another directory', body: `process.chdir('/tmp'); return process.cwd()` },
    { name: 'code from text', body: `return String(new Function('return 1')())` },
    {
      name: 'a database',
      body: `return String(new (process.getBuiltinModule('node:sqlite').DatabaseSync)(${marker}).isOpen)`,
    },
    {
      name: 'a system interface of WebAssembly',
      body: `return String(new (process.getBuiltinModule('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } }))`,
    },
    {
      name: 'a gigabyte of memory',
      body: `const kept = []; for (let n = 0; n < 64; n += 1) kept.push(new Uint8Array(1 << 24).fill(1)); return 'kept ' + kept.length`,
    },
  ];
};

/** Bodies that wait for a response. They run where an event loop exists. */
export const escapedConnections = (port: number): readonly EscapedBody[] => [
  {
    name: 'a connection',
    body: `return new Promise((resolve, reject) => net.connect(${String(port)}, '127.0.0.1').on('connect', () => resolve('connected')).on('error', reject))`,
  },
  {
    name: 'a datagram',
    body: `return new Promise((resolve, reject) => dgram.createSocket('udp4').on('error', reject).send('x', ${String(port)}, '127.0.0.1', (error) => (error ? reject(error) : resolve('sent'))))`,
  },
  {
    name: 'a request',
    body: `return (await fetch('http://127.0.0.1:${String(port)}/')).text()`,
  },
];

/** The targets of attempts with Unix sockets, which everyone on the machine may use. */
export interface EscapedSocketTargets {
  /** A listener in a directory. */
  socketFile: string;
  /** A listener without a file, whose name starts with a zero byte. */
  abstractName: string;
  /** The path of a file that doesn't exist, in a directory in which everyone may create files. */
  newFile: string;
}

/** Bodies that need Unix sockets, which are no files and no network to many a restriction. */
export const escapedSockets = (targets: EscapedSocketTargets): readonly EscapedBody[] => {
  const connection = (name: string): string =>
    `return new Promise((resolve, reject) => net.connect({ path: ${JSON.stringify(name)} }).on('connect', () => resolve('connected')).on('error', reject))`;
  return [
    { name: 'a Unix socket', body: connection(targets.socketFile) },
    { name: 'an abstract Unix socket', body: connection(targets.abstractName) },
    {
      name: 'a Unix socket of its own',
      body: `return new Promise((resolve, reject) => net.createServer().listen(${JSON.stringify(targets.newFile)}, () => resolve('listening')).on('error', reject))`,
    },
  ];
};

/** What remains possible in a process of its own, as docs/sandbox.md says. */
export const REMAINING_BODIES: readonly EscapedBody[] = [
  {
    name: 'code from text in a script',
    body: `return String(process.getBuiltinModule('node:vm').runInThisContext('1 + 1'))`,
  },
  {
    name: 'code from text in a module',
    body: `return String((await import('data:text/javascript,export default 1 + 1')).default)`,
  },
];

type SystemCall = readonly [number: number, ...parameters: number[]];

/**
 * System calls of x86-64 by their numbers, with parameters that do no harm where they succeed.
 * @see https://github.com/torvalds/linux/blob/master/arch/x86/entry/syscalls/syscall_64.tbl
 */
export const ESCAPED_SYSTEM_CALLS: Readonly<Record<string, SystemCall>> = {
  accept: [43, 3],
  add_key: [248],
  bind: [49, 3],
  bpf: [321, 0],
  capset: [126],
  chmod: [90],
  chroot: [161],
  clone: [56, 0],
  clone3: [435],
  connect: [42, 3],
  creat: [85],
  dup: [32, 3],
  epoll_create1: [291, 0],
  eventfd2: [290, 0],
  execve: [59],
  execveat: [322, -1],
  fanotify_init: [300],
  fcntl: [72, 3, 1],
  fork: [57],
  getdents64: [217, 3],
  getppid: [110],
  init_module: [175],
  inotify_init1: [294],
  io_uring_enter: [426, 3],
  io_uring_setup: [425, 1],
  ioctl: [16, 3],
  ioperm: [173, 0, 1, 1],
  keyctl: [250],
  kill: [62, 1, 0],
  kill_all: [62, -1, 0],
  landlock_create_ruleset: [444, 0, 0, 1],
  link: [86],
  listen: [50, 3],
  memfd_create: [319],
  mkdir: [83],
  mount: [165],
  mq_open: [240],
  msgget: [68, 0, 512],
  open: [2],
  open_by_handle_at: [304],
  openat: [257, -100],
  openat2: [437, -100],
  perf_event_open: [298],
  personality: [135, 0xffffffff],
  pidfd_open: [434, 1],
  pidfd_send_signal: [424, 3],
  pipe2: [293],
  pivot_root: [155],
  pkey_alloc: [330],
  prctl_dumpable: [157, 4, 1],
  prctl_name: [157, 15],
  prlimit64: [302, 0, 0],
  process_vm_readv: [310, 1],
  process_vm_writev: [311, 1],
  ptrace_attach: [101, 16, 1],
  ptrace_trace_me: [101, 0],
  readlink: [89],
  recvmsg: [47, 3],
  rename: [82],
  rt_sigqueueinfo: [129, 1, 0],
  sched_setaffinity: [203],
  seccomp: [317, 1],
  semget: [64, 0, 1, 512],
  sendmsg: [46, 3],
  sendto: [44, 3],
  setitimer: [38],
  setns: [308, 3],
  setpgid: [109],
  setrlimit: [160, 7],
  setsid: [112],
  setuid: [105],
  shmget: [29, 0, 4096, 512],
  socket_internet: [41, 2, 1, 0],
  socket_netlink: [41, 16, 3, 0],
  socket_packet: [41, 17, 3, 0],
  socket_unix: [41, 1, 1, 0],
  socketpair: [53, 1, 1, 0],
  splice: [275, 3],
  stat: [4],
  symlink: [88],
  sysinfo: [99],
  tgkill: [234, 1, 1, 0],
  timer_create: [222],
  tkill: [200, 1, 0],
  truncate: [76],
  uname: [63],
  unlink: [87],
  unshare: [272, 0x10000000],
  userfaultfd: [323, 1],
  vfork: [58],
};
