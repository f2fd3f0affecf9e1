import { describe, expect, test } from 'vitest';
import { type LabLog, parseLabLog } from '../../domain/lab-log.ts';
import type { LabScenario } from '../lab/scenario.ts';
import { ENGINES, useSealedPython } from '../python/sealed-python-for-tests.ts';

const lab: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.20',
      names: ['web.test'],
      ports: { 22: { banner: 'SSH-2.0-x\r\n' }, 80: { http: { '/a': [200, 'yes'] } } },
      udp: { 53: { dns: true } },
    },
    { ip: '2001:db8::20', names: ['web.test'], ports: { 22: {} } },
  ],
};

const CONNECT = `
import socket
for port in (22, 23):
    with socket.socket() as probe:
        print(probe.connect_ex(("192.0.2.20", port)))
`;

const ASK = `
from urllib.request import Request, urlopen
print(urlopen(Request("http://192.0.2.20/a?id=" + input(), headers={"Cookie": "s=1"})).read())
`;

const RESOLVE = `
import socket, struct
question = struct.pack(">6H", 7, 256, 1, 0, 0, 0) + b"\\3web\\4test\\0" + struct.pack(">2H", 1, 1)
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
    probe.sendto(question, ("192.0.2.20", 53))
    probe.recv(512)
`;

describe.each(ENGINES)('the log of a run in the %s engine', (engine) => {
  const python = useSealedPython(engine);

  async function logOf(log: LabLog, code: string, input = '') {
    const outcome = await python.run(code, { lab, log, inputs: [input] });
    return { outcome, rows: parseLabLog(log, outcome.log ?? 'none') };
  }

  test('a run that nobody asked a log of has none', async () => {
    expect(await python.run(CONNECT, { lab })).not.toHaveProperty('log');
  });

  test('it has the connections that a program attempted', async () => {
    const { outcome, rows } = await logOf('connections', CONNECT);
    expect(outcome.stdout).toBe('0\n111\n');
    expect(rows).toMatchObject([
      { host: '192.0.2.20', port: 22, outcome: 'open' },
      { host: '192.0.2.20', port: 23, outcome: 'closed' },
    ]);
  });

  test('it has the packets of both directions, with their bytes as hex digits', async () => {
    const code =
      'import socket\nwith socket.create_connection(("192.0.2.20", 22)) as s:\n    s.recv(99)\n';
    const { rows } = await logOf('packets', code);
    expect(rows?.map(({ flags }) => flags).slice(0, 3)).toEqual(['S', 'SA', 'A']);
    const banner = Buffer.from('SSH-2.0-x\r\n').toString('hex');
    expect(rows?.map(({ data }) => data)).toContain(banner);
  });

  test('it has the requests that web servers answered', async () => {
    const { rows } = await logOf('http', ASK, '7');
    expect(rows).toMatchObject([
      { method: 'GET', path: '/a', query: 'id=7', status: 200, cookies: { s: '1' } },
    ]);
  });

  test('it has the questions that name servers answered', async () => {
    expect((await logOf('dns', RESOLVE)).rows).toMatchObject([{ name: 'web.test', type: 'A' }]);
  });

  test('it has addresses of both families', async () => {
    const code =
      'import socket\nsocket.create_connection(("2001:db8::20", 22)).close()\nsocket.create_connection(("192.0.2.20", 22)).close()\n';
    const { rows } = await logOf('packets', code);
    expect(new Set(rows?.map(({ family }) => family))).toEqual(new Set([6, 4]));
  });

  test('each input has a log of its own', async () => {
    const outcomes = await python.runAll(ASK, { lab, log: 'http', inputs: ['1', '2'] });
    const queries = outcomes.map(({ log = '' }) => parseLabLog('http', log)?.[0]?.['query']);
    expect(queries).toEqual(['id=1', 'id=2']);
  });

  test('the same program leaves the same log twice, also if it draws random numbers', async () => {
    const code =
      'import random, socket\nfor _ in range(5):\n    socket.socket().connect_ex(("192.0.2.20", random.randrange(1, 99)))\n';
    const [first, second] = [await logOf('packets', code), await logOf('packets', code)];
    expect(first.rows?.length).toBeGreaterThanOrEqual(10);
    expect(second.outcome.log).toBe(first.outcome.log);
  });

  test('a failing program leaves what it did until then, and a run without a lab leaves an empty log', async () => {
    const { outcome, rows } = await logOf('connections', `${CONNECT}\n1 / 0\n`);
    expect(outcome.status).toBe('ERROR');
    expect(rows).toHaveLength(2);
    expect((await python.run('print(1)', { log: 'http' })).log).toBe('[]');
  });

  test.each([
    ['breaks the journal', 'import packetsmith_lab.journal as j\nj._state.clear()\n'],
    [
      'writes to the file itself',
      'import os\nfor n in range(3, 2000):\n    try:\n        os.write(n, b"[]")\n    except OSError:\n        pass\n',
    ],
  ])('a program that %s leaves no log, and its output counts as before', async (_name, code) => {
    const { outcome, rows } = await logOf('connections', `${code}print("done")\n`);
    expect(outcome).toMatchObject({ status: 'FINISHED', stdout: 'done\n' });
    expect(rows).toBeNull();
  });

  test('a program can’t read the log unless its lab allows that', async () => {
    const { outcome } = await logOf('connections', 'import lab\n');
    expect(outcome.error).toContain('ModuleNotFoundError');
  });

  test('a log that is too long ends the run', async () => {
    const code =
      'import socket\nfor port in range(1, 4000):\n    socket.socket().connect_ex(("192.0.2.20", port))\n';
    const { outcome } = await logOf('packets', code);
    expect(outcome).toMatchObject({ status: 'CRASHED' });
    expect(outcome).not.toHaveProperty('log', expect.stringContaining('192.0.2.20'));
  });
});
