// cspell:ignore addfile CDLL cmdline emscripten extractall fetchall getattr getenv getrandom IDBFS
// cspell:ignore kmsg listdir makedev makedirs memfd mknod NODEFS pathlib PROXYFS readall SYMTYPE
// cspell:ignore urandom wasmfs WORKERFS
import { attemptAll, text, type EscapeAttempt } from './escape-attempt.ts';

/** Attempts on files, devices and the environment of the machine. */
export const ATTEMPTS_ON_FILES: readonly EscapeAttempt[] = [
  {
    name: 'files of the machine',
    code: ({ secretFile }) =>
      `import io, os, pathlib\n${attemptAll(
        `open(${text(secretFile)}).read()`,
        `open("../../../../../.." + ${text(secretFile)}).read()`,
        `pathlib.Path(${text(`file://${secretFile}`)}).read_text()`,
        `io.FileIO(${text(secretFile)}).readall()`,
        `os.read(os.open(${text(secretFile)}, os.O_RDONLY), 100)`,
        'open("/etc/passwd").read()',
        'os.listdir("/root")',
      )}`,
  },
  {
    name: 'links out of its directory',
    code: ({ secretFile }) =>
      `import os, shutil\n${attemptAll(
        `os.symlink(${text(secretFile)}, "link") or open("link").read()`,
        `os.link(${text(secretFile)}, "hard") or open("hard").read()`,
        'os.symlink("/", "root") or os.listdir("root/work")',
        'os.chroot("/") or os.listdir("/root")',
        `shutil.copy(${text(secretFile)}, "copy") and open("copy").read()`,
      )}`,
  },
  {
    name: 'a file beside the sandbox',
    code: ({ markerFile }) =>
      `import os, shutil\n${attemptAll(
        `os.makedirs(os.path.dirname(${text(markerFile)}), exist_ok=True)`,
        `open(${text(markerFile)}, "w").write("x")`,
        'open("mine", "w").write("x")',
        `shutil.move("mine", ${text(markerFile)})`,
        `os.mknod(${text(markerFile)})`,
      )}`,
  },
  {
    name: 'the process file system',
    code: () =>
      `import os\n${attemptAll(
        'open("/proc/self/environ", "rb").read()',
        'open("/proc/1/environ", "rb").read()',
        'open("/proc/self/maps").read()',
        'open("/proc/self/mem", "rb").read(1)',
        'os.listdir("/proc/self/fd")',
        'os.readlink("/proc/self/exe")',
        'open("/proc/self/cmdline").read()',
        'open("/proc/mounts").read()',
      )}`,
  },
  {
    name: 'devices',
    code: () =>
      [
        'import os',
        'for device in sorted(os.listdir("/dev")):',
        '    attempt(lambda: (device, os.open("/dev/" + device, os.O_RDWR | os.O_NONBLOCK)))',
        attemptAll(
          ...['open("/dev/mem", "rb").read(9)', 'open("/dev/kmsg").read(9)'],
          ...['os.listdir("/dev/shm")', 'open("/dev/shm/x", "w").write("x")'],
          ...['open("/dev/tty", "w").write("x")', 'open("/dev/null", "w").write("x")'],
          ...['os.getrandom(4)', 'open("/dev/urandom", "rb").read(4)', 'os.memfd_create("x")'],
        ),
      ].join('\n'),
  },
  {
    name: 'a device that the program creates',
    code: () =>
      `import ctypes, os, stat\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        'os.mknod("disk", stat.S_IFBLK | 0o666, os.makedev(8, 0)) or open("disk", "rb").read(9)',
        'os.mknod("tty", stat.S_IFCHR | 0o666, os.makedev(5, 0)) or open("tty", "rb").read(9)',
        'library.emscripten_set_up_async_input_device(0)',
      )}`,
  },
  {
    name: 'mounting a directory of the machine',
    code: ({ secretFile }) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        'library.mount(b"/", b"/mnt", b"NODEFS", 0, 0)',
        'library.wasmfs_create_node_backend(b"/")',
        `open("/mnt" + ${text(secretFile)}).read()`,
      )}`,
  },
  {
    name: 'mounting with every file system of Emscripten',
    code: ({ secretFile }) =>
      [
        'import os',
        'core = bridge()',
        'Object = core.to_js([]).constructor.prototype.__proto__.constructor',
        'for module in [module for module in api() if hasattr(module, "FS")]:',
        '    for kind in ("NODEFS", "WORKERFS", "PROXYFS", "IDBFS", "MEMFS"):',
        '        os.makedirs("/mnt/" + kind, exist_ok=True)',
        '        options = core.to_js({"root": "/", "fs": module.FS}, dict_converter=Object.fromEntries)',
        '        attempt(lambda: module.FS.mount(getattr(module.FS.filesystems, kind), options, "/mnt/" + kind))',
        `        attempt(lambda: open("/mnt/" + kind + ${text(secretFile)}).read())`,
        '    attempt(lambda: module.mountNodeFS("/mnt", "/"))',
        '    attempt(lambda: module.mountNativeFS("/mnt", None))',
        `    attempt(lambda: open("/mnt" + ${text(secretFile)}).read())`,
      ].join('\n'),
  },
  {
    name: 'the environment',
    code: () =>
      `import ctypes, os, posix\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        'dict(os.environ)',
        'posix.environ',
        'os.getenv("PACKETSMITH_SECRET")',
        'os.popen("env").read()',
        'library.getenv(b"PACKETSMITH_SECRET") and ctypes.string_at(library.getenv(b"PACKETSMITH_SECRET"))',
      )}`,
  },
  {
    name: 'a database file of sqlite3',
    code: ({ secretFile, markerFile }) =>
      `import sqlite3\n${attemptAll(
        `sqlite3.connect(${text(markerFile)}).execute("create table mark (word)")`,
        `sqlite3.connect(${text(`file:${secretFile}?mode=ro`)}, uri=True).execute("select 1").fetchall()`,
        `sqlite3.connect(":memory:").execute("attach database ? as other", (${text(markerFile)},))`,
        'sqlite3.connect(":memory:").enable_load_extension(True)',
        'sqlite3.connect(":memory:").load_extension("libc")',
      )}`,
  },
  {
    name: 'archives that point elsewhere',
    code: ({ markerFile, secretFile }) =>
      [
        'import io, tarfile, zipfile',
        'archive = tarfile.open("a.tar", "w")',
        'for name, target in (("link", "/"), ("secret", ' + text(secretFile) + ')):',
        '    item = tarfile.TarInfo(name)',
        '    item.type, item.linkname = tarfile.SYMTYPE, target',
        '    archive.addfile(item)',
        `item = tarfile.TarInfo(${text(`../../../../..${markerFile}`)})`,
        'archive.addfile(item, io.BytesIO())',
        'archive.close()',
        attemptAll(
          'tarfile.open("a.tar").extractall(filter="fully_trusted")',
          'open("secret").read()',
          `open("link" + ${text(secretFile)}).read()`,
        ),
      ].join('\n'),
  },
];
