import { expect, test } from 'vitest';
import type { ContentFolder } from './content-folder.ts';
import { loadCases, loadFixedCases } from './load-cases.ts';

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

test('samples and hidden cases can have names of their own, but not cases that do not exist', async () => {
  const folder = folderOf('01-a-tie');
  const { hiddenCases } = await loadFixedCases(folder, 'challenges/c', { '01-a-tie': 'Equal' });
  expect(hiddenCases.map(({ name }) => name)).toEqual(['Equal']);
  await expect(loadFixedCases(folder, 'challenges/c', { '02-a-tie': 'Equal' })).rejects.toThrow(
    'challenges/c/challenge.yml, names: There is no 02-a-tie.in in samples or cases.',
  );
});
