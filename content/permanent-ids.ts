import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AuthoredCurriculum } from './authored.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';
import { IDS_FILE, idsOf } from './gates/permanent-ids.ts';

const idsSchema = z.array(z.string());

/**
 * Reads the ids that the curriculum ever had.
 *
 * @returns none if nobody has recorded them
 * @throws {ContentError} if the list is damaged
 */
export async function readPermanentIds(folder: ContentFolder): Promise<string[]> {
  const text = await folder.readOptional(IDS_FILE);
  return text === null ? [] : parseYaml(idsSchema, IDS_FILE, text);
}

/** Adds the ids of a curriculum to the list. It is sorted, one id a line, so that two branches can be merged. */
export async function recordIds(directory: string, curriculum: AuthoredCurriculum): Promise<void> {
  const ids = [...new Set([...curriculum.permanentIds, ...idsOf(curriculum)])].toSorted();
  await writeFile(join(directory, IDS_FILE), `${JSON.stringify(ids, null, 2)}\n`);
}
