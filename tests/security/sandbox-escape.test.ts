// cspell:ignore getframe listdir
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CaseOutcome } from '../../sandbox/contract.ts';
import { useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import type { Targets } from './escape-attempt.ts';
import { ESCAPE_ATTEMPTS } from './escape-attempts.ts';

const SECRET = `secret-${String(process.pid)}-of-the-machine`;

const python = useSealedPython();
let directory: string;
let targets: Targets;
let connections = 0;
const listener = net.createServer((socket) => {
  connections += 1;
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.0 200 OK\r\n\r\n${SECRET}`);
});

beforeAll(async () => {
  vi.stubEnv('PACKETSMITH_SECRET', SECRET);
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-escape-'));
  const secretFile = path.join(directory, 'secret.txt');
  await writeFile(secretFile, SECRET);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  targets = { secretFile, markerFile: path.join(directory, 'marker.txt'), port };
});

afterAll(async () => {
  vi.unstubAllEnvs();
  listener.close();
  await rm(directory, { recursive: true, force: true });
});

function expectNothingLeaked(outcome: CaseOutcome): void {
  expect(JSON.stringify(outcome)).not.toContain(SECRET);
  expect(JSON.stringify(outcome)).not.toContain('root:');
  expect(existsSync(targets.markerFile)).toBe(false);
  expect(connections).toBe(0);
}

/** Prints what an untouched interpreter prints. */
const PRISTINE_PROBE = [
  'import builtins, json, os, sys',
  'print(os.listdir("."), os.listdir("/tmp"), sorted(os.environ), len(sys.modules) > 100)',
  'print(sys.path, len(dir(builtins)), json.loads("[1]"), sys.stdin.read())',
].join('\n');

describe('a program that tries to leave the sandbox', () => {
  let pristine: string;
  beforeAll(async () => {
    pristine = (await python.run(PRISTINE_PROBE, { inputs: ['seen'] })).stdout;
    expect(pristine).toContain('seen');
  });

  for (const { name, code } of ESCAPE_ATTEMPTS) {
    it(`gets nowhere by ${name}, and the next run is pristine`, async () => {
      const limits = { wallMs: 10_000, outputBytes: 262_144 };
      expectNothingLeaked(await python.run(code(targets), { limits }));
      const next = await python.run(PRISTINE_PROBE, { inputs: ['seen'] });
      expect(next).toMatchObject({ status: 'FINISHED', stdout: pristine });
    });
  }
});

describe('a program that tries to forge its result', () => {
  it('only prints what looks like the messages of its process', async () => {
    const ended = {
      kind: 'ended',
      index: 0,
      report: { status: 'FINISHED', error: null, value: 'x' },
    };
    const code = [
      'import os, struct',
      `message = bytes(17) + ${JSON.stringify(JSON.stringify(ended))}.encode()`,
      'frame = struct.pack(">I", len(message)) + message',
      'os.write(1, frame * 3)',
      'for descriptor in range(3, 64):',
      '    try: os.write(descriptor, frame)',
      '    except OSError: pass',
      '1 / 0',
    ].join('\n');
    const outcomes = await python.runAll(code, { inputs: ['a', 'b'] });
    expect(outcomes.map(({ status }) => status)).toEqual(['ERROR', 'ERROR']);
    expect(outcomes.every(({ stdout }) => stdout.split('"ended"').length === 4)).toBe(true);
  });

  it('with a report of its own says no more than it could have printed', async () => {
    const code = [
      'import packetsmith_harness.report as report, packetsmith_harness.case as case',
      'report.report = lambda *a, **k: "{\\"status\\":\\"TRIUMPH\\",\\"error\\":null,\\"value\\":null}"',
      'case.reports.FINISHED = "ACCEPTED"',
      'print("mine")',
    ].join('\n');
    const outcome = await python.run(code);
    expect(outcome.stdout).toBe('mine\n');
    expect(['FINISHED', 'CRASHED']).toContain(outcome.status);
  });

  it('finds neither its other inputs nor anything expected of it', async () => {
    const code = [
      'import ctypes, sys',
      'mine = input()',
      'begin, end = bytes([97, 32, 109, 117, 99, 104, 32]), b"later"',
      'memory = ctypes.string_at(0, 30_000_000)',
      'at, places = memory.find(begin), []',
      'while at >= 0:',
      '    places.append(memory[at + len(begin):at + len(begin) + len(end)])',
      '    at = memory.find(begin, at + 1)',
      'print(end in places, mine)',
      'frame, jobs = sys._getframe(), []',
      'while frame := frame.f_back: jobs.append(frame.f_locals.get("job"))',
      'print(*sorted(next(filter(None, jobs))))',
    ].join('\n');
    const [first, second] = await python.runAll(code, {
      inputs: ['first', 'a much later input'],
    });
    // The second run finds its own input, which shows that the search can find one.
    expect(second?.stdout).toMatch(/^True a much later input\n/);
    expect(first?.stdout).toBe('False first\narguments code function lab outputBytes\n');
  });
});
