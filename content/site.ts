import type { z } from 'zod';

import { CONTENT_PATH, contentFolder } from './content-folder.ts';
import { parseYaml } from './parse-yaml.ts';
import { siteSchema } from './schemas/site-schema.ts';

/** The operator's texts for the landing page, the footer and the offer. */
export type Site = z.output<typeof siteSchema>;

const FILE = 'site.yml';

/**
 * Reads `site.yml`.
 *
 * @throws {ContentError} naming the field and the fix
 */
export async function loadSite(directory: string = CONTENT_PATH): Promise<Site> {
  const text = await contentFolder(directory).read(FILE, 'Describe the site here.');
  return parseYaml(siteSchema, FILE, text);
}
