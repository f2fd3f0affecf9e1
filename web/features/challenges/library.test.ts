import { expect, test } from 'vitest';
import { experienceRequired } from '../../../domain/progression.ts';
import {
  addressOfFilter,
  EVERYTHING,
  filterChallenges,
  filterOfAddress,
  type LibraryChallenge,
} from './library-filter.ts';
import { unlockTally } from './library-tally.tsx';

function challenge(id: string, difficulty: number, categoryId = 'bytes'): LibraryChallenge {
  return {
    id,
    title: id,
    description: 'A challenge.',
    difficulty,
    experienceReward: 25,
    experienceRequired: experienceRequired(difficulty),
    isCompleted: false,
    isOpenedAnyway: false,
    prerequisites: [],
    category: { id: categoryId, name: categoryId },
  };
}

const LIBRARY = [
  challenge('first', 1),
  challenge('second', 2, 'networks'),
  challenge('third', 3),
  challenge('fourth', 3, 'networks'),
];

const ids = (challenges: readonly LibraryChallenge[]): string[] => challenges.map(({ id }) => id);

test('without a filter the whole library is shown in order', () => {
  expect(ids(filterChallenges(LIBRARY, EVERYTHING, 0))).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ]);
});

test("the status filter uses the learner's XP", () => {
  const available = { ...EVERYTHING, status: 'available' } as const;
  expect(ids(filterChallenges(LIBRARY, available, 99))).toEqual(['first']);
  expect(ids(filterChallenges(LIBRARY, available, 100))).toEqual(['first', 'second']);
  expect(ids(filterChallenges(LIBRARY, { ...available, status: 'locked' }, 100))).toEqual([
    'third',
    'fourth',
  ]);
});

test('both filters apply together', () => {
  const filter = { categoryId: 'networks', status: 'locked', text: '' } as const;
  expect(ids(filterChallenges(LIBRARY, filter, 150))).toEqual(['fourth']);
});

test('a search matches all its words anywhere on the card, in any order and case', () => {
  const found = (text: string) => ids(filterChallenges(LIBRARY, { ...EVERYTHING, text }, 0));
  expect(found(' NETWORKS  easy ')).toEqual(['second']);
  expect(found('medium')).toEqual(['third', 'fourth']);
  expect(found('challenge third')).toEqual(['third']);
  expect(found('easy third')).toEqual([]);
});

test('a filter survives its URL, and an empty filter adds nothing to the URL', () => {
  const categories = [{ id: 'bytes' }];
  const filter = { categoryId: 'bytes', status: 'locked', text: 'a+b & c' } as const;
  const address = addressOfFilter(filter).toString();
  expect(filterOfAddress(new URLSearchParams(address), categories)).toEqual(filter);
  expect(addressOfFilter(EVERYTHING).toString()).toBe('');
});

test('an unknown category or status in the URL filters nothing', () => {
  const search = new URLSearchParams('category=nowhere&status=open&q=');
  expect(filterOfAddress(search, [{ id: 'bytes' }])).toEqual(EVERYTHING);
});

test('the tally counts available challenges and says how much XP unlocks the next ones', () => {
  expect(unlockTally(LIBRARY, 150)).toEqual({
    available: 2,
    locked: 2,
    total: 4,
    percent: 50,
    next: '50 more XP unlocks 2 Medium challenges',
  });
});

test('a single challenge is counted in the singular', () => {
  expect(unlockTally(LIBRARY, 40).next).toBe('60 more XP unlocks 1 Easy challenge');
});

test('a fully unlocked library has no next step, and an empty one shows 0 percent', () => {
  expect(unlockTally(LIBRARY, 500)).toMatchObject({ percent: 100, next: null });
  expect(unlockTally([], 0)).toMatchObject({ total: 0, percent: 0, next: null });
});
