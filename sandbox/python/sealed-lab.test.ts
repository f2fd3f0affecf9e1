import { describe, expect, it } from 'vitest';
import type { LabScenario } from '../lab/scenario.ts';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();

const lab: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.10',
      names: ['gateway.example'],
      ports: {
        '22': { banner: 'SSH-2.0-OpenSSH_9.2\r\n' },
        '25': { banner: '220 mail ESMTP\r\n', replies: [['^HELO', '250 hello\r\n']] },
        '80': { http: { '/': [200, '<h1>Hi</h1>', { 'X-Flag': 'abc' }], '/admin': [403, 'no'] } },
        '443': { state: 'filtered' },
      },
    },
    { ip: '192.0.2.20', default: 'filtered', ports: {} },
    { ip: '198.51.100.7', ports: { '22': {} } },
  ],
  scope: ['192.0.2.0/24'],
};

const runInLab = (lines: string[]) => python.run(['import socket', ...lines].join('\n'), { lab });

describe('an ordinary port scanner', () => {
  it('finds the numbers that Linux gives', async () => {
    const { stdout, error } = await runInLab([
      'def probe(host, port, timeout):',
      '    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as s:',
      '        s.settimeout(timeout)',
      '        return s.connect_ex((host, port))',
      'for host, port, timeout in [',
      '    ("gateway.example", 22, 1), ("192.0.2.10", 23, 1), ("192.0.2.10", 443, 0.5),',
      '    ("192.0.2.20", 80, None), ("192.0.2.99", 80, 1), ("localhost", 80, 1)]:',
      '    print(probe(host, port, timeout), end=" ")',
    ]);
    expect(error).toBeNull();
    expect(stdout).toBe('0 111 11 110 113 111 ');
  });

  it('meets the exceptions of every book', async () => {
    const { stdout } = await runInLab([
      'import errno',
      'for address in [("192.0.2.10", 23), ("192.0.2.20", 23), ("192.0.2.99", 23), ("nobody.example", 1)]:',
      '    try:',
      '        socket.create_connection(address, timeout=1)',
      '    except OSError as problem:',
      '        print(type(problem).__name__, problem)',
      'print(errno.ECONNREFUSED, errno.errorcode[111])',
    ]);
    expect(stdout.split('\n')).toEqual([
      'ConnectionRefusedError [Errno 111] Connection refused',
      'TimeoutError timed out',
      'OSError [Errno 113] No route to host',
      'gaierror [Errno -2] Name or service not known',
      '111 ECONNREFUSED',
      '',
    ]);
  });

  it('reads banners and talks to services', async () => {
    const { stdout } = await runInLab([
      'with socket.create_connection(("gateway.example", 25), timeout=2) as s:',
      '    print(s.recv(1024).decode().strip())',
      '    s.sendall(b"HELO me\\r\\n")',
      '    print(s.makefile().readline().strip(), s.getpeername())',
      'import urllib.request, urllib.error',
      'with urllib.request.urlopen("http://gateway.example/") as page:',
      '    print(page.status, page.headers["X-Flag"], page.read())',
      'try:',
      '    urllib.request.urlopen("http://gateway.example/admin")',
      'except urllib.error.HTTPError as problem:',
      '    print(problem.code, problem.read())',
    ]);
    expect(stdout.split('\n')).toEqual([
      '220 mail ESMTP',
      "250 hello ('192.0.2.10', 25)",
      "200 abc b'<h1>Hi</h1>'",
      "403 b'no'",
      '',
    ]);
  });

  it('works with threads, pools and asyncio', async () => {
    const { stdout, error } = await runInLab([
      'import asyncio, concurrent.futures, queue, threading',
      'def is_open(port):',
      '    s = socket.socket(); s.settimeout(1)',
      '    return s.connect_ex(("192.0.2.10", port)) == 0',
      'found, lock, ports = [], threading.Lock(), queue.Queue()',
      'def work():',
      '    while True:',
      '        port = ports.get()',
      '        if is_open(port):',
      '            with lock: found.append(port)',
      '        ports.task_done()',
      'for _ in range(8): threading.Thread(target=work, daemon=True).start()',
      'for port in range(20, 90): ports.put(port)',
      'ports.join(); print(sorted(found))',
      'with concurrent.futures.ThreadPoolExecutor(50) as pool:',
      '    print([port for port, hit in zip(range(20, 90), pool.map(is_open, range(20, 90))) if hit])',
      'async def probe(port):',
      '    try:',
      '        reader, writer = await asyncio.wait_for(asyncio.open_connection("192.0.2.10", port), 1)',
      '    except OSError: return None',
      '    writer.close(); await writer.wait_closed()',
      '    return port',
      'async def main():',
      '    print([p for p in await asyncio.gather(*(probe(p) for p in range(20, 90))) if p])',
      'asyncio.run(main())',
    ]);
    expect(error).toBeNull();
    expect(stdout).toBe('[22, 25, 80]\n[22, 25, 80]\n[22, 25, 80]\n');
  });
});

describe('the scope of an engagement', () => {
  it('is taught to whoever leaves it, and nothing is sent', async () => {
    const { stdout, output } = await runInLab([
      's = socket.socket()',
      'print(s.connect_ex(("198.51.100.7", 22)), s.connect_ex(("198.51.100.7", 22)))',
      'try:',
      '    socket.create_connection(("198.51.100.7", 22), 1)',
      'except PermissionError as refusal:',
      '    print(refusal)',
    ]);
    const sentence =
      '198.51.100.7 is out of scope: you are authorised to touch 192.0.2.0/24 and nothing else';
    expect(stdout).toBe(`13 13\n[Errno 13] ${sentence}\n`);
    expect(output).toContain(`lab: ${sentence}.\n`);
    expect(output.match(/lab: /g)).toHaveLength(1);
  });

  it('ends with the case: a program without a lab reaches nothing', async () => {
    const code = [
      'import socket',
      'for host in ("192.0.2.10", "127.0.0.1"):',
      '    try: socket.create_connection((host, 22), 1)',
      '    except OSError as problem: print(problem)',
    ].join('\n');
    const sentence =
      '[Errno 113] No route to host: this challenge has no lab network, and no other can be reached from here\n';
    expect((await python.run(code)).stdout).toBe(sentence + sentence);
  });

  it('does not let a socket wait for ever', async () => {
    const { error } = await runInLab([
      's = socket.create_connection(("192.0.2.10", 80))',
      's.recv(10)',
    ]);
    expect(error).toMatch(/TimeoutError: 192\.0\.2\.10:80 has nothing more to say.*settimeout/);
  });
});
