import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { functionName as functionNameSchema, slug as slugSchema } from './schemas/fields.ts';
import { titleOfSlug } from './title-of-slug.ts';

/** What is begun: a lesson, or a challenge that is entered as a program or as a function. */
export type Draft =
  | { kind: 'lesson'; slug: string }
  | { kind: 'challenge'; slug: string; functionName: string | null };

const TEMPLATES = path.join(import.meta.dirname, 'templates');

function blanksOf(draft: Draft): Record<string, string> {
  const blanks = { '<<< title >>>': titleOfSlug(draft.slug) };
  if (draft.kind === 'lesson') return blanks;
  const { functionName } = draft;
  return functionName === null
    ? { ...blanks, '<<< entry >>>': 'program' }
    : {
        ...blanks,
        '<<< entry >>>': `{ function: ${functionName} }`,
        '<<< function >>>': functionName,
      };
}

function templatesOf(draft: Draft): string[] {
  if (draft.kind === 'lesson') return ['lesson'];
  return ['challenge', draft.functionName === null ? 'entries/program' : 'entries/function'];
}

async function copyFilled(from: string, to: string, blanks: Record<string, string>): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    const text = await readFile(source, 'utf8');
    const filled = Object.entries(blanks).reduce(
      (result, [blank, value]) => result.replaceAll(blank, value),
      text,
    );
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, filled, { flag: 'wx' });
  }
}

async function refuseTaken(directory: string, slug: string): Promise<void> {
  for (const kind of ['lessons', 'challenges']) {
    const folder = path.join(directory, kind, slug);
    if (!(await stat(folder).catch(() => null))) continue;
    throw new RangeError(
      `content/${kind}/${slug} exists. A slug names one thing for ever: choose another.`,
    );
  }
}

function refuseOddNames(draft: Draft): void {
  if (!slugSchema.safeParse(draft.slug).success) {
    throw new RangeError(
      `"${draft.slug}" is no slug. Use small letters, digits and single dashes, such as port-scanner.`,
    );
  }
  if (draft.kind === 'lesson' || draft.functionName === null) return;
  if (functionNameSchema.safeParse(draft.functionName).success) return;
  throw new RangeError(
    `"${draft.functionName}" is no name for a function. Use small letters, digits and underscores.`,
  );
}

/**
 * Begins a lesson or a challenge: a small one that works, in which everything that its author has to say stands between
 * `<<<` and `>>>`. The validator names each such place until it is filled.
 *
 * @param directory the content folder
 * @returns the new folder, relative to it
 * @throws {RangeError} when a name is odd or the slug is taken; nothing is written then
 */
export async function scaffold(directory: string, draft: Draft): Promise<string> {
  refuseOddNames(draft);
  await refuseTaken(directory, draft.slug);
  const folder = `${draft.kind}s/${draft.slug}`;
  for (const template of templatesOf(draft)) {
    const target = path.join(directory, folder);
    await copyFilled(path.join(TEMPLATES, template), target, blanksOf(draft));
  }
  return folder;
}
