import { expect, test } from 'vitest';
import { nearestFirst, type ProgressFacts, progressTowards } from './achievement-progress.ts';

const item = (id: string, categoryId: string) => ({ id, categoryId, difficulty: 1 });

const FACTS: ProgressFacts = {
  offer: {
    lessons: [item('one', 'bytes'), item('two', 'bytes'), item('three', 'logs')],
    challenges: [item('hex', 'bytes'), item('count', 'logs')],
  },
  finished: { lessons: new Set(['one', 'three']), challenges: new Set(['hex', 'retired']) },
  streakDays: 9,
  experiencePoints: 150,
};

test('counts grow up to their goal', () => {
  const towards = (milestone: 'challengesCompleted' | 'streakDays', count: number) =>
    progressTowards({ kind: 'at-least', milestone, count }, FACTS);
  expect(towards('challengesCompleted', 6)).toEqual({ done: 2, total: 6 });
  expect(towards('streakDays', 30)).toEqual({ done: 9, total: 30 });
  expect(towards('streakDays', 7)).toEqual({ done: 7, total: 7 });
});

test('a subject counts its lessons and challenges, and the path its lessons', () => {
  expect(progressTowards({ kind: 'finished', categoryId: 'bytes' }, FACTS)).toEqual({
    done: 2,
    total: 3,
  });
  expect(progressTowards({ kind: 'whole-path' }, FACTS)).toEqual({ done: 2, total: 3 });
});

test('what happens at once has no progress', () => {
  const rules = [
    { kind: 'at-least', milestone: 'lessonsCompleted', count: 1 },
    { kind: 'at-least', milestone: 'hardestSolved', count: 3 },
    { kind: 'solved', challengeId: 'count' },
    { kind: 'finished', categoryId: 'nowhere' },
    { kind: 'first-try', fromDifficulty: 1 },
    { kind: 'persistent', submissions: 5 },
  ] as const;
  expect(rules.map((rule) => progressTowards(rule, FACTS))).toEqual(rules.map(() => null));
});

test('the nearest achievement comes first, and equal ones stay in their order', () => {
  const ahead = [
    { id: 'untouched', progress: { done: 0, total: 6 } },
    { id: 'single', progress: null },
    { id: 'half', progress: { done: 10, total: 20 } },
    { id: 'half, but shorter', progress: { done: 2, total: 4 } },
    { id: 'nearly', progress: { done: 5, total: 6 } },
    { id: 'another', progress: null },
  ];
  expect(nearestFirst(ahead).map(({ id }) => id)).toEqual([
    'nearly',
    'half, but shorter',
    'half',
    'single',
    'another',
    'untouched',
  ]);
});
