import { expect, test } from 'vitest';
import { isWeak, skillStandings } from './skill-standing.ts';

const uses = (skill: string, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ skill, isFirstTry: true })),
  ...Array.from({ length: wrong }, () => ({ skill, isFirstTry: false })),
];

test('the weakest skill comes first, and what was used as often more comes before what was used less', () => {
  const standings = skillStandings([
    ...uses('loops', 4, 1),
    ...uses('slicing', 1, 2),
    ...uses('hex', 2, 4),
  ]);
  expect(standings).toEqual([
    { skill: 'hex', uses: 6, firstTryPercent: 33 },
    { skill: 'slicing', uses: 3, firstTryPercent: 33 },
    { skill: 'loops', uses: 5, firstTryPercent: 80 },
  ]);
});

test('two uses say nothing about a skill yet', () => {
  expect(skillStandings(uses('hex', 0, 2))).toEqual([]);
});

test('a skill is weak below 70 percent', () => {
  expect([69, 70].map((firstTryPercent) => isWeak({ firstTryPercent }))).toEqual([true, false]);
});
