import type { FileGate } from './gate.ts';

/** Modules that cannot reach a real system from the sandbox. Extend it with a reason, not in passing. */
const HARMLESS: ReadonlySet<string> = new Set([
  'base64',
  'binascii',
  'collections',
  'csv',
  'datetime',
  'hashlib',
  'hmac',
  'io',
  'ipaddress',
  'itertools',
  'json',
  'math',
  'random',
  're',
  'secrets',
  'socket',
  'string',
  'struct',
  'sys',
  'textwrap',
  'time',
  'urllib',
  'zlib',
]);

const IMPORT = /^\s*(?:import|from)\s+([\w., ]+?)(?:\s+import\b.*|\s+as\b.*)?$/;

function modulesOf(line: string): string[] {
  const names = IMPORT.exec(line)?.[1] ?? '';
  return names.split(',').map((name) => name.trim().split('.')[0] ?? '');
}

/** Our own programs import nothing that acts on a real system. Networks are those of the lab. */
export const importsOnlyTheHarmless: FileGate = ({ file, text }) => {
  if (!file.endsWith('.py')) return [];
  return text.split('\n').flatMap((line, index) =>
    modulesOf(line)
      .filter((name) => name !== '' && !HARMLESS.has(name))
      .map((name) => ({
        file,
        field: `line ${index + 1}`,
        mend: `"${name}" is not among the modules that content may import. Do without it.`,
      })),
  );
};
