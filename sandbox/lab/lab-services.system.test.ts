import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['web.test', 'www.test'],
      txt: ['v=lab1'],
      ports: {
        '21': {
          banner: '220 FTP\r\n',
          replies: [
            { match: '^USER admin$', say: '331 password\r\n', goto: 'password' },
            { in: 'password', match: '^PASS s3cret$', say: '230 welcome\r\n', goto: 'inside' },
            { in: 'password', say: '530 wrong\r\n', close: true },
            { in: 'inside', match: '^LIST$', say: ['a.txt\r\n', 500, 'b.txt\r\n'] },
            { in: 'start', say: '530 log in first\r\n' },
          ],
        },
        '80': {
          keepAlive: true,
          http: {
            '/': [200, '<h1>Hi</h1>', { 'X-Flag': 'abc' }],
            '/admin': [403, 'no'],
            '/old': { redirect: '/' },
            '/search': [{ needs: { query: { q: '^lab$' } }, body: 'found' }, { body: 'nothing' }],
            'GET /login': [200, 'a form'],
            'POST /login': [
              {
                needs: { form: { user: '^admin$', password: '^s3cret$' } },
                setCookies: { session: 't0ken' },
                redirect: '/home',
              },
              { status: 401, body: 'wrong' },
            ],
            '/home': [
              { needs: { cookies: { session: '^t0ken$' } }, body: 'welcome' },
              { redirect: '/login' },
            ],
            '/private': { needs: { basicAuth: 'alice:pw' }, body: 'secret' },
            '*': { status: 404, body: 'no such page' },
          },
        },
        '5000': {
          steps: [
            { match: '^one', say: '1\r\n' },
            { match: '^two', say: '2\r\n' },
          ],
          replies: [['', 'no\r\n']],
        },
        '7000': {
          framing: 4,
          replies: [{ match: '(?s)^\\x01(...)', say: [{ hex: '81' }, '\\1'] }, { close: true }],
        },
      },
      udp: {
        '7': { latency: 40, replies: [['(?s)(.*)', '\\1']] },
        '53': { dns: true },
        '99': { state: 'filtered' },
        '123': { loss: 0.5, replies: [['', 'pong']] },
      },
    },
  ],
};

async function run(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(`import socket, time\n${program}`, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('a protocol script', () => {
  it('keeps its state, follows steps in order, and handles raw bytes', async () => {
    const lines = await run(`
def talk(port, *lines):
    with socket.create_connection(("web.test", port)) as s, s.makefile("rw", newline="\\r\\n") as file:
        heard = []
        for line in lines:
            file.write(line + "\\r\\n"); file.flush(); heard.append(file.readline().strip())
        return heard
print(talk(21, "LIST", "LIST", "USER admin", "PASS s3cret", "LIST"))
print(talk(21, "", "USER admin", "PASS x", "LIST"))
print(talk(5000, "two", "one", "two", "one"))
s = socket.create_connection(("web.test", 7000))
s.sendall(b"\\x01a"); s.sendall(b"\\nc\\x02xyz"); print(s.recv(9), s.recv(9))
`);
    expect(lines).toEqual([
      "['220 FTP', '530 log in first', '530 log in first', '331 password', '230 welcome']",
      "['220 FTP', '530 log in first', '331 password', '530 wrong']",
      "['no', '1', '2', 'no']",
      "b'\\x81a\\nc' b''",
    ]);
  });
});

describe('a web site', () => {
  it('lets an unmodified client log in, keep its cookie and follow redirects', async () => {
    const lines = await run(`
import http.cookiejar, urllib.error, urllib.parse, urllib.request
jar = http.cookiejar.CookieJar()
client = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
print(client.open("http://web.test/home").read())
form = {"user": "admin", "password": "wrong"}
try:
    client.open("http://web.test/login", urllib.parse.urlencode(form).encode())
except urllib.error.HTTPError as problem:
    print(problem.code, problem.read(), len(jar))
form["password"] = "s3cret"
page = client.open("http://web.test/login", urllib.parse.urlencode(form).encode())
print(page.url, page.read(), [(cookie.name, cookie.value) for cookie in jar])
with urllib.request.urlopen("http://www.test/old") as page:
    print(page.status, page.headers["X-Flag"], page.read())
try:
    urllib.request.urlopen("http://web.test/private")
except urllib.error.HTTPError as problem:
    print(problem.code, problem.headers["WWW-Authenticate"])
passwords = urllib.request.HTTPPasswordMgrWithDefaultRealm()
passwords.add_password(None, "http://web.test/", "alice", "pw")
client = urllib.request.build_opener(urllib.request.HTTPBasicAuthHandler(passwords))
print(client.open("http://web.test/private").read())
`);
    expect(lines).toEqual([
      "b'a form'",
      "401 b'wrong' 0",
      "http://web.test/home b'welcome' [('session', 't0ken')]",
      "200 abc b'<h1>Hi</h1>'",
      '401 Basic realm="lab"',
      "b'secret'",
    ]);
  });

  it('answers several requests on one connection, including invalid ones', async () => {
    const lines = await run(`
import http.client
client = http.client.HTTPConnection("web.test", timeout=2)
for method, path in [("GET", "/search?q=lab"), ("GET", "/search"), ("HEAD", "/"), ("PUT", "/login"), ("GET", "/x")]:
    client.request(method, path)
    answer = client.getresponse()
    print(answer.status, answer.reason, answer.read(), answer.getheader("Allow"), client.sock is not None)
s = socket.create_connection(("web.test", 80)); s.sendall(b"hello\\r\\n\\r\\n"); print(s.recv(24), s.recv(999) != b"", s.recv(9))
s = socket.create_connection(("web.test", 80)); s.sendall(b"GET / HTTP/1.0\\r\\nHost: web.test\\r\\n\\r\\n")
print(s.makefile("rb").read()[-11:])
`);
    expect(lines).toEqual([
      "200 OK b'found' None True",
      "200 OK b'nothing' None True",
      "200 OK b'' None True",
      "405 Method Not Allowed b'Method not allowed' GET, POST True",
      "404 Not Found b'no such page' None True",
      "b'HTTP/1.1 400 Bad Request' True b''",
      "b'<h1>Hi</h1>'",
    ]);
  });
});

describe('a datagram', () => {
  it('is answered, lost, refused or ignored', async () => {
    const lines = await run(`
def ask(port, data, connect=False):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.settimeout(1)
        begun = time.monotonic()
        try:
            if connect:
                s.connect(("web.test", port)); s.send(data); answer = s.recv(3)
            else:
                s.sendto(data, ("web.test", port)); answer, sender = s.recvfrom(512)
            return answer, f"{time.monotonic() - begun:.2f}"
        except OSError as problem:
            return type(problem).__name__, f"{time.monotonic() - begun:.2f}"
print(ask(7, b"a\\nb"), ask(7, b"abcdef", True))
print(ask(99, b"x"), ask(100, b"x"), ask(100, b"x", True))
answers = [ask(123, b"?")[0] for _ in range(40)]
print(5 < answers.count(b"pong") < 35, set(answers) == {b"pong", "TimeoutError"})
`);
    expect(lines).toEqual([
      "(b'a\\nb', '0.04') (b'abc', '0.04')",
      "('TimeoutError', '1.00') ('TimeoutError', '1.00') ('ConnectionRefusedError', '0.00')",
      'True True',
    ]);
  });

  it('can query a name server for the names of the lab', async () => {
    const lines = await run(`
import struct
def ask(name, kind):
    labels = b"".join(bytes([len(label)]) + label.encode() for label in name.split("."))
    query = struct.pack(">6H", 0x1234, 0x0100, 1, 0, 0, 0) + labels + b"\\0" + struct.pack(">2H", kind, 1)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.sendto(query, ("192.0.2.10", 53))
        answer = s.recv(512)
    number, flags, _, count, _, _ = struct.unpack_from(">6H", answer)
    return hex(number), flags & 15, count, answer[len(query) + 12:]
print(ask("WEB.test", 1), ask("nobody.test", 1), ask("web.test", 28))
print(ask("10.2.0.192.in-addr.arpa", 12)[3], ask("web.test", 16)[3])
`);
    expect(lines).toEqual([
      "('0x1234', 0, 1, b'\\xc0\\x00\\x02\\n') ('0x1234', 3, 0, b'') ('0x1234', 0, 0, b'')",
      "b'\\x03web\\x04test\\x00' b'\\x06v=lab1'",
    ]);
  });
});
