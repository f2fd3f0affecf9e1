import { expect, test } from 'vitest';
import { isLanguageName, languageName, languageOf, LANGUAGES } from './language.ts';

test('every language is found by its name', () => {
  const names = LANGUAGES.map(languageName);
  expect(names).toContain('PYTHON');
  expect(names.every(isLanguageName)).toBe(true);
  expect(names.map(languageOf)).toEqual(LANGUAGES);
});

test('neither a language without a runner nor another spelling is the name of one', () => {
  expect(['BASH', 'python', 'PYTHON ', ''].filter(isLanguageName)).toEqual([]);
});
