/** The fields of an attempt that the archive needs. */
interface Attempt {
  folder: string;
  language: string;
  status: string;
  code: string;
  /** ISO 8601, UTC; '' if the document doesn't contain it. */
  submittedAt: string;
}

/** The longest path segment, in characters. Every file system supports it. */
const MAX_NAME_LENGTH = 80;

/** Names that Windows reserves for devices, with any extension. */
const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['python', 'py'],
  ['javascript', 'js'],
  ['bash', 'sh'],
]);

/**
 * Returns the learner's code as files: one folder per challenge, one file per attempt, a copy of the newest accepted
 * attempt as the solution, and a README. No path leaves its folder, and paths stay distinct even on case-insensitive
 * file systems, whatever the document contains.
 *
 * @param document the data export
 * @returns the text of each file by its path, with / between folders
 */
export function codeArchive(document: unknown): Record<string, string> {
  const attempts = attemptsOf(document);
  const files: Record<string, string> = { 'README.txt': readme(attempts.length) };
  for (const [path, code] of draftsOf(document)) files[path] = code;
  for (const attempt of attempts) {
    files[freePath(files, attempt)] = attempt.code;
    // Oldest first, so that the latest accepted attempt wins.
    if (attempt.status === 'accepted') files[solutionPath(attempt)] = attempt.code;
  }
  return files;
}

/** Returns the attempts, oldest first. Skips rows without code or a challenge. */
function attemptsOf(document: unknown): Attempt[] {
  const rows = field(document, 'submissions');
  if (!Array.isArray(rows)) return [];
  return rows
    .flatMap((row: unknown): Attempt[] => {
      const [code, challengeId] = [field(row, 'code'), field(row, 'challengeId')];
      if (typeof code !== 'string' || typeof challengeId !== 'string') return [];
      return [
        {
          code,
          folder: safeName(challengeId, 'challenge'),
          language: text(field(row, 'language')).toLowerCase(),
          status: safeName(text(field(row, 'status')), 'attempt'),
          submittedAt: text(field(row, 'submittedAt')),
        },
      ];
    })
    .sort((one, other) => (one.submittedAt < other.submittedAt ? -1 : 1));
}

/** Returns the drafts: each path with its code. */
function draftsOf(document: unknown): [path: string, code: string][] {
  const rows = field(document, 'drafts');
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown): [string, string][] => {
    const [code, challengeId] = [field(row, 'code'), field(row, 'challengeId')];
    if (typeof code !== 'string' || typeof challengeId !== 'string') return [];
    return [[`${safeName(challengeId, 'challenge')}/draft.py`, code]];
  });
}

/** Returns a name that is safe as one path segment. */
function safeName(text: string, otherwise: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  if (name === '') return otherwise;
  return DEVICE_NAME.test(name) ? `${name}-` : name;
}

function solutionPath(attempt: Attempt): string {
  return `${attempt.folder}/solution.${extensionOf(attempt)}`;
}

function freePath(files: Record<string, string>, attempt: Attempt): string {
  // 2026-01-31-12-00-00: some systems don't allow colons in names.
  const time = safeName(attempt.submittedAt.replace(/\.\d+Z$/, '').replace('T', '-'), 'undated');
  const base = `${attempt.folder}/${time}-${attempt.status}`;
  const pathOf = (suffix: string) => `${base}${suffix}.${extensionOf(attempt)}`;
  let path = pathOf('');
  for (let copy = 2; path in files; copy += 1) path = pathOf(`-${copy}`);
  return path;
}

function extensionOf({ language }: Attempt): string {
  return EXTENSIONS.get(language) ?? 'txt';
}

function readme(attempts: number): string {
  return [
    'Your code from Packetsmith',
    '',
    'There is one folder for each challenge that you worked on, named after its address.',
    'Each folder has one file for each attempt that you submitted, named by its time (UTC) and',
    'result: accepted, failed, or pending. The file "solution" is your latest accepted attempt.',
    '',
    `Attempts in this archive: ${attempts}.`,
    'The file "draft" is what you had in the editor.',
    '',
  ].join('\n');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
