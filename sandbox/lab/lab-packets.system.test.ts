import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  log: true,
  hosts: [
    {
      ip: '192.0.2.10',
      latency: 20,
      ports: {
        '22': { banner: 'SSH\r\n' },
        '25': {
          banner: ['220 mail', 100, '.test\r\n'],
          replies: [
            { match: '^QUIT', say: 'bye\r\n', close: true },
            { match: '^RSET', close: 'reset' },
          ],
        },
        '443': { state: 'filtered' },
        '8080': { latency: 300 },
      },
    },
  ],
};

/** Lists the packets of a port: seconds, direction, flags, numbers relative to the first ones, and bytes of data. */
const SHOW = `
import lab, socket, time
def show(port):
    packets = [p for p in lab.packets() if port in (p["source_port"], p["destination_port"])]
    first = {}
    for p in packets:
        first.setdefault(p["source"], p["seq"])
    for p in packets:
        is_own = p["source"] == "10.0.0.99"
        ack = (p["ack"] - first.get(p["destination"], 0)) % 2**32 if "A" in p["flags"] else p["ack"]
        seq = (p["seq"] - first[p["source"]]) % 2**32
        print(f'{p["time"]:.2f}', ">" if is_own else "<", p["flags"], seq, ack, len(p["data"]))
`;

async function packets(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(SHOW + program, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

const HANDSHAKE = ['0.00 > S 0 0 0', '0.02 < SA 0 1 0', '0.02 > A 1 1 0'];

describe('the packets of the log', () => {
  it('repeat an unanswered SYN as Linux does, while the socket is open', async () => {
    const lines = await packets(`
with socket.socket() as s:
    s.settimeout(5)
    s.connect_ex(("192.0.2.10", 443))
    time.sleep(4)
time.sleep(99)
show(443)
print(socket.socket().connect_ex(("192.0.2.10", 443)))
print([round(p["time"] - 108) for p in lab.packets()[4:]])
`);
    expect(lines).toEqual([
      '0.00 > S 0 0 0',
      '1.00 > S 0 0 0',
      '3.00 > S 0 0 0',
      '7.00 > S 0 0 0',
      '110',
      '[0, 1, 3, 7, 15, 31, 63]',
    ]);
  });

  it('include the SYN of an attempt that timed out, and refuse a late answer to a closed socket', async () => {
    const lines = await packets(`
with socket.socket() as s:
    s.settimeout(0.1)
    s.connect_ex(("192.0.2.10", 8080))
time.sleep(1)
show(8080)
`);
    expect(lines).toEqual(['0.00 > S 0 0 0', '0.30 < SA 0 1 0', '0.30 > R 1 0 0']);
  });

  it('acknowledge the end of a connection on both sides', async () => {
    const lines = await packets(`
with socket.create_connection(("192.0.2.10", 22), 1) as s:
    s.recv(99)
time.sleep(1)
show(22)
with socket.create_connection(("192.0.2.10", 25), 1) as s:
    s.recv(99); s.recv(99); s.sendall(b"QUIT\\r\\n"); s.recv(99); s.recv(99)
time.sleep(1)
show(25)
`);
    expect(lines.slice(0, 8)).toEqual([
      ...HANDSHAKE,
      '0.04 < PA 1 1 5',
      '0.04 > A 1 6 0',
      '0.04 > FA 1 6 0',
      '0.06 < FA 6 2 0',
      '0.06 > A 2 7 0',
    ]);
    expect(lines.slice(-7)).toEqual([
      '1.18 > PA 1 16 6',
      '1.20 < PA 16 7 5',
      '1.20 > A 7 21 0',
      '1.20 < FA 21 7 0',
      '1.20 > A 7 22 0',
      '1.20 > FA 7 22 0',
      '1.22 < A 22 8 0',
    ]);
  });

  it('acknowledge bytes only when they have arrived', async () => {
    const lines = await packets(`
s = socket.create_connection(("192.0.2.10", 25), 1)
s.recv(99); s.sendall(b"HELO\\r\\n"); time.sleep(1)
show(25)
`);
    expect(lines).toEqual([
      ...HANDSHAKE,
      '0.04 < PA 1 1 8',
      '0.04 > A 1 9 0',
      '0.04 > PA 1 9 6',
      '0.06 < A 9 7 0',
      '0.14 < PA 9 7 7',
      '0.14 > A 7 16 0',
    ]);
  });

  it('end with a reset, which uses up no number and needs no answer', async () => {
    const lines = await packets(`
with socket.create_connection(("192.0.2.10", 25), 1) as s:
    s.recv(99); s.recv(99); s.sendall(b"RSET\\r\\n")
    try: s.recv(99)
    except ConnectionResetError: pass
time.sleep(1)
show(25)
`);
    expect(lines.slice(-3)).toEqual(['0.14 > A 1 16 0', '0.14 > PA 1 16 6', '0.16 < RA 16 7 0']);
  });

  it('refuse a connection to a closed port with a reset that acknowledges the SYN', async () => {
    const lines = await packets(`
socket.socket().connect_ex(("192.0.2.10", 23))
show(23)
`);
    expect(lines).toEqual(['0.00 > S 0 0 0', '0.02 < RA 0 1 0']);
  });

  it('reset data for a service that has closed, without an acknowledgment', async () => {
    const lines = await packets(`
with socket.create_connection(("192.0.2.10", 25), 1) as s:
    s.recv(99); s.recv(99); s.sendall(b"QUIT\\r\\n"); s.recv(99); s.recv(99); s.sendall(b"lost")
    time.sleep(1)
show(25)
`);
    expect(lines.slice(-4)).toEqual([
      '0.16 < FA 21 7 0',
      '0.16 > A 7 22 0',
      '0.16 > PA 7 22 4',
      '0.18 < R 22 0 0',
    ]);
  });

  it('reset a connection that is closed with unread bytes, or before they arrive', async () => {
    const lines = await packets(`
with socket.create_connection(("192.0.2.10", 22), 1) as s:
    time.sleep(0.1)
time.sleep(1)
show(22)
socket.create_connection(("192.0.2.10", 25), 1).close()
time.sleep(1)
show(25)
`);
    expect(lines).toEqual([
      ...HANDSHAKE,
      '0.04 < PA 1 1 5',
      '0.04 > A 1 6 0',
      '0.12 > RA 1 6 0',
      '1.12 > S 0 0 0',
      '1.14 < SA 0 1 0',
      '1.14 > A 1 1 0',
      '1.14 > FA 1 1 0',
      '1.16 < PA 1 2 8',
      '1.16 > R 2 0 0',
    ]);
  });

  it('explain with ICMP why a closed UDP port or an unreachable host gets no answer', async () => {
    const lines = await packets(`
import struct
def total(data):
    total = sum(struct.unpack(f">{len(data) // 2}H", data))
    return hex((total & 0xFFFF) + (total >> 16))
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.sendto(b"ping", ("192.0.2.10", 9)); time.sleep(1)
print(socket.socket().connect_ex(("192.0.2.99", 80)))
for p in lab.packets():
    if p["protocol"] == "icmp":
        quote = p["data"]
        rest, udp_or_tcp = quote[20:], quote[9]
        pseudo = quote[12:20] + struct.pack(">HH", udp_or_tcp, len(rest))
        print(p["time"], p["source"], p["destination"], p["source_port"], p["type"], p["code"], quote[-4:])
        print(total(quote[:20]), total(pseudo + rest), struct.unpack(">H", rest[2:4])[0])
    else:
        print(p["time"], p["protocol"], p["destination"])
`);
    expect(lines).toEqual([
      '113',
      '0.0 udp 192.0.2.10',
      "0.02 192.0.2.10 10.0.0.99 0 3 3 b'ping'",
      '0xffff 0xffff 9',
      '1.0 tcp 192.0.2.99',
      expect.stringMatching(/^1\.0 10\.0\.0\.1 10\.0\.0\.99 0 3 1 /),
      '0xffff 0xffff 80',
    ]);
  });
});
