// cspell:ignore dstport ehlo HHHBH vrfy
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuthoredChallenge } from '../../content/authored.ts';
import { loadAuthoredCurriculum } from '../../content/load-curriculum.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import { readRecording } from '../../sandbox/recording/read-recording.ts';
import type { RecordedPacket } from '../../sandbox/recording/recording.ts';
import { framesOf } from '../../web/recorder/wire/packet-bytes.ts';
import {
  BAD,
  checksumsOf,
  type Frame,
  FRAME_FIELDS,
  GOOD,
  ownReading,
  sharkFlags,
  sharkReading,
} from './packet-readings.ts';
import { HAS_TSHARK, NO_TSHARK, readWithTshark } from './tshark.ts';

const { challenges } = await loadAuthoredCurriculum();
const python = useSealedPython();

beforeEach(({ skip }) => skip(!HAS_TSHARK, NO_TSHARK));

/** Fails unless TShark finds a capture file flawless and reads the same in it as the recorder. */
function expectFlawless(packets: readonly RecordedPacket[]): Frame[] {
  const frames = readWithTshark(packets, FRAME_FIELDS);
  expect(frames.filter((frame) => frame['_ws.malformed'].length > 0)).toEqual([]);
  for (const frame of frames) {
    const { own, quoted } = checksumsOf(frame);
    expect(new Set(own)).toEqual(new Set([GOOD]));
    // One of a packet that isn't quoted in full can't be verified.
    expect(quoted).not.toContain(BAD);
  }
  expect(frames.map(sharkReading)).toEqual(framesOf(packets).map(ownReading));
  return frames;
}

async function packetsOf(
  code: string,
  {
    samples,
    entry,
    lab,
    limits,
  }: Pick<AuthoredChallenge['challenge'], 'samples' | 'entry' | 'lab' | 'limits'>,
): Promise<(readonly RecordedPacket[])[]> {
  const record = { steps: 5_000, packets: true };
  const inputs = samples.map(({ stdin }) => stdin);
  const options = { entry, lab, limits: { ...limits, wallMs: 20_000 }, inputs, record };
  const outcomes = await python.runAll(code, options);
  return outcomes.map(
    ({ recording = 'none' }) => readRecording(recording, { code, record })?.packets ?? [],
  );
}

const labs = challenges.filter(({ challenge }) => challenge.lab !== null);

describe('TShark reads the packets of every solution in the lab as the recorder shows them', () => {
  test.each(labs.map((authored) => [authored.challenge.id, authored] as const))(
    '%s',
    async (_id, { challenge, solution, alternatives }) => {
      for (const code of [solution, ...alternatives.map((other) => other.code)]) {
        const captures = await packetsOf(code, challenge);
        expect(captures).toHaveLength(challenge.samples.length);
        for (const packets of captures) {
          const frames = expectFlawless(packets);
          expect(frames.filter((frame) => frame['tcp.analysis.flags'].length > 0)).toEqual([]);
        }
      }
    },
  );
});

/** Messages of TLS 1.2 in records of their own. */
const SERVER_HELLO = `160303002a020000260303${'7e'.repeat(32)}00c02f00`;
const SERVER_HELLO_DONE = '16030300040e000000';

const EVERYTHING: LabScenario = {
  latency: 20,
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['both.test'],
      mx: [[10, 'mail.test']],
      ports: {
        '22': { banner: 'SSH-2.0-lab\r\n' },
        '25': {
          banner: ['220 mail', 20, '.test ready\r\n'],
          replies: [
            ['^EHLO', '250-mail.test\r\n250 SIZE 1000\r\n'],
            ['^(MAIL|RCPT)', '250 ok\r\n'],
            ['^DATA', '354 go on\r\n'],
            ['^[.]', '250 sent\r\n'],
            ['(?i)^VRFY', '502 no\r\n'],
            { match: '^RSET', close: 'reset' },
          ],
        },
        '8443': {
          framing: 'bytes',
          steps: [
            { say: [{ hex: SERVER_HELLO + SERVER_HELLO_DONE }] },
            { say: [{ hex: '1403030001011603030028' + 'c5'.repeat(40) }] },
            { say: [{ hex: '1503030002' + '0228' }], close: true },
          ],
        },
        '80': { http: { '/': [200, 'x'.repeat(5_000)] } },
        '443': { state: 'filtered' },
      },
      udp: { '53': { dns: true }, '7': { replies: [['(?s)(.*)', '\\1']] } },
    },
    {
      ip: '2001:db8:0::0010',
      names: ['both.test'],
      txt: ['six'],
      ports: { '80': { http: { '/': [200, 'y'.repeat(5_000)] } }, '443': { state: 'filtered' } },
      udp: { '53': { dns: true }, '7': { replies: [['(?s)(.*)', '\\1']] } },
    },
    { ip: 'fe80::20', names: ['printer.test'], ports: { '9100': { banner: 'ready\n' } } },
  ],
};

/** Sends every kind of packet that the lab has, over both versions of IP. */
const SEND_EVERYTHING = `
import socket, struct, time, urllib.request
FOUR, SIX = ("192.0.2.10", socket.AF_INET), ("2001:db8::10", socket.AF_INET6)

def connect(host, port, family, seconds=1):
    client = socket.socket(family, socket.SOCK_STREAM)
    client.settimeout(seconds)
    client.connect_ex((host, port))
    return client

def ask(host, family, name, kind):
    question = struct.pack(">6H", 7, 256, 1, 0, 0, 0)
    question += b"".join(bytes([len(part)]) + part for part in name.split(b".")) + b"\\0" + struct.pack(">HH", kind, 1)
    with socket.socket(family, socket.SOCK_DGRAM) as client:
        client.settimeout(1)
        client.sendto(question, (host, 53))
        client.recv(512)

for host, family in (FOUR, SIX):
    for name, kind in ((b"both.test", 1), (b"both.test", 28), (b"both.test", 15), (b"both.test", 16), (b"no.test", 1),
                       (b"both.test", 255), (b"10.2.0.192.in-addr.arpa", 12), (b"10.2.0.192.in-addr.arpa", 1)):
        ask(host, family, name, kind)
    with socket.socket(family, socket.SOCK_DGRAM) as client:
        client.settimeout(1)
        client.sendto(struct.pack(">6H", 7, 256, 0, 0, 0, 0), (host, 53))
        client.recv(512)
    with socket.socket(family, socket.SOCK_DGRAM) as client:
        client.settimeout(1)
        for size in (1, 1500):
            client.sendto(b"e" * size, (host, 7))
            client.recv(4096)
        client.sendto(b"closed", (host, 9))
        client.sendto(b"long" * 500, (host, 9))
        client.sendto(b"nobody", (host[:-2] + "99", 9))
    connect(host, 443, family, 4).close()
    connect(host, 81, family).close()
    connect(host[:-2] + "99", 80, family).close()
    shown = f"[{host}]" if ":" in host else host
    urllib.request.urlopen(f"http://{shown}/").read()
with connect("192.0.2.10", 25, socket.AF_INET) as client:
    while b"ready" not in client.recv(99): pass
    mail = b"Subject: hi\\r\\n\\r\\nto the harbor\\r\\n"
    for line in (b"EHLO lab.test", b"MAIL FROM:<a@lab.test>", b"RCPT TO:<b@both.test>", b"DATA", mail + b".", b"vrfy b"):
        client.sendall(line + b"\\r\\n")
        client.recv(99)
    client.sendall(b"RSET\\r\\n")
    try: client.recv(99)
    except ConnectionResetError: pass
name = b"both.test"
extension = struct.pack(">HHHBH", 0, len(name) + 5, len(name) + 3, 0, len(name)) + name
hello = b"\\3\\3" + b"r" * 32 + bytes.fromhex("000004c02f00ff0100") + struct.pack(">H", len(extension)) + extension
hello = b"\\1" + len(hello).to_bytes(3) + hello
with connect("192.0.2.10", 8443, socket.AF_INET) as client:
    client.sendall(b"\\x16\\3\\1" + len(hello).to_bytes(2) + hello)
    client.recv(999)
    client.sendall(bytes.fromhex("1603030005100000010a") + bytes.fromhex("1403030001011603030028") + b"e" * 40)
    client.recv(999)
    client.sendall(bytes.fromhex("1703030020") + b"d" * 32)
    client.recv(999)
connect("192.0.2.10", 22, socket.AF_INET).close()
with socket.socket(socket.AF_INET6) as client:
    client.connect(("fe80::20%eth0", 9100, 0, 2))
    client.recv(99)
time.sleep(1)
`;

test('TShark reads every kind of packet of the lab as the recorder shows it', async () => {
  const [packets = []] = await packetsOf(SEND_EVERYTHING, {
    samples: [{ stdin: '' }] as AuthoredChallenge['challenge']['samples'],
    entry: { kind: 'program' },
    lab: EVERYTHING,
    limits: { wallMs: 20_000, outputBytes: 65_536 },
  });
  const frames = expectFlawless(packets);
  const protocols = new Set(packets.map(({ protocol }) => protocol));
  expect(protocols).toEqual(new Set(['tcp', 'udp', 'icmp', 'icmpv6']));
  // Nothing but the repeated SYNs to the two filtered ports.
  const analyzed = frames.filter((frame) => frame['tcp.analysis.flags'].length > 0);
  expect(analyzed.map((frame) => [frame['tcp.dstport'][0], sharkFlags(frame)])).toEqual(
    Array.from({ length: 4 }, () => ['443', ['SYN']]),
  );
});
