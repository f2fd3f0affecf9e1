import { expect, test } from 'vitest';

import type { ContentFolder } from './content-folder.ts';
import { loadAlternatives, loadMistakes, loadPracticeCases } from './load-feedback.ts';

const PATH = 'challenges/shout';
const TIE = { name: 'A tie', stdin: 'a b\n', expectedStdout: 'A B\n' };
const NAMED = { cases: [TIE], names: {} };

/** Creates a folder with the given files, by their names inside the challenge. */
function folderOf(files: Record<string, string>): ContentFolder {
  const texts = new Map(Object.entries(files).map(([file, text]) => [`${PATH}/${file}`, text]));
  return {
    path: '/',
    read: (file) => Promise.resolve(texts.get(file) ?? ''),
    readOptional: (file) => Promise.resolve(texts.get(file) ?? null),
    list: (folder) =>
      Promise.resolve(
        [...texts.keys()]
          .filter((file) => file.startsWith(`${folder}/`))
          .map((file) => file.slice(folder.length + 1)),
      ),
  };
}

const MISTAKE = '# advice: You shout once.\n# look: 03-a-tie\n\nprint("A")\n';

test('a mistake has its advice, the case to look at, its digests and its code', async () => {
  const folder = folderOf({
    'mistakes/once.py': MISTAKE,
    'mistakes/digests.json': '{ "once": ["0123456789abcdef"] }',
  });
  expect(await loadMistakes(folder, PATH, NAMED)).toEqual({
    mistakes: [
      { name: 'once', file: `${PATH}/mistakes/once.py`, code: 'print("A")\n', message: null },
    ],
    known: [
      { name: 'once', advice: 'You shout once.', look: 'A tie', digests: ['0123456789abcdef'] },
    ],
  });
});

test('a mistake may state what the judge says, and its digests may still have to be written', async () => {
  const text = `# earns: The program printed nothing.\n${MISTAKE}`;
  const { mistakes, known } = await loadMistakes(
    folderOf({ 'mistakes/once.py': text }),
    PATH,
    NAMED,
  );
  expect(mistakes[0]?.message).toBe('The program printed nothing.');
  expect(known[0]?.digests).toEqual([]);
});

test.each([
  ['no advice', '# look: 03-a-tie\n', 'mistakes/once.py, advice: Begin the file with a comment'],
  ['no case', '# advice: No.\nprint()\n', 'mistakes/once.py, look: Begin the file with a comment'],
  [
    'a case that does not exist',
    MISTAKE.replace('03-a-tie', '03-a-try'),
    'mistakes/once.py, look: There is no samples/03-a-try.in or cases/03-a-try.in.',
  ],
])('a mistake with %s is rejected', async (_name, text, problem) => {
  const folder = folderOf({ 'mistakes/once.py': text });
  await expect(loadMistakes(folder, PATH, NAMED)).rejects.toThrow(`${PATH}/${problem}`);
});

test('an alternative has a title, a reason, and code without the comments that state them', async () => {
  const text = '# title: All at once\n# why: No loop.\nprint(input().upper())\n';
  const folder = folderOf({ 'solutions/at-once.py': text });
  expect(await loadAlternatives(folder, PATH)).toEqual([
    {
      file: `${PATH}/solutions/at-once.py`,
      title: 'All at once',
      why: 'No loop.',
      code: 'print(input().upper())\n',
    },
  ]);
  const untold = folderOf({ 'solutions/at-once.py': '# title: All at once\nprint()\n' });
  await expect(loadAlternatives(untold, PATH)).rejects.toThrow('why: Begin the file');
});

test('cases for practice are optional and have a size from 1 to 5', async () => {
  const pool = (size: number): ContentFolder =>
    folderOf({
      'cases/pool.json': JSON.stringify([{ seed: 7, size, stdin: 'a', expectedStdout: 'A' }]),
    });
  expect(await loadPracticeCases(folderOf({}), PATH)).toEqual([]);
  expect(await loadPracticeCases(pool(1), PATH)).toEqual([
    { size: 1, stdin: 'a', expectedStdout: 'A' },
  ]);
  await expect(loadPracticeCases(pool(6), PATH)).rejects.toThrow('cases/pool.json, 0.size');
});
