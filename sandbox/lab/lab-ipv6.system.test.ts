// cspell:ignore nametoindex nameindex scopeid flowinfo pton getpeername
import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  log: true,
  latency: 20,
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['both.test'],
      mx: [
        [10, 'mail.test'],
        [20, 'backup.test'],
      ],
      ports: { '22': { banner: 'four\r\n' } },
      udp: { '53': { dns: true } },
    },
    {
      ip: '2001:db8:0::0010',
      names: ['both.test'],
      txt: ['six'],
      ports: { '22': { banner: 'six\r\n' }, '8080': { http: { '/': [200, 'only here'] } } },
      udp: { '7': { replies: [['(?s)(.*)', '\\1']] } },
    },
    { ip: '2001:db8::20', names: ['six.test'], ports: { '443': { state: 'filtered' } } },
    { ip: 'fe80::20', names: ['printer.test'], ports: { '9100': { banner: 'ready\n' } } },
    { ip: '192.0.2.30', names: ['four.test'], ports: { '80': {} } },
  ],
};

async function run(program: string, scenario: LabScenario = lab): Promise<string[]> {
  const { stdout, error } = await python.run(
    `import socket, time
def attempt(function, *arguments):
    try:
        return function(*arguments)
    except OSError as problem:
        return type(problem).__name__, problem.errno, problem.strerror
${program}`,
    { lab: scenario },
  );
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('names with addresses of both versions', () => {
  it('are resolved to IPv6 first, or to the version that a program asks for', async () => {
    const lines = await run(`
for family in (0, socket.AF_INET, socket.AF_INET6):
    print([(f.name, a) for f, k, p, n, a in socket.getaddrinfo("both.test", 22, family, socket.SOCK_STREAM)])
print(socket.gethostbyname("both.test"), socket.gethostbyaddr("2001:DB8::10"))
print(attempt(socket.gethostbyname, "six.test"), attempt(socket.getaddrinfo, "four.test", 80, socket.AF_INET6))
print(attempt(socket.getaddrinfo, "192.0.2.10", 80, socket.AF_INET6), socket.has_ipv6)
`);
    expect(lines).toEqual([
      "[('AF_INET6', ('2001:db8::10', 22, 0, 0)), ('AF_INET', ('192.0.2.10', 22))]",
      "[('AF_INET', ('192.0.2.10', 22))]",
      "[('AF_INET6', ('2001:db8::10', 22, 0, 0))]",
      "192.0.2.10 ('both.test', [], ['2001:db8::10'])",
      "('gaierror', -5, 'No address associated with hostname') ('gaierror', -5, 'No address associated with hostname')",
      expect.stringMatching(
        /^\('gaierror', -\d+, 'Address family for hostname not supported'\) True$/,
      ),
    ]);
  });

  it('are tried in order by clients that don’t choose', async () => {
    const lines = await run(`
import asyncio, urllib.request
with socket.create_connection(("both.test", 22)) as s:
    print(s.recv(9), s.family.name, s.getpeername(), s.getsockname()[0])
print(urllib.request.urlopen("http://both.test:8080/").read(), urllib.request.urlopen("http://[2001:db8::10]:8080/").read())
print(attempt(socket.create_connection, ("both.test", 80)))
async def main():
    reader, writer = await asyncio.open_connection("both.test", 22)
    print(await reader.readline(), writer.get_extra_info("peername"))
    try:
        await asyncio.open_connection("both.test", 1)
    except OSError as problem:
        print(problem)
asyncio.run(main())
`);
    expect(lines).toEqual([
      "b'six\\r\\n' AF_INET6 ('2001:db8::10', 22, 0, 0) 2001:db8::99",
      "b'only here' b'only here'",
      "('ConnectionRefusedError', 111, 'Connection refused')",
      "b'six\\r\\n' ('2001:db8::10', 22, 0, 0)",
      "[Errno 111] Connect call failed ('192.0.2.10', 1)",
    ]);
  });
});

describe('a socket of IPv6', () => {
  it('reaches what an address of IPv4 doesn’t show', async () => {
    const lines = await run(`
for family, address in ((socket.AF_INET, "192.0.2.10"), (socket.AF_INET6, "2001:db8::10")):
    found = []
    for port in (22, 80, 8080):
        with socket.socket(family) as s:
            found.append(s.connect_ex((address, port)))
    print(found)
with socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as s:
    s.sendto(b"ping", ("2001:db8::10", 7))
    print(s.recvfrom(9))
`);
    expect(lines).toEqual(['[0, 111, 111]', '[0, 111, 0]', "(b'ping', ('2001:db8::10', 7, 0, 0))"]);
  });

  it('needs the interface of a link-local address', async () => {
    const lines = await run(`
print(attempt(socket.socket(socket.AF_INET6).connect, ("fe80::20", 9100)))
for address in (("fe80::20%eth0", 9100), ("fe80::20", 9100, 0, socket.if_nametoindex("eth0"))):
    with socket.socket(socket.AF_INET6) as s:
        s.connect(address)
        print(s.recv(9), s.getpeername(), s.getsockname()[0])
print(socket.create_connection(("fe80::20%eth0", 9100)).recv(9), attempt(socket.getaddrinfo, "fe80::20%eth9", 1))
`);
    expect(lines).toEqual([
      "('OSError', 22, 'Invalid argument')",
      "b'ready\\n' ('fe80::20%eth0', 9100, 0, 2) fe80::99%eth0",
      "b'ready\\n' ('fe80::20%eth0', 9100, 0, 2) fe80::99%eth0",
      "b'ready\\n' ('OSError', 19, 'No such device')",
    ]);
  });

  it('checks addresses, and stays in scope', async () => {
    const wrong = await run(`
for address in ("2001:db8::10", ("2001:db8::10",), ("2001:db8::10", 22, 0, 0, 0)):
    try:
        socket.socket(socket.AF_INET6).connect(address)
    except TypeError as problem:
        print(problem)
print(attempt(socket.socket(socket.AF_INET6).connect, ("192.0.2.10", 22))[0], attempt(socket.socket().connect, ("2001:db8::10", 22))[0])
with socket.socket(socket.AF_INET6) as s:
    s.bind(("", 5000))
    print(s.getsockname(), attempt(socket.socket(socket.AF_INET6).bind, ("2001:db8::1", 1))[1])
`);
    expect(wrong).toEqual([
      'connect(): AF_INET6 address must be tuple, not str',
      'AF_INET6 address must be a tuple (host, port[, flowinfo[, scopeid]])',
      'AF_INET6 address must be a tuple (host, port[, flowinfo[, scopeid]])',
      'gaierror gaierror',
      "('::', 5000, 0, 0) 99",
    ]);
    const scoped = await run(
      `for address in ("2001:db8::10", "2001:db8::20"):
    print(attempt(socket.create_connection, (address, 443), 1)[:2])`,
      { ...lab, scope: ['192.0.2.0/24', '2001:db8::20/128'] },
    );
    expect(scoped).toEqual(["('PermissionError', 13)", "('TimeoutError', None)"]);
    const without = await run(`print(attempt(socket.create_connection, ("2001:db8::10", 22)))`, {
      hosts: [{ ip: '192.0.2.1', ports: {} }],
    });
    expect(without).toEqual(["('OSError', 101, 'Network is unreachable')"]);
  });
});

describe('the logs', () => {
  it('name the version of packets, and quote IPv6 in messages about errors', async () => {
    const lines = await run(`
import lab
socket.create_connection(("four.test", 80)).close()
with socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as s:
    s.settimeout(1)
    s.connect(("2001:db8::10", 99))
    s.send(b"x")
    print(attempt(s.recv, 1)[1])
attempt(socket.create_connection, ("2001:db8::77", 1))
time.sleep(1)
packets = lab.packets()
print({(p["protocol"], p["family"]) for p in packets} == {("tcp", 4), ("udp", 6), ("tcp", 6), ("icmpv6", 6)})
for p in packets:
    if p["protocol"] == "icmpv6":
        print(p["source"], p["destination"], p["type"], p["code"], p["data"][:8].hex(), p["data"][8:24] == socket.inet_pton(socket.AF_INET6, "2001:db8::99"), len(p["data"]))
`);
    expect(lines).toEqual([
      '111',
      'True',
      '2001:db8::10 2001:db8::99 1 4 6000000000091140 True 49',
      '2001:db8::1 2001:db8::99 1 3 6000000000140640 True 60',
    ]);
  });

  it('show the records of a name server: AAAA, MX and reverse names', async () => {
    const lines = await run(`
import ipaddress, lab, struct
def ask(name, kind):
    question = b"".join(bytes([len(p)]) + p.encode() for p in name.split(".")) + b"\\0"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        s.sendto(struct.pack("!6H", 7, 0x0100, 1, 0, 0, 0) + question + struct.pack("!2H", kind, 1), ("192.0.2.10", 53))
        reply = s.recv(512)
    return struct.unpack_from("!H", reply, 6)[0], reply[12 + len(question) + 4:]
print(ask("both.test", 28)[1][-16:] == socket.inet_pton(socket.AF_INET6, "2001:db8::10"), ask("both.test", 1)[1][-4:])
print(ask("both.test", 15))
print(ask(ipaddress.ip_address("2001:db8::10").reverse_pointer, 12)[1][-11:], ask("x.ip6.arpa", 12)[0])
print([(row["type"], row["result"]) for row in lab.dns()])
`);
    expect(lines).toEqual([
      "True b'\\xc0\\x00\\x02\\n'",
      "(2, b'\\xc0\\x0c\\x00\\x0f\\x00\\x01\\x00\\x00\\x01,\\x00\\r\\x00\\n\\x04mail\\x04test\\x00\\xc0\\x0c\\x00\\x0f\\x00\\x01\\x00\\x00\\x01,\\x00\\x0f\\x00\\x14\\x06backup\\x04test\\x00')",
      "b'\\x04both\\x04test\\x00' 0",
      "[('AAAA', 'NOERROR'), ('A', 'NOERROR'), ('MX', 'NOERROR'), ('PTR', 'NOERROR'), ('PTR', 'NXDOMAIN')]",
    ]);
  });
});
