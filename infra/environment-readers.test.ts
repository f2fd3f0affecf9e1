import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PROJECT } from './build/build-step.ts';

const PRODUCT = '{codegen,content,domain,functions,infra,sandbox,tools,web}/**/*.{ts,tsx,js,mjs}';
const NOT_PRODUCT = /node_modules|__generated__|\.test\.tsx?$|\/(fixtures|test|testing)\//;
const READS_ENVIRONMENT = [
  // In quotes, it is text that a bundler replaces.
  /(?<!['"`])\bprocess\s*(\?\.|\.)\s*env\b/,
  /\bprocess\s*\[\s*['"`]env/,
  /\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/,
  /import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*['"](node:)?process['"]/,
];

const read = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

/** Returns the patterns of `ENVIRONMENT_READERS` in the linter's configuration. */
function listedReaders(): string[] {
  const [, list = ''] =
    /const ENVIRONMENT_READERS = \[(.*?)\];/s.exec(read('oxlint.config.ts')) ?? [];
  const patterns = [...list.matchAll(/^ {2}'(.*)',$/gm)].map(([, pattern]) => pattern);
  return z.array(z.string()).min(1).parse(patterns);
}

const isProduct = (file: string): boolean => !NOT_PRODUCT.test(file) && !file.startsWith('tests/');

const productReaders = (): string[] =>
  globSync(PRODUCT, { cwd: PROJECT, exclude: ['**/node_modules'] })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isProduct(file))
    .filter((file) => READS_ENVIRONMENT.some((pattern) => pattern.test(read(file))))
    .toSorted();

test('only the listed files of the product read the environment', () => {
  const listed = globSync(listedReaders(), { cwd: PROJECT });
  expect(productReaders().filter((file) => !listed.includes(path.normalize(file)))).toEqual([]);
});

test('every listed pattern matches a file that reads the environment', () => {
  const readers = productReaders();
  const unused = listedReaders()
    .filter((pattern) => isProduct(pattern))
    .filter(
      (pattern) => !globSync(pattern, { cwd: PROJECT }).some((file) => readers.includes(file)),
    );
  expect(unused).toEqual([]);
});

test('CONTRIBUTING names the same files as the linter', () => {
  const guide = read('CONTRIBUTING.md');
  const [, sentence = ''] = /reads its environment in one place(.*)/.exec(guide) ?? [];
  const named = [...sentence.matchAll(/`((?:infra|tools)\/[^`]+)`/g)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(listedReaders().filter(isProduct).toSorted());
});
