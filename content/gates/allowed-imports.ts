import type { FileGate } from './gate.ts';

/** Modules that cannot reach a real system from the sandbox. Add a module only with a reason. */
const ALLOWED: ReadonlySet<string> = new Set([
  'argparse',
  'asyncio',
  'base64',
  'binascii',
  'bisect',
  'calendar',
  'codecs',
  'collections',
  'concurrent',
  'contextlib',
  'copy',
  'cryptography',
  'csv',
  'dataclasses',
  'datetime',
  'decimal',
  'email',
  'errno',
  'fractions',
  'functools',
  'hashlib',
  'heapq',
  'hmac',
  'html',
  'http',
  'io',
  'ipaddress',
  'itertools',
  'json',
  'lab',
  'math',
  'operator',
  'pathlib',
  'posixpath',
  'queue',
  'random',
  're',
  'secrets',
  'select',
  'selectors',
  'socket',
  'sqlite3',
  'statistics',
  'string',
  'struct',
  'sys',
  'textwrap',
  'threading',
  'time',
  'toyvm',
  'typing',
  'unicodedata',
  'urllib',
  'zlib',
]);

const IMPORT = /^\s*(?:import|from)\s+([\w., ]+?)(?:\s+import\b.*|\s+as\b.*)?$/;

function modulesOf(line: string): string[] {
  const names = IMPORT.exec(line)?.[1] ?? '';
  return names.split(',').map((name) => name.trim().split('.')[0] ?? '');
}

/** The curriculum's programs import nothing that could affect a real system. They use the lab's network only. */
export const allowedImports: FileGate = ({ file, text }) => {
  if (!file.endsWith('.py')) return [];
  return text.split('\n').flatMap((line, index) =>
    modulesOf(line)
      .filter((name) => name !== '' && !ALLOWED.has(name))
      .map((name) => ({
        file,
        field: `line ${index + 1}`,
        fix: `"${name}" is not on the list of allowed modules. Use another one.`,
      })),
  );
};
