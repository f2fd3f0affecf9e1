import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeArchive } from './code-archive.ts';

function submission(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '7d3f2f7e-5a0f-4f43-9a39-1d0c8a9f1c11',
    challengeId: 'port-scanner',
    language: 'PYTHON',
    code: 'print(1)\n',
    status: 'FAILED',
    submittedAt: '2026-11-20T09:08:07.123Z',
    ...fields,
  };
}

function archiveOf(...submissions: unknown[]): Record<string, string> {
  return codeArchive({ profile: {}, submissions });
}

test('each attempt is a file in the folder of its challenge', () => {
  const files = archiveOf(submission(), submission({ challengeId: 'hexdump', code: 'print(2)\n' }));
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'port-scanner/2026-11-20-09-08-07-failed.py',
    'hexdump/2026-11-20-09-08-07-failed.py',
  ]);
  expect(files['hexdump/2026-11-20-09-08-07-failed.py']).toBe('print(2)\n');
  expect(files['README.txt']).toContain('Attempts in this archive: 2.');
});

test('the newest accepted attempt becomes the solution', () => {
  const accepted = { status: 'ACCEPTED' };
  const files = archiveOf(
    submission({ ...accepted, code: 'newest', submittedAt: '2026-11-21T10:00:00.000Z' }),
    submission({ ...accepted, code: 'oldest', submittedAt: '2026-11-19T10:00:00.000Z' }),
    submission({ code: 'failed later', submittedAt: '2026-11-22T10:00:00.000Z' }),
  );
  expect(files['port-scanner/solution.py']).toBe('newest');
});

test('without an accepted attempt there is no solution', () => {
  expect(archiveOf(submission())).not.toHaveProperty('port-scanner/solution.py');
});

test('attempts of the same second get separate files', () => {
  const files = archiveOf(submission({ code: 'one' }), submission({ code: 'two' }));
  expect(Object.values(files).slice(1)).toEqual(['one', 'two']);
});

test('names that differ only in case or in invalid characters get separate folders', () => {
  const files = archiveOf(
    submission({ challengeId: 'Port-Scanner', code: 'one' }),
    submission({ challengeId: 'port-scanner', code: 'two' }),
    submission({ challengeId: 'port/scanner', code: 'three' }),
  );
  expect(Object.values(files).slice(1)).toEqual(['one', 'two', 'three']);
});

test.each([
  '../../etc/passwd',
  '/etc/passwd',
  '..\\..\\boot.ini',
  'C:\\boot',
  '..',
  '',
  'nul',
  '\0',
])('a challenge named %j stays within its own folder', (challengeId) => {
  const [, path = ''] = Object.keys(archiveOf(submission({ challengeId })));
  expect(path).toMatch(/^[a-z0-9_-]+\/[a-z0-9_-]+\.py$/);
  expect(path).not.toMatch(/^nul\//);
});

test('no file is outside the archive’s folders, and no code is lost', () => {
  const row = fc.record({
    challengeId: fc.string(),
    status: fc.string(),
    submittedAt: fc.string(),
    language: fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'BASH')),
    code: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const files = archiveOf(...rows);
      const paths = Object.keys(files);
      for (const path of paths) {
        expect(path).toMatch(/^(README\.txt|[a-z0-9_-]{1,81}\/[a-z0-9_-]+\.(py|js|sh|txt))$/);
      }
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
      for (const { code } of rows) expect(Object.values(files)).toContain(code);
    }),
  );
});

test.each(['null', '[]', '{"submissions":{}}', '{"submissions":[null,7,{"code":1}]}'])(
  'an export without attempts (%s) contains only a README',
  (document) => {
    expect(Object.keys(codeArchive(JSON.parse(document)))).toEqual(['README.txt']);
  },
);
