import type { Challenge, Curriculum, Lesson } from '../../content/curriculum.ts';
import { fixtureCurriculum } from './fixture-curriculum.ts';

/** How many there are of each. */
export interface CurriculumSize {
  challenges: number;
  lessons: number;
  achievements: number;
}

const CATEGORIES = 8;

/** What an instruction, a lesson or a tip comes to: a page of text. */
const PAGE = { markdown: 'A packet is read. '.repeat(150), html: '<p>It is read.</p>'.repeat(150) };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Reads what the fixture curriculum has. */
function model<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('The fixture curriculum has lost a model.');
  return first;
}

const categoryOf = (number: number): string => `category-${number % CATEGORIES}`;

function challenge(number: number): Challenge {
  const difficulty = model(([1, 2, 3, 4, 5] as const).slice((number - 1) % 5));
  return {
    ...model(fixtureCurriculum.challenges),
    id: `challenge-${number}`,
    categoryId: categoryOf(number),
    difficulty,
    experienceReward: 25 * difficulty,
    instructions: PAGE,
    tip: PAGE,
  };
}

function lesson(number: number): Lesson {
  return {
    ...model(fixtureCurriculum.lessons),
    id: `lesson-${number}`,
    categoryId: categoryOf(number),
    content: PAGE,
  };
}

/**
 * A curriculum with numbered parts, such as `challenge-1`. Each challenge is solved by the fixture's right code, and
 * every fifth is a Beginner's, the first among them. The first one that is solved earns one achievement, as the next.
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
