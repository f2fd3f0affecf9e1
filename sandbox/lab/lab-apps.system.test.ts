// cspell:ignore zeroblob
import { describe, expect, it } from 'vitest';
import { ENGINES, useSealedPython } from '../python/sealed-python-for-tests.ts';
import { ASK_SHOP, SHOP_LAB } from './lab-apps-for-tests.ts';
import type { LabApp } from './scenario-apps.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

async function run(program: string, lab: LabScenario = SHOP_LAB): Promise<string[]> {
  const { stdout, error } = await python.run(ASK_SHOP + program, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

/** The shop's lab with other settings of its application. */
function labWith(app: Partial<LabApp>): LabScenario {
  return { ...SHOP_LAB, apps: { shop: { file: 'shop.py', ...SHOP_LAB.apps?.['shop'], ...app } } };
}

describe('an application', () => {
  it('answers requests and keeps its state, at every address that serves it', async () => {
    const lines = await run(`
print(ask("/"), ask("/", b""))
time.sleep(3)
print(ask("/", None, "shop.test:8080"), ask("/missing"))
started = time.monotonic()
print(ask("/slow"), round(time.monotonic() - started, 1))
`);
    expect(lines).toEqual([
      "(200, '1 hits, 10.0.0.99, 0.03') (200, '2 hits, 10.0.0.99, 0.07')",
      "(200, '3 hits, 10.0.0.99, 3.11') (200, '4 hits, 10.0.0.99, 3.15')",
      "(200, 'late') 2.0",
    ]);
  });

  it('returns a body, or a status with a body and headers; lists and dictionaries become JSON', async () => {
    const lines = await run(`
client = http.client.HTTPConnection("shop.test")
for value in ["b'\\\\xff'", "(201, 'made', {'X-A': 1, 'Set-Cookie': ['a=1', 'b=2'], 'content-type': 'text/plain'})",
              "{'a': [1, None]}", "(302, '', [('Location', '/x')])", "(204, '')"]:
    client.request("POST", "/return", value)
    answer = client.getresponse()
    print(answer.status, answer.read(), [pair for pair in answer.getheaders() if pair[0] not in ("Content-Length", "Connection")])
`);
    expect(lines).toEqual([
      "200 b'\\xff' [('Content-Type', 'text/html; charset=utf-8')]",
      "201 b'made' [('Content-Type', 'text/plain'), ('X-A', '1'), ('Set-Cookie', 'a=1'), ('Set-Cookie', 'b=2')]",
      `200 b'{"a": [1, null]}' [('Content-Type', 'application/json')]`,
      "302 b'' [('Content-Type', 'text/html; charset=utf-8'), ('Location', '/x')]",
      "204 b'' [('Content-Type', 'text/html; charset=utf-8')]",
    ]);
  });

  it('has the values of the scenario, and random ones that the seed fixes', async () => {
    const show = `print(ask("/return", b"store.data"), ask("/return", b"__import__('secrets').token_hex(4), 'x'")[0])`;
    const [first] = await run(show);
    expect(first).toContain('"color": "green", "limits": {"tries": 3, "waits": 9}');
    expect(await run(show)).toEqual([first]);
    expect(await run(show, { ...SHOP_LAB, seed: 8 })).not.toEqual([first]);
  });

  it('can reach servers that the program may not contact', async () => {
    const lines = await run(`
try:
    ask("/", None, "inside.test")
except PermissionError as problem:
    print(problem)
print(ask("/fetch?url=http://inside.test/"), ask("/fetch?url=http://192.0.2.11/no"))
for url in ("http://nobody.test/", "ftp://inside.test/", "http://[", "http://inside.test:99999/", "http://shop.test/fetch?url=http://shop.test/"):
    print(ask("/fetch?" + urllib.parse.urlencode({"url": url}))[0])
`);
    expect(lines[0]).toContain('192.0.2.11 is out of scope');
    expect(lines.slice(1)).toEqual([
      "(200, 'only for servers') (404, 'Not found')",
      ...['500', '500', '500', '500', '500'],
    ]);
  });

  it('starts afresh for every input, on every engine', async () => {
    const outcomes = await python.runAll(`${ASK_SHOP}print(ask("/"), input())`, {
      lab: SHOP_LAB,
      inputs: ['a', 'b', 'c'],
    });
    expect(outcomes.map(({ stdout, error }) => error ?? stdout)).toEqual(
      ['a', 'b', 'c'].map((input) => `(200, '1 hits, 10.0.0.99, 0.03') ${input}\n`),
    );
  });

  it('that can’t be loaded ends the run with its traceback', async () => {
    for (const [source, message] of [
      ['def handle(request store): pass', 'SyntaxError'],
      ['x = 1', "shop.py doesn't define handle(request, store)"],
      ['import nothing_here\ndef handle(r, s): return ""', 'nothing_here'],
    ] as const) {
      const { status, error } = await python.run('print(1)', { lab: labWith({ source }) });
      expect([status, error]).toEqual(['ERROR', expect.stringContaining(message)]);
    }
  });
});

describe('an application answers 500 and stays up', () => {
  it.each([
    ['an exception', '/login', 'user=kestrel'],
    ['nothing', '/return', 'None'],
    ['a status that isn’t one', '/return', '(99, "")'],
    ['a header with a line break', '/return', '(200, "", {"X": "a\\r\\nSet-Cookie: b=1"})'],
    ['a value that isn’t JSON', '/return', '{1, 2}'],
    ['endless recursion', '/deep', ''],
    ['nested JSON without end', '/json', '['.repeat(20_000)],
    ['an exit', '/return', 'exit(3)'],
  ])('after %s', async (_name, path, body) => {
    const lines = await run(`
print(ask("${path}", ${JSON.stringify(body)}))
print(ask("/")[0])
`);
    expect(lines).toEqual(["(500, 'Internal Server Error')", '200']);
  });

  it('and shows the traceback if it is being debugged', async () => {
    const [line] = await run(`print(ask("/login", "user=kestrel"))`, labWith({ debug: true }));
    expect(line).toMatch(/500, 'Traceback.*shop\.py.*KeyError/);
  });
});

describe('hostile requests', () => {
  it('reach the application as they are, or not at all', async () => {
    const lines = await run(`
def raw(*parts):
    with socket.create_connection(("shop.test", 80), 5) as s:
        for part in parts:
            s.sendall(part)
            time.sleep(1)
        return s.recv(12)
print(raw(b"GET / HTTP/1.1\\r\\n" + b"A" * 70_000))
print(raw(b"POST /json HTTP/1.1\\r\\nContent-Length: 9999999\\r\\n\\r\\n"))
print(raw(b"POST /json HTTP/1.1\\r\\nContent-Length: -1\\r\\n\\r\\n"))
print(raw(b"GET /\\xff\\x00 HTTP/1.1\\r\\nCookie: \\xff=\\xfe; =; ;;\\r\\n\\x80\\r\\n\\r\\n"))
print(raw(*[bytes([byte]) for byte in b"GET /%zz%ff?%=&&= HTTP/1.1\\r\\n\\r\\n"]))
print(ask("/json", b"[" + b"1," * 400_000 + b"1]"))
print(ask("/", "&".join(f"a{n}=1" for n in range(5000)))[0])
print(len(ask("/return", b"'x' * 4_000_000")[1]), ask("/return", b"'x' * 5_000_000")[0])
`);
    expect(lines).toEqual([
      "b'HTTP/1.1 431'",
      "b'HTTP/1.1 413'",
      "b'HTTP/1.1 400'",
      "b'HTTP/1.1 200'",
      "b'HTTP/1.1 200'",
      "(200, '400001')",
      '200',
      '4000000 500',
    ]);
  });
});

describe('the database of an application', () => {
  it('can be injected into, and logs every statement as it was run', async () => {
    const lines = await run(`
import lab
def login(user, password):
    return ask("/login", urllib.parse.urlencode({"user": user, "password": password}))
print(login("kestrel", "red"), login("kestrel", "blue"), login("admin' --", ""))
print(login("' UNION SELECT sql FROM sqlite_master --", ""))
print(login("'", ""))
for row in lab.statements():
    print(row["time"], row["app"], row["sql"].partition("WHERE ")[2], row["parameters"], row["rows"], row["error"])
`);
    expect(lines).toEqual([
      "(401, 'wrong') (200, 'welcome kestrel') (200, 'welcome admin')",
      "(200, 'welcome CREATE TABLE users (name TEXT, password TEXT)')",
      "(500, 'Internal Server Error')",
      "0.03 shop name = 'kestrel' AND password = 'red' [] 0 ",
      "0.07 shop name = 'kestrel' AND password = 'blue' [] 1 ",
      "0.11 shop name = 'admin' --' AND password = '' [] 1 ",
      "0.15 shop name = '' UNION SELECT sql FROM sqlite_master --' AND password = '' [] 1 ",
      "0.19 shop name = ''' AND password = '' [] 0 unrecognized token: \"''' AND password = ''\"",
    ]);
  });

  it('can be asked by time, which costs no real time', async () => {
    const lines = await run(`
started = time.monotonic()
print(ask("/sql", "SELECT sleep(20) FROM users WHERE name = 'admin'"), round(time.monotonic() - started))
`);
    expect(lines).toEqual(["(200, '[[0]]') 20"]);
  });

  it.each([
    [
      'an endless query',
      'WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r) SELECT count(*) FROM r',
    ],
    ['a giant value', 'SELECT length(zeroblob(100000000))'],
    [
      'too many rows',
      'WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r LIMIT 20000) SELECT i FROM r',
    ],
    ['a file', "ATTACH DATABASE '/tmp/stolen.db' AS stolen"],
    ['an extension', "SELECT load_extension('/tmp/x.so')"],
    ['two statements', 'DELETE FROM users; SELECT 1'],
  ])('refuses %s', async (_name, sql) => {
    const lines = await run(`
import os
print(ask("/sql", ${JSON.stringify(sql)})[0], os.path.exists("/tmp/stolen.db"), ask("/sql", "SELECT count(*) FROM users"))
`);
    expect(lines).toEqual(["500 False (200, '[[2]]')"]);
  });
});

describe.each(ENGINES)('the engine %s', (engine) => {
  const own = useSealedPython(engine);
  it('gives every input an application of its own', async () => {
    const outcomes = await own.runAll(`${ASK_SHOP}print(ask("/login", input()), ask("/"))`, {
      lab: SHOP_LAB,
      inputs: ['user=kestrel&password=blue', 'user=x&password=y'],
    });
    expect(outcomes.map(({ stdout, error }) => error ?? stdout)).toEqual([
      "(200, 'welcome kestrel') (200, '2 hits, 10.0.0.99, 0.07')\n",
      "(401, 'wrong') (200, '2 hits, 10.0.0.99, 0.07')\n",
    ]);
  });
});
