import { expect, test } from 'vitest';
import { challengeChains } from './challenge-chains.ts';
import { groupChallenges } from './challenge-groups.tsx';
import {
  addressOfFilter,
  type ChallengeFilter,
  EVERYTHING,
  filterChallenges,
  filterOfAddress,
  type LibraryChallenge,
} from './library-filter.ts';
import { libraryCounts } from './library-head.tsx';
import { unlockTally } from './library-tally.tsx';
import { readyChallenges } from './ready-challenges.tsx';

function challenge(id: string, difficulty: number, categoryId = 'bytes'): LibraryChallenge {
  return {
    id,
    title: id,
    description: 'A challenge.',
    difficulty,
    experienceReward: 25,
    isCompleted: false,
    solvedAt: null,
    lastResult: null,
    skills: [],
    hasLab: false,
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

const CHOICES = { categories: [{ id: 'bytes', name: 'Bytes' }], skills: ['string methods'] };

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

test('a challenge is tried until a submission is accepted', () => {
  const lastResult = { passedCount: 4, caseCount: 6 };
  const tried = { ...challenge('tried', 1), lastResult };
  const solved = { ...tried, id: 'solved', isCompleted: true };
  const filter = { ...EVERYTHING, status: 'tried' } as const;
  expect(ids(filterChallenges([...LIBRARY, tried, solved], filter, 0))).toEqual(['tried']);
  const [ready] = readyChallenges([tried, ...LIBRARY], undefined, 0);
  expect(ready?.isStarted).toBe(true);
  expect(ready?.why).toBe('Your last submission passed 4 of 6 tests');
});

test('both filters apply together', () => {
  const filter = { ...EVERYTHING, categoryId: 'networks', status: 'locked' } as const;
  expect(ids(filterChallenges(LIBRARY, filter, 150))).toEqual(['fourth']);
});

const LESSON = {
  id: 'loops',
  kind: 'LESSON',
  title: 'Loops',
  isDone: false,
  minutes: 9,
  placementId: null,
} as const;

test('a challenge is ready if it is unlocked, prepared for or opened anyway, and not solved', () => {
  const library = [
    challenge('prepared', 1),
    { ...challenge('missing', 1), prerequisites: [LESSON] },
    { ...challenge('anyway', 1), prerequisites: [LESSON], isOpenedAnyway: true },
    { ...challenge('solved', 1), isCompleted: true },
    challenge('locked', 2),
  ];
  const shownFor = (status: ChallengeFilter['status']) =>
    ids(filterChallenges(library, { ...EVERYTHING, status }, 0));
  expect(shownFor('ready')).toEqual(['prepared', 'anyway']);
  expect(shownFor('solved')).toEqual(['solved']);
  expect(shownFor('unsolved')).toEqual(['prepared', 'missing', 'anyway', 'locked']);
  expect(libraryCounts(library, 0)).toEqual({ total: 5, solved: 1, ready: 2, locked: 1 });
});

test('difficulty, skill and lab filter the library', () => {
  const library = [
    { ...challenge('scanner', 2), skills: ['sockets'], hasLab: true },
    { ...challenge('header', 3), skills: ['bytes', 'sockets'] },
  ];
  const shownFor = (change: Partial<ChallengeFilter>) =>
    ids(filterChallenges(library, { ...EVERYTHING, ...change }, 0));
  expect(shownFor({ difficulty: '3' })).toEqual(['header']);
  expect(shownFor({ skill: 'sockets' })).toEqual(['scanner', 'header']);
  expect(shownFor({ skill: 'bytes' })).toEqual(['header']);
  expect(shownFor({ lab: 'with' })).toEqual(['scanner']);
  expect(shownFor({ lab: 'without' })).toEqual(['header']);
});

test('the shown challenges are grouped by subject, and all of a subject are counted', () => {
  const solved = { ...challenge('solved', 1), isCompleted: true };
  const categories = ['networks', 'files', 'bytes'].map((id) => ({ id, name: id }));
  const groups = groupChallenges(categories, [...LIBRARY, solved], LIBRARY.slice(0, 3));
  expect(groups.map(({ id, shown, ...counts }) => ({ id, shown: ids(shown), ...counts }))).toEqual([
    { id: 'networks', name: 'networks', shown: ['second'], solved: 0, total: 2 },
    { id: 'bytes', name: 'bytes', shown: ['first', 'third'], solved: 1, total: 3 },
  ]);
});

test('the recommended challenge comes first, with its reason', () => {
  const recommendation = {
    kind: 'CHALLENGE' as const,
    isStarted: true,
    reasons: [{ kind: 'BEGUN' as const, text: 'You passed 4 of 6 tests' }],
    challenge: { id: 'third' },
    lesson: null,
  };
  const ready = readyChallenges(LIBRARY, recommendation, 200);
  expect(ready.map(({ challenge: { id }, isStarted, why }) => [id, isStarted, why])).toEqual([
    ['third', true, 'You passed 4 of 6 tests'],
    ['first', false, 'Needs nothing that you have to learn first'],
    ['second', false, 'Needs nothing that you have to learn first'],
  ]);
  expect(readyChallenges([], recommendation, 200)).toEqual([]);
});

test('a search matches all its words anywhere on the card, in any order and case', () => {
  const found = (text: string) => ids(filterChallenges(LIBRARY, { ...EVERYTHING, text }, 0));
  expect(found(' NETWORKS  easy ')).toEqual(['second']);
  expect(found('medium')).toEqual(['third', 'fourth']);
  expect(found('challenge third')).toEqual(['third']);
  expect(found('easy third')).toEqual([]);
});

test('a filter survives its URL, and an empty filter adds nothing to the URL', () => {
  const filter = {
    categoryId: 'bytes',
    status: 'unsolved',
    difficulty: '3',
    skill: 'string methods',
    lab: 'without',
    text: 'a+b & c',
  } as const;
  const address = addressOfFilter(filter).toString();
  expect(filterOfAddress(new URLSearchParams(address), CHOICES)).toEqual(filter);
  expect(addressOfFilter(EVERYTHING).toString()).toBe('');
});

test('unknown values in the URL filter nothing', () => {
  const search = new URLSearchParams(
    'category=nowhere&status=open&difficulty=6&skill=luck&lab=yes&q=',
  );
  expect(filterOfAddress(search, CHOICES)).toEqual(EVERYTHING);
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

/** A challenge that others prepare for. */
function after(id: string, ...before: string[]): LibraryChallenge {
  const lesson = { id: 'loops', kind: 'LESSON' as const, title: 'Loops', minutes: 25 };
  const others = before.map((other) => ({ ...lesson, id: other, kind: 'CHALLENGE' as const }));
  const prerequisites = [...others, lesson].map((one) => ({
    ...one,
    isDone: false,
    placementId: null,
  }));
  return { ...challenge(id, 1), prerequisites };
}

const solved = (one: LibraryChallenge): LibraryChallenge => ({ ...one, isCompleted: true });
const chainsOf = (challenges: readonly LibraryChallenge[]) =>
  challengeChains(challenges, 500).map(ids);

test('a chain goes from a challenge to the last one that it prepares for', () => {
  const library = [after('alone'), after('b', 'a'), after('a'), after('c', 'b'), after('d', 'a')];
  expect(chainsOf(library)).toEqual([
    ['a', 'b', 'c'],
    ['a', 'd'],
  ]);
});

test('a chain that the learner is ready to begin comes before easier ones', () => {
  const library = [
    after('later'),
    after('last', 'later'),
    challenge('ready', 2),
    after('then', 'ready'),
  ];
  expect(chainsOf(library)).toEqual([
    ['ready', 'then'],
    ['later', 'last'],
  ]);
});

test('chains that are begun come first, and finished ones last', () => {
  const library = [
    solved(after('a')),
    solved(after('b', 'a')),
    after('new'),
    after('newer', 'new'),
    solved(after('begun')),
    after('open', 'begun'),
  ];
  expect(chainsOf(library)).toEqual([
    ['begun', 'open'],
    ['new', 'newer'],
    ['a', 'b'],
  ]);
});

test('among new chains, the easiest start comes first, and then the longest chain', () => {
  const hard = { ...after('hard'), difficulty: 3 };
  const library = [
    hard,
    after('harder', 'hard'),
    after('a'),
    after('b', 'a'),
    after('c'),
    after('d', 'c'),
    after('e', 'd'),
  ];
  expect(chainsOf(library)).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
    ['hard', 'harder'],
  ]);
});

test('challenges that need each other, or one that is not in the library, end a chain', () => {
  expect(chainsOf([after('a', 'b'), after('b', 'a'), after('c', 'gone')])).toEqual([]);
  expect(chainsOf([after('a', 'b'), after('b', 'a'), after('c', 'b')])).toEqual([['a', 'b', 'c']]);
});
