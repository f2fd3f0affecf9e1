import { expect, test } from 'vitest';
import { type ChallengeOption, nextStep, type PathLesson, type Standing } from './next-step.ts';
import { reasonsFor } from './next-step-reasons.ts';
import type { LessonState } from './progression.ts';

const lesson = (id: string, state: LessonState, changes: Partial<PathLesson> = {}): PathLesson => ({
  id,
  title: `Lesson ${id}`,
  categoryId: 'basics',
  state,
  isPracticed: state === 'COMPLETED',
  exercisesDone: state === 'COMPLETED' ? 8 : 0,
  exercises: 8,
  ...changes,
});

const challenge = (id: string, changes: Partial<ChallengeOption> = {}): ChallengeOption => ({
  id,
  title: `Challenge ${id}`,
  categoryId: 'basics',
  difficulty: 1,
  experienceReward: 25,
  skills: [],
  lessonId: null,
  prerequisites: [],
  missing: [],
  isLocked: false,
  isSolved: false,
  lastSubmission: null,
  ...changes,
});

function standing(changes: Partial<Standing> = {}): Standing {
  return {
    experiencePoints: 0,
    lessons: [lesson('one', 'UNLOCKED'), lesson('two', 'LOCKED'), lesson('three', 'LOCKED')],
    challenges: [],
    skills: [],
    lastDoneId: null,
    isAfter: false,
    ...changes,
  };
}

/** Returns what comes first, what comes second, and why. */
function chosen(changes: Partial<Standing>) {
  const where = standing(changes);
  const step = nextStep(where);
  const [lessonId, challengeId] = [step.lesson?.id, step.challenge?.id];
  const order = step.kind === 'LESSON' ? [lessonId, challengeId] : [challengeId, lessonId];
  return {
    order: step.kind === null ? [] : order,
    reasons: reasonsFor(step, where).map(({ kind, text }) => `${kind} ${text}`),
  };
}

const AFTER_ONE = [
  lesson('one', 'COMPLETED'),
  lesson('two', 'UNLOCKED'),
  lesson('three', 'LOCKED'),
];
const NEEDS_ONE = { lessonId: 'one', prerequisites: ['one'] };

test('a new learner starts with the first lesson', () => {
  const contact = challenge('contact', { ...NEEDS_ONE, missing: ['one'] });
  expect(chosen({ challenges: [contact] })).toEqual({
    order: ['one', undefined],
    reasons: ['EARNS It prepares you for Challenge contact, +25 XP'],
  });
});

test('after a lesson comes the challenge that practices it, with what it earns', () => {
  const challenges = [challenge('other'), challenge('contact', NEEDS_ONE)];
  const finished = { lessons: AFTER_ONE, challenges, lastDoneId: 'one', isAfter: true };
  expect(chosen(finished)).toEqual({
    order: ['contact', 'two'],
    reasons: [
      'DONE You practiced what it needs in Lesson one',
      'EARNS +25 XP, then 75 more to level 2',
    ],
  });
});

test('after a lesson without a challenge of its own comes the next lesson', () => {
  const finished = { lessons: AFTER_ONE, challenges: [challenge('other')], lastDoneId: 'one' };
  expect(chosen(finished)).toEqual({
    order: ['two', 'other'],
    reasons: ['DONE You completed Lesson one', 'EARNS It unlocks Lesson three'],
  });
});

test('after a challenge, what builds on it comes first, then its subject, then what is easier', () => {
  const solved = challenge('scan', { categoryId: 'networks', isSolved: true });
  const easy = challenge('easy');
  const same = challenge('same', { categoryId: 'networks', difficulty: 3 });
  const next = challenge('chained', { prerequisites: ['scan'], difficulty: 4 });
  const after = (...challenges: ChallengeOption[]) =>
    chosen({ lessons: AFTER_ONE, challenges, lastDoneId: 'scan', isAfter: true });
  expect(after(solved, easy, same, next)).toMatchObject({
    order: ['chained', 'two'],
    reasons: ['DONE It builds on Challenge scan', expect.stringContaining('EARNS')],
  });
  expect(after(solved, easy, same)).toMatchObject({
    order: ['same', 'two'],
    reasons: ['DONE Same subject as Challenge scan', expect.stringContaining('EARNS')],
  });
  expect(after(solved, challenge('hard', { difficulty: 2 }), easy).order[0]).toBe('easy');
});

test.each([
  ['locked', { isLocked: true }],
  ['solved', { isSolved: true }],
  ['built on work that is missing', { missing: ['two'] }],
])('a challenge that is %s is never next', (_, changes) => {
  const challenges = [challenge('contact', { ...NEEDS_ONE, ...changes })];
  const finished = { lessons: AFTER_ONE, challenges, lastDoneId: 'one', isAfter: true };
  expect(chosen(finished).order).toEqual(['two', undefined]);
});

test('a challenge that was submitted without success is continued, unless something was just finished', () => {
  const lastSubmission = { passedCount: 4, caseCount: 6 };
  const challenges = [challenge('easy', NEEDS_ONE), challenge('layers', { lastSubmission })];
  const where = { lessons: AFTER_ONE, challenges, lastDoneId: 'one' };
  expect(chosen(where)).toMatchObject({
    order: ['layers', 'two'],
    reasons: ['BEGUN Your last submission passed 4 of 6 tests', expect.stringContaining('EARNS')],
  });
  expect(chosen({ ...where, isAfter: true }).order[0]).toBe('easy');
});

test('a lesson that was begun is continued', () => {
  const lessons = [lesson('one', 'COMPLETED'), lesson('two', 'UNLOCKED', { exercisesDone: 3 })];
  const challenges = [challenge('contact', NEEDS_ONE)];
  expect(chosen({ lessons, challenges, lastDoneId: 'one' })).toMatchObject({
    order: ['two', 'contact'],
    reasons: ['BEGUN You’ve done 3 of 8 exercises'],
  });
});

test('among challenges that fit alike, the one that trains the weakest skill comes first', () => {
  const skills = [
    { skill: 'hex', uses: 8, firstTryPercent: 38 },
    { skill: 'loops', uses: 4, firstTryPercent: 50 },
    { skill: 'print', uses: 9, firstTryPercent: 90 },
  ];
  const weak = (...trained: string[]) => {
    const challenges = [challenge('plain'), challenge('training', { skills: trained })];
    return chosen({ lessons: [], challenges, skills });
  };
  expect(weak('print', 'hex')).toMatchObject({
    order: ['training', undefined],
    reasons: [
      'WEAK It trains your weakest skill, hex: 38% right on the first try',
      expect.stringContaining('EARNS'),
    ],
  });
  expect(weak('loops').reasons[0]).toBe('WEAK It trains loops: 50% right on the first try so far');
  expect(weak('print')).toMatchObject({
    order: ['plain', undefined],
    reasons: [expect.stringContaining('EARNS')],
  });
});

test('XP that lead to a new level say so, and what they open', () => {
  const earns = (experiencePoints: number, experienceReward: number) =>
    chosen({
      lessons: [],
      challenges: [challenge('only', { experienceReward })],
      experiencePoints,
    }).reasons;
  expect(earns(250, 50)).toEqual([
    'EARNS +50 XP takes you to level 4 and opens the Hard challenges',
  ]);
  expect(earns(450, 50)).toEqual(['EARNS +50 XP takes you to level 6']);
  expect(earns(250, 25)).toEqual(['EARNS +25 XP, then 25 more to level 4']);
  expect(earns(250, 0)).toEqual([]);
});

test('a lesson that prepares for several challenges says what they earn together', () => {
  const waiting = ['a', 'b'].map((id) => challenge(id, { ...NEEDS_ONE, missing: ['one'] }));
  const locked = challenge('c', { ...NEEDS_ONE, missing: ['one'], isLocked: true });
  expect(chosen({ challenges: [...waiting, locked] }).reasons).toEqual([
    'EARNS It prepares you for 2 challenges, +50 XP in all',
  ]);
});

test('at the end of the path, a lesson that was completed without its exercises is left', () => {
  const skimmed = lesson('one', 'COMPLETED', { isPracticed: false, exercisesDone: 0 });
  expect(chosen({ lessons: [skimmed, lesson('two', 'COMPLETED')] })).toEqual({
    order: ['one', undefined],
    reasons: ['WEAK You completed it without all of its exercises'],
  });
});

test('nothing is next once everything is done', () => {
  const challenges = [challenge('only', { isSolved: true })];
  expect(chosen({ lessons: [lesson('one', 'COMPLETED')], challenges })).toEqual({
    order: [],
    reasons: [],
  });
});
