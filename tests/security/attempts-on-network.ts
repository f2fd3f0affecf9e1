// cspell:ignore CDLL ftplib pyfetch pyxhr smtplib socketserver
import { attemptAll, text, type EscapeAttempt } from './escape-attempt.ts';

/** Attempts to reach a listener on the machine, through the lab, below it and next to it. */
export const ATTEMPTS_ON_NETWORK: readonly EscapeAttempt[] = [
  {
    name: 'sockets of the lab',
    code: ({ port }) =>
      `import socket, urllib.request\n${attemptAll(
        `socket.create_connection(("127.0.0.1", ${port}), 1)`,
        `urllib.request.urlopen("http://127.0.0.1:${port}/").read()`,
        `urllib.request.urlopen("http://localhost:${port}/").read()`,
        `urllib.request.urlopen("http://[::1]:${port}/").read()`,
        `urllib.request.urlopen("http://0x7f000001:${port}/").read()`,
      )}`,
  },
  {
    name: 'other kinds of addresses',
    code: ({ secretFile, port }) =>
      `import ftplib, smtplib, socket, urllib.request\n${attemptAll(
        `urllib.request.urlopen(${text(`file://${secretFile}`)}).read()`,
        `urllib.request.urlopen("data:text/plain,x").read()`,
        `ftplib.FTP().connect("127.0.0.1", ${port}, 1)`,
        `smtplib.SMTP("127.0.0.1", ${port}, timeout=1)`,
        'socket.socket(socket.AF_UNIX).connect("/var/run/docker.sock")',
        'socket.socket(socket.AF_INET, socket.SOCK_RAW).connect(("127.0.0.1", 1))',
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
    name: 'sockets of the C library',
    code: ({ port }) =>
      [
        'import ctypes, struct',
        'library = ctypes.CDLL(None)',
        'handle = attempt(lambda: library.socket(2, 1, 0))',
        `address = struct.pack("<H", 2) + struct.pack(">H", ${port}) + bytes([127, 0, 0, 1]) + bytes(8)`,
        attemptAll(
          'library.connect(handle, address, 16)',
          'library.sendto(library.socket(2, 2, 0), b"x", 1, 0, address, 16)',
          'library.send(handle, b"GET / HTTP/1.0\\r\\n\\r\\n", 18, 0)',
          '(buffer := ctypes.create_string_buffer(100)) and library.recv(handle, buffer, 100, 0) and buffer.raw',
        ),
      ].join('\n'),
  },
  {
    name: 'the sockets of Node',
    code: ({ port }) =>
      [
        'for module in api():',
        '    attempt(lambda: module.useNodeSockFS())',
        '    attempt(lambda: module._api.initializeNodeSockFS())',
        'import _socket',
        'raw = _socket.socket(_socket.AF_INET, _socket.SOCK_STREAM)',
        attemptAll(
          `raw.connect(("127.0.0.1", ${port}))`,
          'raw.send(b"GET / HTTP/1.0\\r\\n\\r\\n")',
        ),
      ].join('\n'),
  },
  {
    name: 'select, ssl and the internals of asyncio',
    code: ({ port }) =>
      [
        'import asyncio, asyncio.selector_events, select, selectors, ssl',
        `fetch = lambda **options: asyncio.run(asyncio.open_connection("127.0.0.1", ${port}, **options))`,
        attemptAll(
          'select.select([0], [1], [], 0)',
          'select.poll().poll(0)',
          'selectors.DefaultSelector().select(0)',
          'fetch(ssl=ssl.create_default_context())',
          'asyncio.selector_events.BaseSelectorEventLoop()._make_self_pipe()',
          `ssl.get_server_certificate(("127.0.0.1", ${port}), timeout=1)`,
        ),
      ].join('\n'),
  },
  {
    name: 'fetch and the modules of Pyodide that use it',
    code: ({ port }) =>
      [
        'import asyncio, importlib',
        'bridge()',
        'for module in api():',
        '    for name in ("js", "pyodide_js"):',
        '        attempt(lambda: importlib.import_module("_pyodide._importhook").register_js_module(name, module))',
        'attempt(lambda: sys.meta_path.append(importlib.import_module("_pyodide._importhook").jsfinder))',
        'def load(name):',
        '    return importlib.import_module(name)',
        attemptAll(
          `load("pyodide.http").open_url("http://127.0.0.1:${port}/").read()`,
          `asyncio.run(load("pyodide.http").pyfetch("http://127.0.0.1:${port}/"))`,
          `load("pyodide.http").pyxhr.get("http://127.0.0.1:${port}/")`,
          `asyncio.run(load("micropip").install("http://127.0.0.1:${port}/a-1-py3-none-any.whl"))`,
        ),
        'for module in [module for module in api() if hasattr(module, "FS")]:',
        `    attempt(lambda: module.loadPackage("http://127.0.0.1:${port}/a.whl"))`,
        `    attempt(lambda: module.FS.createLazyFile("/tmp", "lazy", "http://127.0.0.1:${port}/", True, False))`,
        '    attempt(lambda: open("/tmp/lazy").read())',
      ].join('\n'),
  },
  {
    name: "a listener of the program's own",
    code: () =>
      `import _socket, socket, socketserver\n${attemptAll(
        'socket.create_server(("127.0.0.1", 0))',
        'socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler)',
        '(raw := _socket.socket()) and raw.bind(("127.0.0.1", 0)) or raw.listen() or raw.accept()',
      )}`,
  },
];
