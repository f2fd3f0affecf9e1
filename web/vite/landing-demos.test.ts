import { demos, heroDemo, type HighlightedToken } from 'virtual:landing-demos';
import { expect, test } from 'vitest';
import { DEMOS, HERO_DEMO } from './demos.ts';

const textOf = (lines: HighlightedToken[][]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

test('the build keeps every character of the demos', () => {
  expect(demos.map(({ file, lines, output }) => ({ file, code: textOf(lines), output }))).toEqual(
    DEMOS,
  );
  expect(heroDemo.file).toBe(HERO_DEMO.file);
});

test('keywords, strings, numbers and calls have separate classes', () => {
  const tokens = heroDemo.lines.flat();
  const namesOf = (text: string) => tokens.find((token) => token.text === text)?.name;
  expect([namesOf('for'), namesOf('"192.0.2.20"'), namesOf('443'), namesOf('print')]).toEqual([
    'k',
    's',
    'n',
    'f',
  ]);
});
