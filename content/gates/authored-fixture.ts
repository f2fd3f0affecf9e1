import type { AuthoredChallenge, AuthoredCurriculum, AuthoredLesson } from '../authored.ts';
import type { Case, Challenge, Lesson, Prose } from '../curriculum.ts';
import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';

function prose(markdown: string): Prose {
  return { markdown, html: markdown };
}

function shouted(word: string): Case {
  return { name: word, stdin: `${word}\n`, expectedStdout: `${word.toUpperCase()}\n` };
}

const CHALLENGE: Challenge = {
  id: 'shout',
  title: 'Shout',
  description: 'Print a word in capital letters.',
  categoryId: 'foundations',
  language: 'python',
  difficulty: 1,
  experienceReward: 25,
  entry: { kind: 'program' },
  limits: DEFAULT_LIMITS,
  lab: null,
  skills: ['upper'],
  lessonId: null,
  prerequisites: [],
  instructions: prose('Print the word of the input in capital letters.'),
  tip: prose('Strings have methods.'),
  starterCode: 'word = input()\nprint(word)\n',
  expectedOutput: 'WREN\n',
  hints: [prose('There is a method for it.'), prose('`print(word.upper())`')],
  debrief: prose('Normalize before you compare.'),
  samples: [shouted('wren')],
  hiddenCases: ['owl', 'heron', 'crane', 'swift', 'rook', 'jay'].map(shouted),
  casePool: [],
  mistakes: [],
  solutions: [],
  practiceCases: [],
};

/** Creates a valid challenge with overrides, for tests of the gates. */
export function authoredFixture(
  challenge: Partial<Challenge> = {},
  authored: Partial<Omit<AuthoredChallenge, 'challenge'>> = {},
): AuthoredChallenge {
  const mistake = {
    code: 'print(input())\n',
    message: 'Only uppercase and lowercase letters differ from the expected output.',
  };
  return {
    challenge: { ...CHALLENGE, ...challenge },
    folder: `challenges/${challenge.id ?? CHALLENGE.id}`,
    skills: ['upper'],
    prerequisites: [],
    solution: 'word = input()\nprint(word.upper())\n',
    mistakes: [
      { name: 'as-it-came', file: 'challenges/shout/mistakes/as-it-came.py', ...mistake },
      { name: 'as-it-came-too', file: 'challenges/shout/mistakes/as-it-came-too.py', ...mistake },
    ],
    alternatives: [],
    archive: [],
    evidence: null,
    generator:
      'def generate(seed, size=None):\n    return "bird " * (size or 2) + f"of {seed}\\n"\n',
    ...authored,
  };
}

/** Creates a valid lesson with overrides, for tests of the gates. */
export function lessonFixture(lesson: Partial<Lesson> = {}): AuthoredLesson {
  return {
    lesson: {
      id: 'first',
      title: 'First',
      description: 'Say something.',
      categoryId: 'foundations',
      difficulty: 1,
      estimatedMinutes: 5,
      content: prose('Read this.'),
      lab: null,
      example: { code: 'print(1)\n', codeHtml: '', output: '1\n' },
      skills: ['upper'],
      reviews: [],
      steps: [],
      exerciseKeys: {},
      ...lesson,
    },
    recordings: [],
    finds: [],
    mistakes: {},
    folder: `lessons/${lesson.id ?? 'first'}`,
  };
}

/** Creates a valid curriculum of one lesson and one challenge, for tests of the gates. */
export function curriculumFixture(parts: Partial<AuthoredCurriculum> = {}): AuthoredCurriculum {
  return {
    categories: [{ id: 'foundations', name: 'Foundations', description: 'The first steps.' }],
    achievements: [],
    lessons: [lessonFixture()],
    challenges: [authoredFixture()],
    unlistedLessons: [],
    permanentIds: [],
    ...parts,
  };
}
