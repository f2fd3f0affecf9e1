import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  log: true,
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['web.test'],
      txt: ['v=lab1'],
      latency: 20,
      ports: {
        '80': {
          keepAlive: true,
          http: {
            '/': [200, '<h1>Hi</h1>'],
            'POST /login': { redirect: '/home', setCookies: { session: 't0ken' } },
            '/home': { needs: { cookies: { session: '^t0ken$' } }, body: 'welcome' },
          },
        },
      },
      udp: { '53': { dns: true }, '5353': { dns: true, loss: 1 } },
    },
  ],
};

const ASK = `
import lab, socket, struct, time
def ask(name, kind, port=53):
    question = b"".join(bytes([len(p)]) + p.encode() for p in name.split(".")) + b"\\0"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.settimeout(1)
        s.sendto(struct.pack("!6H", 7, 0x0100, 1, 0, 0, 0) + question + struct.pack("!2H", kind, 1), ("192.0.2.10", port))
        try:
            return s.recv(512)
        except TimeoutError:
            return None
`;

async function run(program: string, scenario: LabScenario = lab): Promise<string[]> {
  const { stdout, error } = await python.run(program, { lab: scenario });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('the access log', () => {
  it('has one row per request, with what the client sent and how the server answered', async () => {
    const lines = await run(`
import http.cookiejar, json, lab, time, urllib.error, urllib.request
client = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
client.open("http://web.test/?q=a%20b&q=c")
time.sleep(2)
client.open("http://web.test/login", b"user=kestrel")
try:
    client.open("http://web.test/no%20page")
except urllib.error.HTTPError:
    pass
rows = lab.requests()
print(json.dumps(rows[0]))
for row in rows[1:]:
    print(row["method"], row["path"], row["status"], row["bytes"], row["cookies"], row["body"])
print([round(later["time"] - earlier["time"], 2) for earlier, later in zip(rows, rows[1:])])
`);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: expect.closeTo(0.03, 3) as number,
      source: '10.0.0.99',
      source_port: expect.any(Number) as number,
      host: '192.0.2.10',
      port: 80,
      method: 'GET',
      path: '/',
      query: 'q=a%20b&q=c',
      status: 200,
      bytes: 11,
      site: 'web.test',
      referer: '',
      user_agent: expect.stringContaining('Python-urllib') as string,
      cookies: {},
      body: '',
    });
    expect(lines.slice(1)).toEqual([
      'POST /login 302 0 {} user=kestrel',
      "GET /home 200 7 {'session': 't0ken'} ",
      "GET /no page 404 9 {'session': 't0ken'} ",
      '[2.04, 0.04, 0.04]',
    ]);
  });

  it('notes a request when the server has it, not before', async () => {
    const lines = await run(`
import lab, socket, time
s = socket.create_connection(("web.test", 80))
s.sendall(b"GET / HTTP/1.1\\r\\nHost: web")
time.sleep(5)
print(len(lab.requests()))
s.sendall(b".test\\r\\n\\r\\n")
print(len(lab.requests()))
time.sleep(0.01)
print([(row["time"], row["site"]) for row in lab.requests()])
`);
    expect(lines).toEqual(['0', '0', "[(5.03, 'web.test')]"]);
  });

  it('can be read but not changed, and is empty where the scenario has no log', async () => {
    const lines = await run(`
import lab, urllib.request
urllib.request.urlopen("http://web.test/")
lab.requests()[0]["cookies"]["a"] = lab.requests().clear()
print(lab.requests()[0]["cookies"], len(lab.requests()))
`);
    expect(lines).toEqual(['{} 1']);
    const silent = await python.run('import lab', { lab: { hosts: lab.hosts } });
    expect(silent.error).toContain("No module named 'lab'");
  });
});

describe('a web server keeps running and logs', () => {
  it.each([
    ['a line that is no request', 'hello\\r\\n\\r\\n', '400 - hello'],
    ['a length that is no number', 'POST / HTTP/1.1\\r\\nContent-Length: ٣\\r\\n\\r\\n', '400'],
    [
      'a length with thousands of digits',
      `POST / HTTP/1.1\\r\\nContent-Length: " + "9" * 5000 + "\\r\\n\\r\\n`,
      '400',
    ],
    [
      'an announced body that is too large',
      'POST / HTTP/1.1\\r\\nContent-Length: 1048577\\r\\n\\r\\n',
      '413',
    ],
    ['a head that never ends', `GET / HTTP/1.1\\r\\nX: " + "x" * 70000 + "`, '431'],
    ['chunks', 'POST / HTTP/1.1\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n0\\r\\n\\r\\n', '501'],
    [
      'headers without a colon',
      'GET / HTTP/1.1\\r\\nnonsense\\r\\n: x\\r\\nCookie: ;=;a\\r\\n\\r\\n',
      '200 GET /',
    ],
  ])('%s', async (_name, sent, noted) => {
    const lines = await run(`
import lab, socket, time
s = socket.create_connection(("web.test", 80), 2)
s.sendall(("${sent}").encode())
print(s.recv(12).decode())
[row] = lab.requests()
print(row["status"], row["method"], row["path"])
`);
    const status = noted.slice(0, 3);
    expect(lines[0]).toBe(`HTTP/1.1 ${status}`);
    expect(lines[1]).toContain(noted);
  });
});

describe('the query log', () => {
  it('has one row per question, as it was asked', async () => {
    const lines = await run(`${ASK}
for name, kind in [("Web.TEST", 1), ("web.test", 16), ("nobody.test", 1), ("web.test", 99)]:
    ask(name, kind)
rows = lab.dns()
print(rows[0])
for row in rows[1:]:
    print(row["name"], row["type"], row["result"], row["answers"])
`);
    expect(lines[0]).toMatch(
      /^\{'time': 0.01, 'source': '10.0.0.99', 'source_port': \d+, 'host': '192.0.2.10', 'port': 53, 'id': 7, 'name': 'Web.TEST', 'type': 'A', 'result': 'NOERROR', 'answers': 1\}$/,
    );
    expect(lines.slice(1)).toEqual([
      'web.test TXT NOERROR 1',
      'nobody.test A NXDOMAIN 0',
      'web.test TYPE99 NOERROR 0',
    ]);
  });

  it('has no row for a datagram that was lost, and one for a question that the server can’t read', async () => {
    const lines = await run(`${ASK}
print(ask("web.test", 1, 5353), lab.dns())
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
    s.sendto(b"\\0" * 13, ("192.0.2.10", 53))
    s.sendto(b"\\0" * 5, ("192.0.2.10", 53))
time.sleep(1)
print([(row["name"], row["result"]) for row in lab.dns()])
`);
    expect(lines).toEqual(['None []', "[('', 'FORMERR')]"]);
  });
});
