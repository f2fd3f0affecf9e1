import { expect, test } from 'vitest';
import { exercisesOf } from '../domain/practice.ts';
import { isChallengeUnlocked, lessonStates } from '../domain/progression.ts';
import type { AuthoredChallenge, AuthoredCurriculum } from './authored.ts';
import { featuresNamedIn, featuresOf, shownBy } from './gates/prerequisite-check.ts';
import { loadAuthoredCurriculum } from './load-curriculum.ts';

/** The first six modules, in the order of the path. */
const FIRST_MODULES = ['foundations', 'programs', 'bytes', 'hashes', 'crypto', 'logs'];

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
function walkThrough(
  { lessons, challenges }: AuthoredCurriculum,
  modules: readonly string[] = FIRST_MODULES,
): Walk {
  const inModules = challenges.filter(({ challenge }) => modules.includes(challenge.categoryId));
  const path = lessons.map(({ lesson }) => lesson);
  const completed = new Set<string>();
  const known = new Set<string>();
  const walk: Walk = { solved: [], closed: [], untaught: [] };
  let experience = 0;
  const isDone = (id: string): boolean => completed.has(id) || walk.solved.includes(id);
  for (const lesson of path) {
    if (!modules.includes(lesson.categoryId)) break;
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
    .filter(({ categoryId }) => FIRST_MODULES.includes(categoryId));
  expect(solved.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
});

test('so is each challenge of the whole path, and its solution uses only what an earlier lesson or the starter shows', () => {
  const { solved, closed, untaught } = walkThrough(
    curriculum,
    curriculum.categories.map(({ id }) => id),
  );
  expect(closed).toEqual([]);
  expect(untaught).toEqual([]);
  expect(solved).toHaveLength(curriculum.challenges.length);
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

/** Counts the lines that a program adds to another one. Empty lines and comments don't count. */
function linesAdded(code: string, given: string): number {
  const linesOf = (text: string): string[] =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
  const shown = linesOf(given);
  return linesOf(code).filter((line) => {
    const index = shown.indexOf(line);
    if (index >= 0) shown.splice(index, 1);
    return index < 0;
  }).length;
}

/** Counts the lines that a learner writes in the modules before Bytes: in lessons, and in challenges. */
function ownLinesBeforeBytes({ lessons, challenges }: AuthoredCurriculum) {
  const early = FIRST_MODULES.slice(0, FIRST_MODULES.indexOf('bytes'));
  const inLessons = lessons
    .filter(({ lesson }) => early.includes(lesson.categoryId))
    .flatMap(({ lesson }) =>
      exercisesOf(lesson.steps)
        .filter(({ kind }) => kind === 'write' || kind === 'fix')
        .map(({ id, program }) =>
          linesAdded(lesson.exerciseKeys[id]?.solution ?? '', program?.code ?? ''),
        ),
    );
  const inChallenges = challenges
    .filter(({ challenge }) => early.includes(challenge.categoryId))
    .map(({ challenge, solution }) => linesAdded(solution, challenge.starterCode));
  const sum = (counts: readonly number[]): number =>
    counts.reduce((left, right) => left + right, 0);
  return { lessons: sum(inLessons), challenges: sum(inChallenges) };
}

test('before Bytes begins, learners have written 300 lines of their own', () => {
  const lines = ownLinesBeforeBytes(curriculum);
  expect(lines.lessons + lines.challenges).toBeGreaterThanOrEqual(300);
});

test('only lines that are missing from the starter count as written', () => {
  const starter = 'def port(text):\n    # your code\n    return text\n';
  expect(linesAdded(starter, starter)).toBe(0);
  expect(linesAdded('def port(text):\n\n    # a digit\n    return int(text)\n', starter)).toBe(1);
  expect(linesAdded('print(1)\nprint(1)\n', 'print(1)\n')).toBe(1);
});
