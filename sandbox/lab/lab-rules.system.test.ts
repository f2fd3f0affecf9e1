import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabLogEntry, LabScenario } from './scenario.ts';

const python = useSealedPython();

const gateway: LabScenario['hosts'][number] = {
  ip: '192.0.2.10',
  names: ['gateway.example'],
  ports: { '22': { banner: 'SSH\r\n' }, '443': { state: 'filtered' } },
};
const partner: LabScenario['hosts'][number] = { ip: '198.51.100.7', ports: { '22': {} } };

async function run(program: string, lab: LabScenario): Promise<string[]> {
  const { stdout, error } = await python.run(`import socket, time\n${program}`, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('the scope of an engagement', () => {
  const lab = { hosts: [gateway, partner], scope: ['192.0.2.0/24'] };
  const sentence = '198.51.100.7 is out of scope: you are only authorized to contact 192.0.2.0/24';

  it('is enforced over TCP, UDP and asyncio, with an explanation and without sending anything', async () => {
    const code = `
import asyncio, socket
s = socket.socket()
print(s.connect_ex(("198.51.100.7", 22)), s.connect_ex(("198.51.100.7", 22)))
async def dial():
    await asyncio.open_connection("198.51.100.7", 22)
for leave in (
    lambda: socket.create_connection(("198.51.100.7", 22), 1),
    lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("198.51.100.7", 53)),
    lambda: asyncio.run(dial()),
):
    try:
        leave()
    except PermissionError as refusal:
        print(refusal)
`;
    const { stdout, output } = await python.run(code, { lab });
    expect(stdout).toBe(`13 13\n${`[Errno 13] ${sentence}\n`.repeat(3)}`);
    expect(output).toContain(`lab: ${sentence}.\n`);
    expect(output.match(/lab: /g)).toHaveLength(1);
  });

  it('ends with the case: a program without a lab cannot reach any host', async () => {
    const code = [
      'import socket',
      'for host in ("192.0.2.10", "127.0.0.1"):',
      '    try: socket.create_connection((host, 22), 1)',
      '    except OSError as problem: print(problem)',
    ].join('\n');
    const nothing =
      '[Errno 113] No route to host: this challenge has no lab network, and no other network can be reached from here\n';
    expect((await python.run(code)).stdout).toBe(`${nothing}[Errno 111] Connection refused\n`);
  });
});

describe('the probe budget', () => {
  it('is not spent on the loopback interface', async () => {
    const code = `
import socket
for port in (1, 2, 3):
    try: socket.create_connection(("127.0.0.1", port))
    except ConnectionRefusedError: print("refused")
`;
    const { stdout, error } = await python.run(code, { lab: { hosts: [gateway], budget: 1 } });
    expect({ stdout, error }).toEqual({ stdout: 'refused\n'.repeat(3), error: null });
    const outside = `${code}socket.create_connection(("192.0.2.1", 1))`;
    const { error: refusal } = await python.run(outside, { lab: { hosts: [gateway], budget: 1 } });
    expect(refusal).not.toContain('The probe budget is spent');
  });

  it('counts connections and datagrams, and refuses the one after the last with an explanation', async () => {
    const code = `
import socket
def knock(port):
    with socket.socket() as s:
        return s.connect_ex(("192.0.2.10", port))
print([knock(port) for port in (21, 22)])
socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("192.0.2.10", 53))
print(knock(22), knock(23))
socket.create_connection(("192.0.2.10", 22))
`;
    const { stdout, output, error } = await python.run(code, {
      lab: { hosts: [gateway], budget: 3 },
    });
    expect(stdout).toBe('[111, 0]\n1 1\n');
    expect(error).toMatch(
      /PermissionError: \[Errno 1\] The probe budget is spent: .* allows 3 probes/,
    );
    expect(output.match(/lab: The probe budget/g)).toHaveLength(1);
  });
});

describe('the seed', () => {
  const lab = (seed: number): LabScenario => ({
    seed,
    latency: { ms: 20, jitter: 10 },
    hosts: [
      {
        ip: '192.0.2.10',
        ports: {
          'random 8000-8999': { banner: [{ oneOf: ['alpha', 'beta', 'gamma', 'delta'] }, '\n'] },
          '22': {},
        },
      },
    ],
    log: true,
  });
  const program = `
import lab
for port in range(8000, 9000):
    s = socket.socket()
    if s.connect_ex(("192.0.2.10", port)) == 0:
        print(port, s.recv(99), s.getsockname())
begun = time.perf_counter_ns(); socket.create_connection(("192.0.2.10", 22)); print(time.perf_counter_ns() - begun)
print(lab.packets()[-3]["seq"])
`;

  it('determines everything random in the lab', async () => {
    const [first, again, other] = await Promise.all(
      [7, 7, 8].map((seed) => run(program, lab(seed))),
    );
    expect(first).toHaveLength(3);
    expect(again).toEqual(first);
    for (const [index, line] of (other ?? []).entries()) expect(line).not.toBe(first?.[index]);
  });
});

describe('the log', () => {
  it('lists connections and packets after the earlier entries of the scenario', async () => {
    const past: LabLogEntry = {
      time: -3600,
      protocol: 'tcp',
      source: '203.0.113.5',
      source_port: 50_000,
      host: '192.0.2.10',
      port: 22,
      outcome: 'open',
      sent: 20,
      received: 400,
    };
    const lines = await run(
      `
import lab
with socket.create_connection(("192.0.2.10", 22), 1) as s:
    s.sendall(b"hello"); s.recv(99)
for address in (("192.0.2.10", 23), ("192.0.2.10", 443), ("192.0.2.9", 1)):
    with socket.socket() as s:
        s.settimeout(1); s.connect_ex(address)
lab.connections().clear()
for line in lab.connections():
    print(line["time"], line["host"], line["port"], line["outcome"], line["sent"], line["received"])
packets = [packet for packet in lab.packets() if 22 in (packet["source_port"], packet["destination_port"])]
print([packet["flags"] for packet in packets])
opening, answer, acknowledgment = packets[:3]
print(answer["ack"] == opening["seq"] + 1, acknowledgment["ack"] == answer["seq"] + 1, packets[3]["data"])
print([packet["flags"] for packet in lab.packets() if 23 in (packet["source_port"], packet["destination_port"])])
`,
      { hosts: [gateway], log: [past] },
    );
    expect(lines).toEqual([
      '-3600 192.0.2.10 22 open 20 400',
      '0.0 192.0.2.10 22 open 5 5',
      '0.0 192.0.2.10 23 closed 0 0',
      '0.0 192.0.2.10 443 filtered 0 0',
      '1.0 192.0.2.9 1 unreachable 0 0',
      "['S', 'SA', 'A', 'PA', 'A', 'PA', 'FA', 'FA', 'A']",
      "True True b'SSH\\r\\n'",
      "['S', 'RA']",
    ]);
  });

  it('cannot be imported unless the scenario enables it', async () => {
    const { error } = await python.run('import lab', { lab: { hosts: [gateway] } });
    expect(error).toContain("No module named 'lab'");
  });
});

describe('a program that breaks the lab', () => {
  it('breaks it only for its own case', async () => {
    const code = `
import concurrent.futures, queue, socket, sys, threading, time
print(socket.create_connection(("192.0.2.10", 22)).recv(9), end=" ")
with concurrent.futures.ThreadPoolExecutor() as pool:
    print(pool.submit(lambda: time.sleep(1) or "slept").result(), threading.current_thread().name)
lab = sys.modules["packetsmith_lab"]
def outlive():
    try:
        threading.Event().wait()
    finally:
        lab.network.OWN_ADDRESS = "outlived"
        print("still here")
threading.Thread(target=outlive, daemon=True).start()
print(socket.create_connection(("192.0.2.10", 22)).getsockname()[0])
socket.socket.recv = socket.socket.connect = lambda *_: b"evil"
socket.create_connection = socket.socket = None
threading.Thread.start = threading.Event.wait = queue.Queue.get = time.sleep = None
concurrent.futures.Future.result = lambda *_: "evil"
lab.network.attempt.__code__ = (lambda *_: None).__code__
lab.hosts.Lab.__init__ = lab.scheduler.block = None
lab.scheduler.state.queue.append("evil")
lab.hosts.current().hosts.clear()
`;
    const outcomes = await python.runAll(code, { lab: { hosts: [gateway] }, inputs: ['', '', ''] });
    for (const { stdout, error } of outcomes) {
      expect(error).toBeNull();
      expect(stdout).toBe("b'SSH\\r\\n' slept MainThread\n10.0.0.99\n");
    }
  });
});
