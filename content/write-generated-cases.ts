import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import { generateCases } from './generate-cases.ts';
import { GENERATED_FILE } from './load-cases.ts';

/**
 * Regenerates the pool of a challenge, if it has a generator.
 *
 * @returns the written file, relative to the content folder; null if there is no generator
 * @throws {ContentError} if the generator or the solution doesn't finish
 */
export async function writeGeneratedCases(
  directory: string,
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<string | null> {
  const cases = await generateCases(authored, runner);
  if (cases.length === 0) return null;
  const file = `${authored.folder}/${GENERATED_FILE}`;
  await writeFile(join(directory, file), `${JSON.stringify(cases, null, 2)}\n`);
  return file;
}
