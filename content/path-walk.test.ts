import { expect, test } from 'vitest';
import { isChallengeUnlocked, lessonStates } from '../domain/progression.ts';
import type { AuthoredChallenge, AuthoredCurriculum } from './authored.ts';
import { featuresNamedIn, featuresOf, shownBy } from './gates/prerequisite-check.ts';
import { loadAuthoredCurriculum } from './load-curriculum.ts';

/** The modules of the walk, in the order of the path. */
const MODULES = ['foundations', 'programs', 'bytes', 'hashes', 'crypto', 'logs'];

/** What a learner notices who takes the lessons of these modules in order and solves what they prepare for. */
interface Walk {
  /** The challenges in the order in which they were solved. */
  solved: string[];
  /** A challenge whose lessons are done, and that its XP gate still closes, with the XP of that moment. */
  closed: string[];
  /** A name that a model solution uses and that no lesson before it shows, nor the starter of the challenge. */
  untaught: string[];
}

function untaughtNames(known: ReadonlySet<string>, authored: AuthoredChallenge): string[] {
  const { id, starterCode } = authored.challenge;
  const given = featuresNamedIn(starterCode);
  return [...featuresOf(authored.solution)]
    .filter((name) => !known.has(name) && !given.has(name))
    .map((name) => `${id}: ${name}`);
}

/** Walks from 0 XP, with nothing but the XP of the challenges on the way. */
function walkThrough({ lessons, challenges }: AuthoredCurriculum): Walk {
  const inModules = challenges.filter(({ challenge }) => MODULES.includes(challenge.categoryId));
  const path = lessons.map(({ lesson }) => lesson);
  const completed = new Set<string>();
  const known = new Set<string>();
  const walk: Walk = { solved: [], closed: [], untaught: [] };
  let experience = 0;
  const isDone = (id: string): boolean => completed.has(id) || walk.solved.includes(id);
  for (const lesson of path) {
    if (!MODULES.includes(lesson.categoryId)) break;
    const states = lessonStates(
      path.map(({ id }) => id),
      completed,
    );
    expect(states.get(lesson.id), lesson.id).toBe('UNLOCKED');
    completed.add(lesson.id);
    for (const name of featuresNamedIn(shownBy(lesson))) known.add(name);
    for (;;) {
      const next = inModules.find(
        ({ challenge, prerequisites }) =>
          !walk.solved.includes(challenge.id) && prerequisites.every(isDone),
      );
      if (next === undefined) break;
      const { id, difficulty, experienceReward } = next.challenge;
      if (!isChallengeUnlocked(difficulty, experience)) {
        walk.closed.push(`${id} at ${experience} XP`);
      }
      walk.untaught.push(...untaughtNames(known, next));
      walk.solved.push(id);
      experience += experienceReward;
    }
  }
  return walk;
}

const curriculum = await loadAuthoredCurriculum();

test('from 0 XP on, each next challenge of the first six modules is open', () => {
  const { solved, closed } = walkThrough(curriculum);
  expect(closed).toEqual([]);
  const expected = curriculum.challenges
    .map(({ challenge }) => challenge)
    .filter(({ categoryId }) => MODULES.includes(categoryId));
  expect(solved.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
});

test('their model solutions use only what an earlier lesson or the starter shows', () => {
  expect(walkThrough(curriculum).untaught).toEqual([]);
});

test('every lesson of Foundations leads to a challenge that names it first', () => {
  const first = new Set(curriculum.challenges.map(({ prerequisites }) => prerequisites[0]));
  const idle = curriculum.lessons
    .map(({ lesson }) => lesson)
    .filter(({ id, categoryId }) => categoryId === 'foundations' && !first.has(id));
  expect(idle.map(({ id }) => id)).toEqual([]);
});

test('a challenge that pays nothing keeps the next one closed', () => {
  const challenges = curriculum.challenges.map((authored) => ({
    ...authored,
    challenge: { ...authored.challenge, experienceReward: 0 },
  }));
  expect(walkThrough({ ...curriculum, challenges }).closed).toContain('defang-and-refang at 0 XP');
});

test('a method that its lesson no longer shows is found', () => {
  const challenges = curriculum.challenges.map((authored) =>
    authored.challenge.id === 'first-contact'
      ? { ...authored, solution: 'print(input().casefold())\n' }
      : authored,
  );
  expect(walkThrough({ ...curriculum, challenges }).untaught).toEqual(['first-contact: casefold']);
});
