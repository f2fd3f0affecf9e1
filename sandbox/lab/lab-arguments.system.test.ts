// cspell:ignore raddr recvmsg reuseport sendmsg setsockopt
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

/** The calls by what they give. */
const NATIVE = parse(
  readFileSync(path.join(import.meta.dirname, 'native-socket-arguments.yml'), 'utf8'),
) as Record<string, string[]>;

const lab: LabScenario = {
  hosts: [{ ip: '192.0.2.20', names: ['web.test'], ports: { '80': { banner: 'hi' }, '443': {} } }],
};

const CALLS = `
import json, socket, sys
s = socket.socket()
u = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
for text in json.load(sys.stdin):
    s.settimeout(2)
    socket.setdefaulttimeout(None)
    try:
        result = eval(text)
    except Exception as error:
        kind = type(error)
        result = f"{kind.__module__}.".replace("builtins.", "") + f"{kind.__name__}: {error}"
    print(result)
`;

/** The last line of what a learner is shown. */
async function explanation(code: string): Promise<string | undefined> {
  const { error } = await python.run(code, { lab });
  return error?.split('\n').at(-1);
}

describe('the arguments of the socket module', () => {
  it('are checked as in CPython', async () => {
    const calls = Object.values(NATIVE).flat();
    const { stdout, error } = await python.run(CALLS, { inputs: [JSON.stringify(calls)], lab });
    expect(error).toBeNull();
    const printed = stdout.trimEnd().split('\n');
    const found = calls.map((call, index) => [call, printed[index]]);
    const expected = Object.entries(NATIVE).flatMap(([result, those]) =>
      those.map((call) => [call, result] as const),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    expect(calls.length).toBeGreaterThan(150);
  });

  it('are explained when text is sent instead of bytes', async () => {
    const code = 'import socket\ns = socket.create_connection(("web.test", 80))\n';
    for (const call of ['s.send("GET /")', 's.sendall("GET /")']) {
      expect(await explanation(code + call)).toMatch(/^Bytes are needed here.*\.encode\(\)/);
    }
  });

  it('are explained when the lab has no host with the name, or the address is missing', async () => {
    const code = 'import socket\nsocket.';
    expect(await explanation(`${code}gethostbyname("other.test")`)).toMatch(
      /no host with this name/,
    );
    expect(await explanation(`${code}socket().connect()`)).toMatch(
      /`\S+connect\(\(host, port\)\)`/,
    );
  });

  it.each([
    '_, writer = await asyncio.open_connection("web.test", 80)\n    writer.write("GET /")',
    'transport, _ = await asyncio.get_running_loop().create_datagram_endpoint(asyncio.DatagramProtocol, remote_addr=("web.test", 53))\n    transport.sendto("x")',
  ])('are explained with asyncio, too: %s', async (statement) => {
    const code = `import asyncio\nasync def main():\n    ${statement}\nasyncio.run(main())`;
    expect(await explanation(code)).toMatch(/^Bytes are needed here.*\.encode\(\)/);
  });
});

describe('a socket', () => {
  it('shows both addresses while it is connected', async () => {
    const { stdout } = await python.run(
      'import socket\ns = socket.create_connection(("web.test", 80))\nprint(s)\ns.close()\nprint(s)',
      { lab },
    );
    expect(stdout).toMatch(
      /^<socket\.socket fd=3, family=2, type=1, proto=6?0?, laddr=\('10\.0\.0\.99', \d+\), raddr=\('192\.0\.2\.20', 80\)>\n<socket\.socket \[closed\] fd=-1, family=2, type=1, proto=0>\n$/,
    );
  });

  it('has the options and the further methods that programs use', async () => {
    const { stdout, error } = await python.run(
      `import io, socket
s = socket.socket()
s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, b"\\1\\0\\0\\0")
print(s.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR), s.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 4))
s.connect(("web.test", 80))
print(s.recvmsg(9), s.sendmsg([b"a", bytearray(b"b")]), s.sendfile(io.BytesIO(b"abc")))`,
      { lab },
    );
    expect([stdout, error]).toEqual([
      "1 b'\\x01\\x00\\x00\\x00'\n(b'hi', [], 0, None) 2 3\n",
      null,
    ]);
  });

  it('cannot listen, which a program that prepares it for that is told', async () => {
    const code = `import socket
s = socket.socket()
s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
s.bind(("0.0.0.0", 8000))
s.listen()`;
    expect(await explanation(code)).toMatch(/can't wait for connections\. Be the client/);
  });
});

describe('the own computer', () => {
  const PROGRAM = `import socket
name = socket.gethostname()
print(socket.gethostbyname(name), socket.gethostbyname_ex(name), socket.getaddrinfo(name, 80)[0][4])
print(socket.getfqdn(), socket.gethostbyaddr("10.0.0.99")[0], socket.gethostbyaddr("127.0.0.1")[0])
for address in ("127.0.0.1", "localhost", name, "10.0.0.99"):
    print(socket.socket().connect_ex((address, 80)), end=" ")
try:
    socket.create_connection(("localhost", 80))
except ConnectionRefusedError as error:
    print(error)`;

  it.each([{ lab }, { lab: null }])(
    'knows its name, and refuses connections (%j)',
    async (options) => {
      const { stdout, error } = await python.run(PROGRAM, options);
      expect(error).toBeNull();
      expect(stdout.split('\n')).toEqual([
        "10.0.0.99 ('workstation.lab', [], ['10.0.0.99']) ('10.0.0.99', 80)",
        'workstation.lab workstation.lab localhost',
        '111 111 111 111 [Errno 111] Connection refused',
        '',
      ]);
    },
  );
});

describe('TLS', () => {
  it.each([
    'import http.client\nhttp.client.HTTPSConnection("web.test", 443).request("GET", "/")',
    'import urllib.request\nurllib.request.urlopen("https://web.test/")',
    'import socket, ssl\ns = socket.create_connection(("web.test", 443))\nssl.create_default_context().wrap_socket(s, server_hostname="web.test")',
    'import ssl\nssl.get_server_certificate(("web.test", 443))',
    'import asyncio\nasyncio.run(asyncio.open_connection("web.test", 443, ssl=True))',
  ])('is refused with what to use instead: %s', async (code) => {
    const { error } = await python.run(code, { lab });
    expect(error).toContain('the lab network does not support TLS');
    expect(error?.split('\n').at(-1)).toMatch(/^The lab has no TLS\. Use plain HTTP/);
  });
});
