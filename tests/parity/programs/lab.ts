// cspell:dictionaries python
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import { type ProgramGroup, python } from '../parity-program.ts';

const LAB: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['gateway.example', 'www.gateway.example'],
      ports: {
        '22': { banner: 'SSH-2.0-OpenSSH_9.2\r\n' },
        '25': {
          banner: '220 mail ESMTP\r\n',
          replies: [
            ['^HELO (.*)', '250 hello\r\n'],
            ['^QUIT', '221 bye\r\n'],
          ],
        },
        '80': {
          http: {
            '/': [200, '<h1>Hi</h1>', { 'X-Flag': 'abc' }],
            '/admin': [403, 'no'],
            '/old': [301, '', { Location: '/' }],
            '/data.json': [200, '{"ports": [22, 25]}', { 'Content-Type': 'application/json' }],
          },
        },
        '443': { state: 'filtered' },
      },
    },
    { ip: '192.0.2.20', default: 'filtered', ports: { '8080': { banner: 'hello' } } },
    { ip: '198.51.100.7', ports: { '22': {} } },
  ],
  scope: ['192.0.2.0/24'],
};

const PROGRAMS: Readonly<Record<string, string>> = {
  'asks for names': python`
    import socket
    for name in ("gateway.example", "www.gateway.example", "192.0.2.10", "localhost", "nobody.example", ""):
        try:
            print(name, socket.gethostbyname(name))
        except OSError as problem:
            print(name, type(problem).__name__, problem)
    print(socket.gethostbyaddr("192.0.2.10")[0], socket.getaddrinfo("gateway.example", 80, type=socket.SOCK_STREAM)[0][4])
  `,
  'gets the usual socket exceptions': python`
    import errno, socket
    for address in [("192.0.2.10", 23), ("192.0.2.20", 23), ("192.0.2.99", 23), ("nobody.example", 1), ("198.51.100.7", 22), ("192.0.2.10", 70000)]:
        try:
            socket.create_connection(address, timeout=1)
        except (OSError, OverflowError) as problem:
            print(address, type(problem).__name__, problem)
    print(errno.ECONNREFUSED, errno.errorcode[111])
  `,
  'reads a banner in parts': python`
    import socket
    with socket.create_connection(("gateway.example", 22), timeout=2) as s:
        print(s.recv(4), s.recv(1), s.recv(1024), s.getpeername(), s.gettimeout())
        try:
            s.recv(10)
        except TimeoutError as problem:
            print("timeout", problem)
    try:
        s.recv(1)
    except OSError as problem:
        print(problem)
  `,
  'talks to a mail server': python`
    import socket
    s = socket.create_connection(("192.0.2.10", 25), 2)
    file = s.makefile("rw", newline="\r\n")
    print(repr(file.readline()))
    file.write("HELO me\r\n")
    file.flush()
    print(repr(file.readline()))
    s.sendall(b"QUIT\r\n")
    print(s.recv(100))
    s.close()
    print(s.fileno())
  `,
  'browses with urllib': python`
    import json, urllib.error, urllib.request
    with urllib.request.urlopen("http://gateway.example/") as page:
        print(page.status, page.reason, page.headers["X-Flag"], page.read(), page.geturl())
    print(json.load(urllib.request.urlopen("http://192.0.2.10/data.json")), urllib.request.urlopen("http://gateway.example/old").geturl())
    for path in ("admin", "nothing"):
        try:
            urllib.request.urlopen("http://gateway.example/" + path)
        except urllib.error.HTTPError as problem:
            print(problem.code, problem.reason, problem.read())
    for address in ("http://192.0.2.10:81/", "http://nobody.example/", "ftp://192.0.2.10/"):
        try:
            urllib.request.urlopen(address, timeout=1)
        except OSError as problem:
            print(type(problem).__name__, problem)
  `,
  'browses with http.client': python`
    import http.client
    connection = http.client.HTTPConnection("gateway.example", timeout=3)
    for method, path in (("GET", "/"), ("HEAD", "/"), ("POST", "/admin")):
        connection.request(method, path, body="user=x" if method == "POST" else None, headers={"User-Agent": "parity"})
        answer = connection.getresponse()
        print(method, answer.status, answer.getheaders(), answer.read())
        connection.close()
  `,
  'speaks HTTP by hand': python`
    import socket
    s = socket.create_connection(("192.0.2.10", 80), 2)
    s.send(b"GET / HTTP/1.1\r\nHost: gateway")
    s.send(b".example\r\nConnection: close\r\n\r\n")
    received = b""
    while part := s.recv(7):
        received += part
    print(received.decode())
  `,
  'scans with threads': python`
    import queue, socket, threading
    ports, found, lock = queue.Queue(), [], threading.Lock()
    def work():
        while True:
            port = ports.get()
            with socket.socket() as s:
                s.settimeout(1)
                if s.connect_ex(("192.0.2.10", port)) == 0:
                    with lock:
                        found.append(port)
            ports.task_done()
    for _ in range(8):
        threading.Thread(target=work, daemon=True).start()
    for port in range(20, 90):
        ports.put(port)
    ports.join()
    print(sorted(found))
  `,
  'scans with a pool': python`
    import concurrent.futures, socket
    def state(port):
        try:
            socket.create_connection(("192.0.2.10", port), 0.5).close()
            return port, "open"
        except ConnectionRefusedError:
            return port, "closed"
        except TimeoutError:
            return port, "filtered"
    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        print([answer for answer in pool.map(state, [21, 22, 25, 80, 443])])
  `,
  'scans with asyncio': python`
    import asyncio
    async def probe(port):
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection("192.0.2.10", port), 1)
        except (OSError, TimeoutError) as problem:
            return port, type(problem).__name__
        banner = await asyncio.wait_for(reader.readline(), 1) if port != 80 else b""
        writer.close()
        await writer.wait_closed()
        return port, banner
    async def main():
        print(await asyncio.gather(*(probe(port) for port in (21, 22, 25, 80, 443))))
    asyncio.run(main())
  `,
  'waits in virtual time': python`
    import time
    started = time.monotonic()
    time.sleep(0.05)
    print(time.monotonic() - started >= 0.05)
  `,
  'is told its scope': python`
    import socket
    s = socket.socket()
    print(s.connect_ex(("198.51.100.7", 22)), s.connect_ex(("198.51.100.7", 23)))
    socket.create_connection(("198.51.100.7", 22), 1)
  `,
  'reads forever': python`
    import socket
    s = socket.create_connection(("192.0.2.10", 80))
    s.recv(10)
  `,
  'uses a socket that is not connected': python`
    import socket
    s = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    for action in (lambda: s.recv(1), lambda: s.send(b"x"), lambda: s.settimeout(-1), lambda: s.getpeername(), lambda: s.connect("x"), lambda: s.close(), lambda: s.connect(("192.0.2.10", 22))):
        try:
            print(action())
        except Exception as problem:
            print(type(problem).__name__)
  `,
};

const ENDS_IN_AN_ERROR = ['is told its scope', 'reads forever'];

export const LAB_PROGRAMS: ProgramGroup = {
  'gets the error numbers of Linux': {
    code: python`
      import socket
      def probe(host, port, timeout):
          with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as s:
              s.settimeout(timeout)
              return s.connect_ex((host, port))
      for host, port, timeout in [("gateway.example", 22, 1), ("192.0.2.10", 23, 1), ("192.0.2.10", 443, 0.5), ("192.0.2.99", 80, 1), ("localhost", 80, 1)]:
          print(probe(host, port, timeout), end=" ")
    `,
    lab: LAB,
    prints: ['0 111 11 113 111 '],
  },
  ...Object.fromEntries(
    Object.entries(PROGRAMS).map(([name, code]) => [
      name,
      { code, lab: LAB, ends: ENDS_IN_AN_ERROR.includes(name) ? 'ERROR' : 'FINISHED' },
    ]),
  ),
  'is a function in a lab': {
    code: 'import socket\ndef banner(host, port):\n    return socket.create_connection((host, port), 1).recv(99).decode()',
    lab: LAB,
    entry: { kind: 'function', name: 'banner' },
    inputs: ['["192.0.2.10", 22]', '["192.0.2.10", 21]', '["192.0.2.20", 8080]'],
    ends: ['FINISHED', 'ERROR', 'FINISHED'],
    prints: ['"SSH-2.0-OpenSSH_9.2\\r\\n"', '', '"hello"'],
  },
  'has no network without a lab': python`
    import asyncio, socket, urllib.request
    for host in ("192.0.2.10", "127.0.0.1", "localhost", "example.org"):
        try:
            socket.create_connection((host, 80), 1)
        except OSError as problem:
            print(host, problem)
    for action in (lambda: urllib.request.urlopen("http://example.org/"), lambda: asyncio.run(asyncio.open_connection("example.org", 80)), lambda: socket.gethostname(), lambda: socket.socket(socket.AF_UNIX), lambda: socket.socket().bind(("", 80)), lambda: socket.create_server(("", 80))):
        try:
            print(action())
        except Exception as problem:
            print(type(problem).__name__, problem)
  `,
};
