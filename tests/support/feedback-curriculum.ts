import { createHash } from 'node:crypto';
import type { Case, Challenge, Curriculum, KnownMistake } from '../../content/curriculum.ts';
import { outcomeDigest } from '../../domain/outcome-digest.ts';
import { fixtureCurriculum, RIGHT_CODE } from './fixture-curriculum.ts';

/** The difficulties of challenges; each has a ladder of its own. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
type Difficulty = (typeof DIFFICULTIES)[number];

export const idOf = (difficulty: number): string => `shout-${difficulty}`;

const shout = (name: string, word: string): Case => ({
  name,
  stdin: `${word}\n`,
  expectedStdout: `${word.toUpperCase()}\n`,
});

/** The hidden cases that every submission runs, in order: their titles and their words. */
export const FIXED: readonly (readonly [title: string, word: string])[] = [
  ['A long neck', 'heron'],
  ['A short name', 'wren'],
  ['A known thief', 'magpie'],
  ['A clever bird', 'rook'],
];
/** The words of the drawn cases. */
export const POOL = ['bittern', 'curlew', 'dunlin', 'egret', 'fulmar', 'godwit', 'hobby', 'knot'];
/** The words of the practice cases, shortest first. The first one is also a hidden case, so it must not be shown. */
export const PRACTICE = ['rook', 'swan', 'pigeon', 'starling'];
/** A mistake that is published with advice. */
export const ECHO = { code: 'print(input())', advice: 'You print the word as it came.' };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function mistake(name: string, tests: readonly Pick<Case, 'stdin'>[]): KnownMistake {
  const digests = tests.map(({ stdin }) =>
    outcomeDigest({ status: 'FINISHED', stdout: stdin, error: null }, sha256),
  );
  return { name, advice: ECHO.advice, look: 'A known thief', digests };
}

function challenge(difficulty: Difficulty): Challenge {
  const [template] = fixtureCurriculum.challenges;
  if (!template) throw new Error('The fixture has no challenge to copy.');
  const samples = [shout('A sample', 'alpha')];
  const hiddenCases = FIXED.map(([title, word]) => shout(title, word));
  const practiceCases = PRACTICE.map((word, index) => ({ ...shout('', word), size: index + 1 }));
  return {
    ...template,
    id: idOf(difficulty),
    difficulty,
    samples,
    hiddenCases,
    casePool: POOL.map((word, seed) => shout(`Seed ${seed}`, word)),
    practiceCases: practiceCases.map(({ name: _name, ...test }) => test),
    mistakes: [mistake('echo', [...samples, ...hiddenCases, ...practiceCases])],
    solutions: [
      { title: 'Our solution', why: null, code: RIGHT_CODE },
      { title: 'Letter by letter', why: 'It shows the idea.', code: '# by letters' },
    ],
  };
}

/** One challenge for each difficulty, with the same cases. */
export const feedbackCurriculum: Curriculum = {
  ...fixtureCurriculum,
  challenges: DIFFICULTIES.map(challenge),
};
