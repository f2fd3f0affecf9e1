import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { PublicSite } from 'virtual:site';
import { z } from 'zod';

const MODULE_ID = 'virtual:site';

const categoriesFile = z.array(z.object({ id: z.string(), name: z.string() }));
const pathFile = z.array(z.string());
const frontMatter = z.object({ title: z.string(), category: z.string(), difficulty: z.number() });

/** What a site promises: the part of its texts that may be a sample. */
type Promises = Pick<PublicSite, 'claims' | 'testimonials'>;

/** The operator's file, and what in it is no sample. */
export interface SiteFile {
  site: Omit<PublicSite, keyof Promises>;
  promises: Promises;
}

/**
 * Provides the public part of the content as the module `virtual:site`, so that it is part of the build instead of being fetched.
 *
 * @param contentDirectory the folder with the curriculum and site.yml
 * @param loadSite reads site.yml
 */
export function siteContent(contentDirectory: string, loadSite: () => Promise<SiteFile>): Plugin {
  return {
    name: 'packetsmith:site-content',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      this.addWatchFile(path.join(contentDirectory, 'site.yml'));
      const [{ site, promises }, outline] = await Promise.all([
        loadSite(),
        readOutline(contentDirectory),
      ]);
      return `export const site = ${JSON.stringify({ ...site, ...promises, outline })};`;
    },
  };
}

/** Returns the part of the learning path that visitors may see, by subject. */
async function readOutline(contentDirectory: string) {
  const inContent = (...parts: string[]) => path.join(contentDirectory, ...parts);
  const categories = categoriesFile.parse(await readYaml(inContent('categories.yml')));
  const slugs = pathFile.parse(await readYaml(inContent('learning-path.yml')));
  const lessons = await Promise.all(slugs.map((slug) => readLesson(inContent('lessons', slug))));
  const challenges = await readChallenges(inContent('challenges'));
  return categories.map(({ id, name }) => ({
    name,
    lessons: lessons
      .filter(({ category }) => category === id)
      .map(({ title, difficulty }) => ({ title, difficulty })),
    challengeCount: challenges.filter(({ category }) => category === id).length,
  }));
}

async function readLesson(directory: string) {
  const text = await readFile(path.join(directory, 'lesson.md'), 'utf8');
  return frontMatter.parse(parse(text.split(/^---$/m)[1] ?? ''));
}

async function readChallenges(directory: string) {
  const slugs = await readdir(directory);
  return Promise.all(
    slugs.map(async (slug) =>
      frontMatter.parse(await readYaml(path.join(directory, slug, 'challenge.yml'))),
    ),
  );
}

async function readYaml(file: string): Promise<unknown> {
  return parse(await readFile(file, 'utf8'));
}
