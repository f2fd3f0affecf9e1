import { expect, test } from 'vitest';
import { type FirstSolve, isEarned, type Milestones, standingIn } from './achievements.ts';

const milestones: Milestones = {
  challengesCompleted: 3,
  lessonsCompleted: 0,
  streakDays: 7,
  experiencePoints: 100,
  hardestSolved: 2,
  solvedChallenges: new Set(['hexdump']),
  finishedCategories: new Set(['bytes']),
  isPathComplete: false,
  firstSolve: null,
};

const solving = (firstSolve: Partial<FirstSolve>): Milestones => ({
  ...milestones,
  firstSolve: { difficulty: 3, submissions: 1, hintsUncovered: 0, ...firstSolve },
});

test('a count is reached at exactly its number', () => {
  expect(isEarned({ kind: 'at-least', milestone: 'streakDays', count: 7 }, milestones)).toBe(true);
  expect(isEarned({ kind: 'at-least', milestone: 'streakDays', count: 8 }, milestones)).toBe(false);
});

test('achievements for a challenge, a subject and the path are earned on completion', () => {
  expect(isEarned({ kind: 'solved', challengeId: 'hexdump' }, milestones)).toBe(true);
  expect(isEarned({ kind: 'solved', challengeId: 'port-scanner' }, milestones)).toBe(false);
  expect(isEarned({ kind: 'finished', categoryId: 'bytes' }, milestones)).toBe(true);
  expect(isEarned({ kind: 'finished', categoryId: 'web' }, milestones)).toBe(false);
  expect(isEarned({ kind: 'whole-path' }, milestones)).toBe(false);
  expect(isEarned({ kind: 'whole-path' }, { ...milestones, isPathComplete: true })).toBe(true);
});

test('the first-try achievement needs a first submission that passes, at the given difficulty or above', () => {
  const rule = { kind: 'first-try', fromDifficulty: 3 } as const;
  expect(isEarned(rule, milestones)).toBe(false);
  expect(isEarned(rule, solving({}))).toBe(true);
  expect(isEarned(rule, solving({ submissions: 2 }))).toBe(false);
  expect(isEarned(rule, solving({ difficulty: 2 }))).toBe(false);
});

test('the unaided achievement needs a solve without hints, at the given difficulty or above', () => {
  const rule = { kind: 'unaided', fromDifficulty: 3 } as const;
  expect(isEarned(rule, milestones)).toBe(false);
  expect(isEarned(rule, solving({ submissions: 9 }))).toBe(true);
  expect(isEarned(rule, solving({ hintsUncovered: 1 }))).toBe(false);
  expect(isEarned(rule, solving({ difficulty: 2 }))).toBe(false);
});

test('the persistence achievement needs a solve that took many submissions', () => {
  const rule = { kind: 'persistent', submissions: 6 } as const;
  expect(isEarned(rule, milestones)).toBe(false);
  expect(isEarned(rule, solving({ submissions: 5 }))).toBe(false);
  expect(isEarned(rule, solving({ submissions: 6 }))).toBe(true);
});

const offer = {
  lessons: [
    { id: 'print', categoryId: 'foundations' },
    { id: 'bytes', categoryId: 'bytes' },
  ],
  challenges: [
    { id: 'hello', categoryId: 'foundations', difficulty: 1 },
    { id: 'hexdump', categoryId: 'bytes', difficulty: 3 },
  ],
};
const standing = (lessons: string[], challenges: string[]) =>
  standingIn(offer, { lessons: new Set(lessons), challenges: new Set(challenges) });

test('a subject is finished when its last lesson and its last challenge are, in either order', () => {
  expect([...standing([], ['hello']).finishedCategories]).toEqual([]);
  expect([...standing(['print'], []).finishedCategories]).toEqual([]);
  expect([...standing(['print'], ['hello']).finishedCategories]).toEqual(['foundations']);
});

test('a subject without challenges is finished when its last lesson is', () => {
  const lessons = [...offer.lessons, { id: 'files', categoryId: 'programs' }];
  const withFiles = (practiced: string[]) =>
    standingIn({ ...offer, lessons }, { lessons: new Set(practiced), challenges: new Set() });
  const rule = { kind: 'finished', categoryId: 'programs' } as const;
  expect(isEarned(rule, { ...milestones, ...withFiles(['print']) })).toBe(false);
  expect(isEarned(rule, { ...milestones, ...withFiles(['print', 'files']) })).toBe(true);
});

test('the path is complete when every lesson is, whichever challenges are solved', () => {
  expect(standing(['print'], ['hello', 'hexdump']).isPathComplete).toBe(false);
  expect(standing(['print', 'bytes'], []).isPathComplete).toBe(true);
});

test('retired work still counts as finished, but not toward the hardest solve', () => {
  expect(standing(['print', 'gone'], ['hello', 'gone-too'])).toMatchObject({
    lessonsCompleted: 2,
    challengesCompleted: 2,
    hardestSolved: 1,
    finishedCategories: new Set(['foundations']),
  });
});
