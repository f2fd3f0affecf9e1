import { z } from 'zod';

import type { EvidenceKind } from '../domain/evidence.ts';
import type { AuthoredEvidence } from './authored.ts';
import { ContentError } from './content-error.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';
import type { Case } from './curriculum.ts';

/** The program of a chain: `inputs(seed)` for the attack, and `adapt(artifacts, seed)` for the defense. */
export const PROGRAM_FILE = 'evidence/evidence.py';
/** The evidence of attacks by the authors, relative to the folder of the defense. */
export const STOCK_FILE = 'evidence/stock.json';

const test = z.strictObject({ stdin: z.string(), expectedStdout: z.string() });
const stockSchema = z.array(
  z.strictObject({ sample: test, graded: test }),
  'Write this file with `npm run content -- <slug> --write`.',
);

/** What `challenge.yml` says about evidence. */
interface EvidenceFields {
  from: string;
  take: EvidenceKind;
  needs: number;
}

async function programsIn(folder: ContentFolder, path: string): Promise<string[]> {
  const files = (await folder.list(path)).filter((file) => file.endsWith('.py'));
  return Promise.all(files.map((file) => folder.read(`${path}/${file}`, 'Write an attack.')));
}

/**
 * Loads how a defense gets evidence from an attack.
 *
 * @param path the folder of the defense
 * @param attack the challenge of the attack with its solutions; null if there is none with that id
 * @throws {ContentError} naming the file and the fix
 */
export async function loadEvidence(
  folder: ContentFolder,
  path: string,
  { fields, attack }: { fields: EvidenceFields; attack: AuthoredEvidence['attack'] | null },
): Promise<AuthoredEvidence> {
  if (attack === null) {
    const fix = `There is no challenge "${fields.from}". Name the attack that comes before.`;
    throw new ContentError([{ file: `${path}/challenge.yml`, field: 'evidence', fix }]);
  }
  if (fields.take !== 'artifacts' && attack.challenge.lab === null) {
    const fix = `Challenge "${fields.from}" has no lab that could record anything. Write \`artifacts\`.`;
    throw new ContentError([{ file: `${path}/challenge.yml`, field: 'evidence.take', fix }]);
  }
  const stockFile = `${path}/${STOCK_FILE}`;
  const [program, written, own] = await Promise.all([
    folder.read(`${path}/${PROGRAM_FILE}`, 'Write `inputs(seed)` and `adapt(artifacts, seed)`.'),
    folder.readOptional(stockFile),
    programsIn(folder, `${path}/evidence/attacks`),
  ]);
  const stock = parseYaml(stockSchema, stockFile, written ?? '[]');
  const published = { ...fields, program, stock };
  return { published, attack: { ...attack, programs: [...attack.programs, ...own] } };
}

/** Names the cases of evidence that the authors recorded, for runs that need names. */
export function namedStock({ published }: AuthoredEvidence): Case[] {
  return published.stock.flatMap(({ sample, graded }, index) => [
    { name: `Sample of attack ${index + 1}`, ...sample },
    { name: `Evidence of attack ${index + 1}`, ...graded },
  ]);
}
