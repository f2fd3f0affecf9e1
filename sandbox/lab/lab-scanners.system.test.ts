import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['target.test'],
      latency: 5,
      ports: {
        '22': { banner: 'SSH-2.0-OpenSSH_9.2\r\n' },
        '25': { banner: ['220 mail', 1, '.test ESMTP\r\n'] },
        '80': { http: { '/': [200, 'hello'] } },
        '443': { state: 'filtered' },
        '8080': {},
      },
      udp: { '7': { latency: 5, replies: [['(.*)', '\\1']] } },
    },
  ],
};

async function run(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(program, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('an ordinary scanner', () => {
  it('probes 8,080 ports one by one', async () => {
    const lines = await run(`
import socket, sys, time
def scan(host, ports):
    for port in ports:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.settimeout(0.5)
            if probe.connect_ex((host, port)) == 0:
                try:
                    banner = probe.recv(1024).decode().strip()
                except socket.timeout:
                    banner = "(silent)"
                yield port, banner
begun = time.time()
for port, banner in scan(socket.gethostbyname("target.test"), range(1, 8081)):
    print(f"{port:>5} open  {banner}")
print(f"{time.time() - begun:.1f} s")
`);
    expect(lines).toEqual([
      '   22 open  SSH-2.0-OpenSSH_9.2',
      '   25 open  220 mail',
      '   80 open  (silent)',
      ' 8080 open  (silent)',
      '41.9 s',
    ]);
  });

  it('probes 8,080 ports with a pool of a hundred threads', async () => {
    const lines = await run(`
import socket, time
from concurrent.futures import ThreadPoolExecutor, as_completed
def probe(port):
    try:
        with socket.create_connection(("target.test", port), timeout=0.5):
            return port
    except OSError:
        return None
begun = time.perf_counter()
with ThreadPoolExecutor(max_workers=100) as pool:
    futures = [pool.submit(probe, port) for port in range(1, 8081)]
    print(sorted(future.result() for future in as_completed(futures) if future.result()))
print(f"{time.perf_counter() - begun:.1f}")
`);
    expect(lines).toEqual(['[22, 25, 80, 8080]', '0.5']);
  });

  it('probes 8,080 ports with asyncio', async () => {
    const lines = await run(`
import asyncio
async def probe(port, slots):
    async with slots:
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection("target.test", port), 0.5)
        except (OSError, asyncio.TimeoutError):
            return None
        try:
            banner = await asyncio.wait_for(reader.readline(), 0.2)
        except asyncio.TimeoutError:
            banner = b""
        writer.close()
        await writer.wait_closed()
        return port, banner.decode().strip()
async def main():
    slots = asyncio.Semaphore(100)
    begun = asyncio.get_running_loop().time()
    found = await asyncio.gather(*(probe(port, slots) for port in range(1, 8081)))
    for pair in filter(None, found):
        print(*pair)
    print(f"{asyncio.get_running_loop().time() - begun:.1f}")
asyncio.run(main())
`);
    expect(lines).toEqual([
      '22 SSH-2.0-OpenSSH_9.2',
      '25 220 mail.test ESMTP',
      '80 ',
      '8080 ',
      expect.stringMatching(/^0\.[5-7]$/),
    ]);
  });
});

describe('asyncio in the lab', () => {
  it('supports streams, datagrams, threads, task groups and timeouts, and raises the usual errors', async () => {
    const lines = await run(`
import asyncio, socket, time
class Echo(asyncio.DatagramProtocol):
    def __init__(self, answer): self.answer = answer
    def connection_made(self, transport): transport.sendto(b"ping")
    def datagram_received(self, data, address): self.answer.set_result((data, address))
async def main():
    loop = asyncio.get_running_loop()
    begun = loop.time()
    elapsed = lambda: f"{loop.time() - begun:.2f}"
    transport, _ = await loop.create_datagram_endpoint(
        lambda: Echo(answer), remote_addr=("target.test", 7)) if (answer := loop.create_future()) else None
    print(await answer, elapsed())
    transport.close()
    for port in (1, 443):
        try:
            await asyncio.wait_for(asyncio.open_connection("target.test", port), 1)
        except OSError as problem:
            print(type(problem).__name__, problem, elapsed())
    reader, writer = await asyncio.open_connection("target.test", 80)
    writer.write(b"GET / HTTP/1.1\\r\\nHost: target.test\\r\\n\\r\\n")
    await writer.drain()
    print((await reader.readline()).decode().strip(), (await reader.read())[-5:], writer.get_extra_info("peername"))
    async with asyncio.TaskGroup() as group:
        naps = [group.create_task(asyncio.to_thread(time.sleep, 1)) for _ in range(5)]
    print(elapsed())
    s = socket.socket(); s.setblocking(False)
    await loop.sock_connect(s, ("target.test", 22)); print(await loop.sock_recv(s, 7))
    try:
        async with asyncio.timeout(0.5):
            await loop.sock_recv(s, 0) or await asyncio.sleep(9)
    except TimeoutError:
        print("late", elapsed())
    try:
        await asyncio.start_server(print, "127.0.0.1", 80)
    except OSError as problem:
        print(problem.errno)
asyncio.run(main())
`);
    expect(lines).toEqual([
      "(b'ping', ('192.0.2.10', 7)) 0.01",
      expect.stringMatching(
        /^ConnectionRefusedError \[Errno 111\] Connect call failed \('192\.0\.2\.10', 1\) 0\.0\d$/,
      ),
      expect.stringMatching(/^TimeoutError {2}1\.0\d$/),
      "HTTP/1.1 200 OK b'hello' ('192.0.2.10', 80)",
      expect.stringMatching(/^2\.0\d$/),
      "b'SSH-2.0'",
      expect.stringMatching(/^late 2\.5\d$/),
      '95',
    ]);
  });
});
