// cspell:ignore CDLL NODEFS getenv listdir makedirs pathlib socketserver wasmfs
import { attemptAll, text, type EscapeAttempt } from './escape-attempt.ts';

/** Files, environment and network of the machine. */
export const ATTEMPTS_ON_FILES: readonly EscapeAttempt[] = [
  {
    name: 'files of the machine',
    code: ({ secretFile }) =>
      `import os, pathlib\n${attemptAll(
        `open(${text(secretFile)}).read()`,
        `open("../../../../../.." + ${text(secretFile)}).read()`,
        `pathlib.Path("/proc/self/environ").read_bytes()`,
        'open("/etc/passwd").read()',
        'os.listdir("/work")',
        'os.listdir("/proc/self/fd")',
        `os.symlink(${text(secretFile)}, "link") or open("link").read()`,
      )}`,
  },
  {
    name: 'a file beside the sandbox',
    code: ({ markerFile }) =>
      `import os\n${attemptAll(
        `os.makedirs(os.path.dirname(${text(markerFile)}), exist_ok=True)`,
        `open(${text(markerFile)}, "w").write("x")`,
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
    name: 'the environment',
    code: () =>
      `import os\n${attemptAll(
        'dict(os.environ)',
        'os.getenv("PACKETSMITH_SECRET")',
        'os.popen("env").read()',
      )}`,
  },
  {
    name: 'sockets of the lab',
    code: ({ port }) =>
      `import socket, urllib.request\n${attemptAll(
        `socket.create_connection(("127.0.0.1", ${port}), 1)`,
        `urllib.request.urlopen("http://127.0.0.1:${port}/").read()`,
        `urllib.request.urlopen("http://localhost:${port}/").read()`,
      )}`,
  },
  {
    name: 'sockets below the lab',
    code: ({ port }) =>
      [
        'import _socket, importlib, socket, sys',
        'def connect(kind):',
        '    raw = _socket.socket(_socket.AF_INET, kind)',
        `    raw.connect(("127.0.0.1", ${port}))`,
        '    raw.send(b"GET / HTTP/1.0\\r\\n\\r\\n")',
        '    return raw.recv(100)',
        attemptAll('connect(_socket.SOCK_STREAM)', 'connect(_socket.SOCK_DGRAM)'),
        'del sys.modules["socket"]',
        `attempt(lambda: importlib.import_module("socket").create_connection(("127.0.0.1", ${port}), 1).recv(9))`,
      ].join('\n'),
  },
  {
    name: 'a listener of its own',
    code: () =>
      `import socket, socketserver\n${attemptAll(
        'socket.create_server(("127.0.0.1", 0))',
        'socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler)',
      )}`,
  },
];
