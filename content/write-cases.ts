import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import { collectStock } from './collect-stock.ts';
import { digestMistakes, type MistakeDigests } from './digest-outcomes.ts';
import { generateCases } from './generate-cases.ts';
import { generatePracticeCases } from './generate-practice.ts';
import { STOCK_FILE } from './load-evidence.ts';
import { GENERATED_FILE } from './load-cases.ts';
import { DIGESTS_FILE, POOL_FILE } from './load-feedback.ts';

/** A file to write, relative to the folder of its challenge. */
type WrittenFile = [file: string, text: string];

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** One line per mistake. */
function digestsJson(digests: MistakeDigests): string {
  const lines = [...digests].map(
    ([name, found]) => `  ${JSON.stringify(name)}: ${JSON.stringify(found)}`,
  );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

async function generatedFiles(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<WrittenFile[]> {
  const generated = await generateCases(authored, runner);
  const casePool = generated.map(({ seed, ...test }) => ({ name: `Seed ${seed}`, ...test }));
  const drawn = { ...authored, challenge: { ...authored.challenge, casePool } };
  const practiceCases = await generatePracticeCases(drawn, runner);
  const digests = await digestMistakes(authored, runner);
  const stock = await collectStock(authored, runner);
  return [
    ...(authored.evidence
      ? [[STOCK_FILE, json(stock.filter((cases) => cases !== null))] satisfies WrittenFile]
      : []),
    [GENERATED_FILE, json(generated)],
    [POOL_FILE, json(practiceCases)],
    [DIGESTS_FILE, digestsJson(digests)],
  ];
}

/**
 * Regenerates the files of a challenge that its programs determine: the graded cases, the practice cases and what its
 * known mistakes do.
 *
 * @param directory the content folder
 * @returns the written files, relative to the content folder
 * @throws {ContentError} if the generator or the solution doesn't finish
 */
export async function writeCases(
  directory: string,
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<string[]> {
  const files = await generatedFiles(authored, runner);
  await Promise.all(
    files.map(([file, text]) => writeFile(join(directory, authored.folder, file), text)),
  );
  return files.map(([file]) => `${authored.folder}/${file}`);
}
