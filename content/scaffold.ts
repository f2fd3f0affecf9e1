import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import {
  functionName as functionNameSchema,
  slug as slugSchema,
} from './schemas/curriculum-schemas.ts';
import { titleOfSlug } from './content-folder.ts';

/** What to create: a lesson, or a challenge with a program or function entry. */
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
    throw new RangeError(`content/${kind}/${slug} already exists. Choose another slug.`);
  }
}

function refuseOddNames(draft: Draft): void {
  if (!slugSchema.safeParse(draft.slug).success) {
    throw new RangeError(
      `"${draft.slug}" is not a valid slug. Use lowercase letters, digits and single hyphens, such as port-scanner.`,
    );
  }
  if (draft.kind === 'lesson' || draft.functionName === null) return;
  if (functionNameSchema.safeParse(draft.functionName).success) return;
  throw new RangeError(
    `"${draft.functionName}" is not a valid function name. Use lowercase letters, digits and underscores.`,
  );
}

/**
 * Creates a minimal working lesson or challenge with placeholders between `<<<` and `>>>`. The validator reports each
 * placeholder until it is replaced.
 *
 * @param directory the content folder
 * @returns the new folder, relative to the content folder
 * @throws {RangeError} if a name is invalid or the slug is taken; then nothing is written
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
