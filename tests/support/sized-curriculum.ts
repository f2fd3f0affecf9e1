import type { Challenge, Curriculum, Lesson } from '../../content/curriculum.ts';
import { QUIET_STARTER, SAME_EVIDENCE } from './evidence-curriculum.ts';
import { fixtureCurriculum } from './fixture-curriculum.ts';
import { practiceCurriculum } from './practice-curriculum.ts';

/** How many of each kind to create. */
export interface CurriculumSize {
  challenges: number;
  lessons: number;
  achievements: number;
}

const CATEGORIES = 8;

/** The text of an instruction, a lesson or a tip: about one page. */
const PAGE = { markdown: 'A packet is read. '.repeat(150), html: '<p>It is read.</p>'.repeat(150) };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the first element of a list of the fixture curriculum. */
function model<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('The fixture curriculum has no element to copy.');
  return first;
}

const categoryOf = (number: number): string => `category-${number % CATEGORIES}`;

function challenge(number: number): Challenge {
  const difficulty = model(([1, 2, 3, 4, 5] as const).slice((number - 1) % 5));
  return {
    ...model(fixtureCurriculum.challenges),
    ...QUIET_STARTER,
    id: `challenge-${number}`,
    categoryId: categoryOf(number),
    difficulty,
    experienceReward: 25 * difficulty,
    instructions: PAGE,
    tip: PAGE,
    ...(number === 1 ? { evidence: { from: 'challenge-2', ...SAME_EVIDENCE } } : {}),
  };
}

function lesson(number: number): Lesson {
  return {
    ...model(practiceCurriculum.lessons),
    id: `lesson-${number}`,
    categoryId: categoryOf(number),
    content: PAGE,
  };
}

/**
 * Creates a curriculum with numbered parts, such as `challenge-1`. The fixture's correct code solves each challenge.
 * Every fifth challenge, starting with the first, is for beginners. The first solved challenge earns one achievement,
 * and so does the next.
 */
export function sizedCurriculum(size: CurriculumSize): Curriculum {
  return {
    categories: numbers(CATEGORIES).map((number) => ({
      ...model(fixtureCurriculum.categories),
      id: categoryOf(number),
    })),
    challenges: numbers(size.challenges).map(challenge),
    lessons: numbers(size.lessons).map(lesson),
    achievements: numbers(size.achievements).map((number) => ({
      ...model(fixtureCurriculum.achievements),
      id: `achievement-${number}`,
      rule: { kind: 'at-least', milestone: 'challengesCompleted', count: number },
    })),
  };
}
