import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['gateway.example', 'gw.example'],
      ports: {
        '22': { banner: 'SSH-2.0-OpenSSH_9.2\r\n' },
        '25': {
          banner: ['220 mail', 200, ' ESMTP\r\n'],
          replies: [
            ['^HELO (\\w+)', '250 hello \\1\r\n'],
            { match: '^QUIT', say: '221 bye\r\n', close: true },
            { match: '^RSET', close: 'reset' },
          ],
        },
        '443': { state: 'filtered' },
        '9000': { latency: 300, banner: 'slow\r\n' },
      },
    },
    { ip: '192.0.2.20', default: 'filtered', ports: {} },
  ],
};

async function run(program: string): Promise<string[]> {
  const code = `import socket, errno, os, select, selectors, time\n${program}`;
  const { stdout, error } = await python.run(code, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('a socket in the lab', () => {
  it('returns Linux error numbers from connect_ex, and times out in virtual time', async () => {
    const lines = await run(`
begun = time.monotonic()
for host, port, limit in [
    ("gateway.example", 22, 1), ("192.0.2.10", 23, 1), ("192.0.2.10", 443, 2.5),
    ("192.0.2.20", 80, None), ("192.0.2.99", 80, 1), ("localhost", 80, 1)]:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as s:
        s.settimeout(limit)
        print(s.connect_ex((host, port)), end=" ")
print(round(time.monotonic() - begun, 1))
`);
    expect(lines).toEqual(['0 111 11 110 113 111 129.5']);
  });

  it('raises the same exceptions as Python on Linux', async () => {
    const lines = await run(`
for address in [("192.0.2.10", 23), ("192.0.2.20", 23), ("192.0.2.99", 23), ("nobody.example", 1)]:
    try:
        socket.create_connection(address, timeout=1)
    except OSError as problem:
        print(type(problem).__name__, problem)
print(errno.ECONNREFUSED, errno.errorcode[111], os.strerror(113), errno.EAGAIN, errno.EACCES)
for make in (lambda: open("/nothing"), lambda: os.read(99, 1)):
    try:
        make()
    except OSError as problem:
        print(problem.errno in (errno.ENOENT, errno.EBADF))
`);
    expect(lines).toEqual([
      'ConnectionRefusedError [Errno 111] Connection refused',
      'TimeoutError timed out',
      'OSError [Errno 113] No route to host',
      'gaierror [Errno -2] Name or service not known',
      '111 ECONNREFUSED No route to host 11 13',
      'True',
      'True',
    ]);
  });

  it('reads only what has arrived', async () => {
    const lines = await run(`
s = socket.create_connection(("gateway.example", 25), timeout=2)
print(s.recv(4, socket.MSG_PEEK), s.recv(6), s.recv(1024))
print(s.recv(1024, socket.MSG_WAITALL) if False else s.recv(1024))
s.sendall(b"HELO m"); s.sendall(b"e\\r\\nHELO you\\r\\n")
with s.makefile("r", newline="\\r\\n") as file:
    print(repr(file.readline()), repr(file.readline()))
s.settimeout(0.25)
try:
    s.recv(1)
except TimeoutError as problem:
    print(problem)
print(s.getpeername(), s.getsockname()[0], s.gettimeout())
slow = socket.create_connection(("192.0.2.10", 9000)); begun = time.time()
print(slow.recv(99), f"{time.time() - begun:.1f}")
`);
    expect(lines).toEqual([
      "b'220 ' b'220 ma' b'il'",
      "b' ESMTP\\r\\n'",
      "'250 hello me\\r\\n' '250 hello you\\r\\n'",
      'timed out',
      "('192.0.2.10', 25) 10.0.0.99 0.25",
      "b'slow\\r\\n' 0.3",
    ]);
  });

  it('closes, shuts down and resets like a real socket', async () => {
    const lines = await run(`
def attempt(action, *arguments):
    try:
        return action(*arguments)
    except OSError as problem:
        return f"{type(problem).__name__} {problem.errno}"
s = socket.create_connection(("gateway.example", 25)); s.recv(99); s.recv(99)
s.sendall(b"QUIT\\r\\n")
print(s.recv(99), s.recv(99), attempt(s.send, b"lost"), attempt(s.send, b"x"))
s.close()
print(attempt(s.send, b"x"), attempt(s.recv, 1), s.fileno())
s = socket.create_connection(("gateway.example", 25)); s.recv(99); s.recv(99)
s.sendall(b"RSET\\r\\n"); print(attempt(s.recv, 9), attempt(s.connect, ("gateway.example", 25)))
s = socket.create_connection(("gateway.example", 22)); s.shutdown(socket.SHUT_WR)
print(s.recv(99), s.recv(99), attempt(s.send, b"x"))
print(attempt(socket.socket().recv, 1), attempt(socket.socket().listen), attempt(socket.socket, 1))
`);
    expect(lines).toEqual([
      "b'221 bye\\r\\n' b'' 4 BrokenPipeError 32",
      'OSError 9 OSError 9 -1',
      'ConnectionResetError 104 OSError 106',
      "b'SSH-2.0-OpenSSH_9.2\\r\\n' b'' BrokenPipeError 32",
      'OSError 107 OSError 95 OSError 97',
    ]);
  });

  it('can be non-blocking: select, poll and selectors report when it is ready', async () => {
    const lines = await run(`
s = socket.socket(); s.setblocking(False)
print(s.connect_ex(("192.0.2.10", 9000)), s.connect_ex(("192.0.2.10", 9000)))
print(select.select([], [s], [], 0.1), select.select([], [s], [], 1) == ([], [s], []))
print(s.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR), s.connect_ex(("192.0.2.10", 9000)))
try:
    s.recv(9)
except BlockingIOError as problem:
    print(problem, problem.errno == errno.EWOULDBLOCK)
selector = selectors.DefaultSelector(); selector.register(s, selectors.EVENT_READ, "slow one")
print([key.data for key, _ in selector.select(5)], s.recv(9))
refused = socket.socket(); refused.setblocking(False); refused.connect_ex(("192.0.2.10", 1))
select.select([], [refused], []); print(refused.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))
poll = select.poll(); poll.register(s, select.POLLIN); print(poll.poll(50))
`);
    expect(lines).toEqual([
      '115 114',
      '([], [], []) True',
      '0 106',
      '[Errno 11] Resource temporarily unavailable True',
      "['slow one'] b'slow\\r\\n'",
      '111',
      '[]',
    ]);
  });

  it('resolves names and addresses', async () => {
    const lines = await run(`
print(socket.gethostbyname("gw.example"), socket.gethostbyname_ex("gw.example"))
print(socket.gethostbyaddr("192.0.2.10"), socket.getfqdn("192.0.2.10"))
print(socket.getaddrinfo("gw.example", "http", type=socket.SOCK_STREAM)[0][2:])
print(socket.getnameinfo(("192.0.2.10", 22), 0), socket.getservbyname("https"), socket.getservbyport(22))
print(socket.inet_ntoa(socket.inet_aton("192.0.2.10")), socket.inet_pton(socket.AF_INET, "10.0.0.1"))
`);
    expect(lines).toEqual([
      "192.0.2.10 ('gateway.example', ['gw.example'], ['192.0.2.10'])",
      "('gateway.example', ['gw.example'], ['192.0.2.10']) gateway.example",
      "(6, '', ('192.0.2.10', 80))",
      "('gateway.example', 'ssh') 443 ssh",
      "192.0.2.10 b'\\n\\x00\\x00\\x01'",
    ]);
  });

  it('has functions with the names and the documentation of Python', async () => {
    const lines = await run(`
for function in (socket.create_connection, socket.socket.recv, select.select, time.sleep, socket.gethostbyname):
    print(function.__name__, len(function.__doc__) > 40)
try:
    socket.create_connection()
except TypeError as problem:
    print(problem)
`);
    expect(lines).toEqual([
      'create_connection True',
      'recv True',
      'select True',
      'sleep True',
      'gethostbyname True',
      "create_connection() missing 1 required positional argument: 'address'",
    ]);
  });

  it('does not wait forever', async () => {
    const code =
      'import socket\ns = socket.create_connection(("192.0.2.10", 22)); s.recv(99); s.recv(1)';
    const { error } = await python.run(code, { lab });
    expect(error).toMatch(/TimeoutError: 192\.0\.2\.10:22 has no more data to send.*settimeout/);
  });
});

describe('the clock of the lab', () => {
  it('is shared by all time functions and advances without delay while a program waits', async () => {
    const lines = await run(`
import datetime
begun = time.time(), time.perf_counter_ns(), datetime.datetime.now()
time.sleep(3600)
print(round(time.time() - begun[0]), round((time.perf_counter_ns() - begun[1]) / 1e9))
print(round((datetime.datetime.now() - begun[2]).total_seconds()), datetime.date.today(), time.strftime("%H:%M"))
print(isinstance(begun[2], datetime.date), repr(datetime.datetime(2024, 1, 2) + datetime.timedelta(1)))
end = time.monotonic() + 0.5
while time.monotonic() < end:
    pass
print("over")
`);
    expect(lines).toEqual([
      '3600 3600',
      '3600 2024-05-06 10:00',
      'True datetime.datetime(2024, 1, 3, 0, 0)',
      'over',
    ]);
  });
});
