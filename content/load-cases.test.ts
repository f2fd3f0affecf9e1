import { expect, test } from 'vitest';
import type { ContentFolder } from './content-folder.ts';
import { loadCases } from './load-cases.ts';

/** Creates a folder with one case. */
function folderOf(stem: string): ContentFolder {
  return {
    path: '/',
    read: (file) => Promise.resolve(file.endsWith('.in') ? 'in' : 'out'),
    readOptional: () => Promise.resolve(null),
    list: () => Promise.resolve([`${stem}.in`, `${stem}.out`]),
  };
}

test.each([
  ['02-a-single-port', {}, 'A single port'],
  ['02-a-single-port', { '02-a-single-port': 'One port' }, 'One port'],
  ['constructor', {}, 'Constructor'],
])('the case %s with the names %j is called "%s"', async (stem, names, name) => {
  const cases = await loadCases(folderOf(stem), 'cases', names);
  expect(cases).toEqual([{ name, stdin: 'in', expectedStdout: 'out' }]);
});
