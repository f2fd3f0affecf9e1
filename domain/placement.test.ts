import { expect, test } from 'vitest';
import { exercise } from '../tests/support/practice-curriculum.ts';
import {
  drawItems,
  gateOf,
  LESSON_RULES,
  MODULE_RULES,
  type PlacementItem,
  standingOf,
} from './placement.ts';

const SIGNS = { '+': 'right', '-': 'wrong', '/': 'skipped', '.': null } as const;

/** Returns the items that a text describes, such as `++-/........`. */
const items = (text: string): PlacementItem[] =>
  text.split('').map((sign, index) => ({
    lessonId: 'one',
    exerciseId: `question-${index}`,
    outcome: SIGNS[sign as keyof typeof SIGNS],
  }));

const standing = (text: string) => standingOf(items(text), MODULE_RULES);

test('seven right answers prove a module, with one wrong answer or none', () => {
  expect(standing('+++++++.....')).toEqual({
    state: 'proved',
    answered: 7,
    skipsLeft: 0,
    next: null,
  });
  expect(standing('+++-++++....').state).toBe('proved');
  expect(standing('+++-+++.....').state).toBe('open');
});

test('the second wrong answer ends the attempt', () => {
  expect(standing('++-+++......').state).toBe('open');
  expect(standing('++-++-......')).toMatchObject({ state: 'failed', next: null });
});

test('four of twelve questions can be skipped, and fewer of a shorter attempt', () => {
  expect(standing('............')).toMatchObject({ skipsLeft: 4, next: 0 });
  expect(standing('+/+/........')).toMatchObject({ skipsLeft: 2, answered: 2, next: 4 });
  expect(standing('////........')).toMatchObject({ skipsLeft: 0 });
  expect(standing('.........')).toMatchObject({ skipsLeft: 1 });
});

test('an attempt with too few questions left to prove anything is over', () => {
  expect(standing('//////......').state).toBe('failed');
  expect(standing('/////.......')).toMatchObject({ state: 'open', skipsLeft: 0 });
});

test('a lesson is proved by three right answers, and none can be skipped', () => {
  expect(standingOf(items('...'), LESSON_RULES)).toMatchObject({ state: 'open', skipsLeft: 0 });
  expect(standingOf(items('+++'), LESSON_RULES).state).toBe('proved');
  expect(standingOf(items('+-.'), LESSON_RULES).state).toBe('failed');
});

const KINDS = ['predict', 'fix', 'write', 'choose', 'arrange'] as const;
const candidates = Array.from({ length: 40 }, (_, index) => ({
  lessonId: `lesson-${index % 8}`,
  exercise: exercise({ id: `question-${index}`, kind: KINDS[index % KINDS.length] ?? 'fix' }),
}));

test('questions come from every lesson before one comes twice, and depend on the seed', () => {
  const drawn = drawItems(candidates, MODULE_RULES, 'a');
  expect(drawn).toHaveLength(12);
  expect(new Set(drawn.slice(0, 8).map(({ lessonId }) => lessonId)).size).toBe(8);
  expect(new Set(drawn.map(({ exerciseId }) => exerciseId)).size).toBe(12);
  expect(drawItems(candidates.toReversed(), MODULE_RULES, 'a')).toEqual(drawn);
  expect(drawItems(candidates, MODULE_RULES, 'b')).not.toEqual(drawn);
});

test('exercises to choose or arrange are drawn only if there are too few others', () => {
  const [kindOf, few] = [
    new Map(candidates.map(({ exercise: { id, kind } }) => [id, kind])),
    candidates.slice(0, 10),
  ];
  const kinds = (drawn: PlacementItem[]) => drawn.map(({ exerciseId }) => kindOf.get(exerciseId));
  const preferred = new Set(['predict', 'fix', 'write']);
  expect(
    kinds(drawItems(candidates, MODULE_RULES, 'a')).every((kind) => preferred.has(kind ?? '')),
  ).toBe(true);
  const short = kinds(drawItems(few, MODULE_RULES, 'a'));
  expect(short.slice(0, 6).every((kind) => preferred.has(kind ?? ''))).toBe(true);
  expect(short).toHaveLength(10);
});

test('the gate is the hardest challenge that needs the latest lesson', () => {
  const challenge = (id: string, lessonId: string | null, difficulty: number) => ({
    id,
    lessonId,
    difficulty,
  });
  const gate = gateOf(
    ['one', 'two', 'three'],
    [
      challenge('capstone', null, 5),
      challenge('early', 'one', 3),
      challenge('easy', 'two', 1),
      challenge('hard', 'two', 2),
      challenge('as-hard', 'two', 2),
    ],
  );
  expect(gate?.id).toBe('hard');
  expect(gateOf(['one'], [challenge('capstone', null, 5)])).toBeNull();
});
