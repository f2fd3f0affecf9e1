// cspell:ignore atime chmod closerange emscripten followlinks fstat getallocatedblocks getcwd gethostbyname getloadavg getrefcount getsize listdir lseek lstat makedirs mtime perf poplib statvfs sysconf utime CFUNCTYPE

/** Python that prints everything that a program can observe of its surroundings, besides random numbers. */
export const OBSERVE = `
import ctypes, gc, os, sys, threading, time, _socket
library = next(path for path in sys.path if path.endswith(".zip"))

def every_file():
    for directory, names, files in os.walk("/", followlinks=False):
        for name in [".", *names, *files]:
            yield os.path.join(directory, name)
        print("order", directory, os.listdir(directory))

def attempt(name, function):
    try:
        print(name, function())
    except OSError as error:
        print(name, "fails with", error.errno)

def stat(path):
    s = os.lstat(path)
    return [getattr(s, f) for f in dir(s) if f.startswith("st_")]

def observe():
    print("id", id(object()), id([]), id("a" * 99), hash("text"), hash(object()))
    print("blocks", sys.getallocatedblocks(), gc.get_count(), len(gc.get_objects()))
    print("gc", gc.get_stats(), gc.get_threshold(), sys.getrefcount(None))
    print("modules", sorted(sys.modules), threading.get_ident(), os.getpid(), os.getcwd())
    for clock in ("time", "monotonic", "perf_counter", "process_time"):
        print(clock, getattr(time, clock)())
    print("times", os.times(), os.getloadavg())
    for name in sorted(os.sysconf_names):
        attempt(name, lambda: os.sysconf(name))
    for path in every_file():
        attempt(path, lambda: stat(path))
        if path.startswith(("/home", "/tmp", "/dev/lab")):
            attempt(path, lambda: open(path, "rb", 0).read(100) if "random" not in path else None)
    print("library", open(library, "rb").read(200), os.path.getsize(library))
    for descriptor in range(12):
        attempt(descriptor, lambda: os.fstat(descriptor))
        attempt(descriptor, lambda: os.lseek(descriptor, 0, os.SEEK_CUR))
        attempt(descriptor, lambda: os.get_blocking(descriptor))
        attempt(descriptor, lambda: os.get_inheritable(descriptor))
        attempt(descriptor, lambda: os.isatty(descriptor))
        attempt(descriptor, lambda: os.readlink(f"/proc/self/fd/{descriptor}"))
    print("umask", os.umask(0o22), os.statvfs("/"))
    with open("/tmp/new", "w") as file:
        print("new", os.fstat(file.fileno()))
    os.mkdir("/tmp/directory")
    print("new", stat("/tmp/directory"), stat("/tmp"))
    print("names", _socket.gethostbyname("name.test"))
    attempt("socket", lambda: os.readlink(f"/proc/self/fd/{_socket.socket().fileno()}"))
    print("callback", ctypes.cast(ctypes.CFUNCTYPE(None)(print), ctypes.c_void_p).value)
    print("grown", len(bytearray(90 << 20)))
`;

/** What a program may do so that the program of another input notices it. */
export const TRACES: Readonly<Record<string, string>> = {
  'sets the times of a directory': 'os.utime("/tmp", (1, 2))',
  'sets the times of the root': 'os.utime("/", (1, 2))',
  'sets the times of the library': 'os.utime(library, (1, 2))',
  'sets the times of a device': 'os.utime("/dev/null", (1, 2))',
  'changes the mode of a directory': 'os.chmod("/tmp", 0o755)',
  'changes the mode of the library': 'os.chmod(library, 0o600)',
  'reads a device': 'open("/dev/random", "rb", 0).read(3)',
  'writes to a device': 'open("/dev/null", "wb", 0).write(b"x")',
  'creates files': '[open(f"/tmp/{n}", "w").close() for n in range(7)]',
  'creates and deletes files':
    '[(open("/tmp/a", "w").close(), os.remove("/tmp/a")) for n in range(7)]',
  'creates links': 'os.symlink("/tmp", "/home/learner/link")',
  'creates a directory elsewhere': 'os.makedirs("/lib/x/y")',
  'deletes a device': 'os.remove("/dev/null")',
  'renames a device': 'os.rename("/dev/null", "/dev/nil")',
  'renames a device and back': 'os.rename("/dev/null", "/x"); os.rename("/x", "/dev/null")',
  'deletes a directory': 'os.chdir("/tmp"); os.rename("/home/learner", "/tmp/learner")',
  'deletes the library': 'os.remove(library)',
  'replaces the library': 'open("/tmp/z", "w").close(); os.rename("/tmp/z", library)',
  'overwrites the library and hides it':
    's = os.stat(library); f = open(library, "r+b"); f.write(b"PK34"); f.close(); os.utime(library, ns=(s.st_atime_ns, s.st_mtime_ns))',
  'truncates the library': 'os.truncate(library, 100)',
  'maps the library and writes to it':
    'import mmap; f = open(library, "r+b"); m = mmap.mmap(f.fileno(), 64); m[0] = 1; m.flush()',
  'opens descriptors': '[os.open("/", os.O_RDONLY) for _ in range(4)]',
  'closes descriptors': 'os.closerange(0, 2)',
  'replaces a descriptor': 'os.dup2(os.open("/dev/null", os.O_RDWR), 0)',
  'changes the flags of a descriptor': 'os.set_blocking(0, False); os.set_blocking(1, False)',
  'moves in standard input': 'os.read(0, 1)',
  'changes the working directory': 'os.chdir("/tmp")',
  'changes the mask of modes': 'os.umask(0)',
  'grows the memory': 'kept = bytearray(60 << 20)',
  'fills the memory':
    'kept = []\n    try:\n        while True: kept.append(bytearray(1 << 20))\n    except MemoryError: pass',
  'takes time': '[time.perf_counter() for _ in range(999)]; time.sleep(0.2)',
  'works long': 'sum(range(3_000_000))',
  'allocates objects': 'gc.disable(); kept = [[] for _ in range(9_999)]; gc.collect()',
  'imports modules': 'import wave, poplib',
  'unloads modules': 'del sys.modules["json"], sys.modules["os"]',
  'draws random numbers': 'import random; random.seed(7); os.urandom(99); random.random()',
  'asks for the addresses of names': '[_socket.gethostbyname(f"{n}.test") for n in range(5)]',
  'opens sockets': '[_socket.socket() for _ in range(3)]',
  'calls back from C': 'kept = [ctypes.CFUNCTYPE(None)(print) for _ in range(5)]',
  'looks for functions in C':
    '[ctypes.CDLL(None)[n] for n in ("malloc", "SDL_GetTicks", "glGenTextures")]',
  'leaves an answer of the lab': 'os.write(os.open("/dev/lab", os.O_RDWR), b"{}")',
};
