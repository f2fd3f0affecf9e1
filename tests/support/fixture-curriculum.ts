import type { Case, Challenge, Curriculum, Lesson, Prose } from '../../content/curriculum.ts';
import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';

const prose = (text: string): Prose => ({ markdown: text, html: `<p>${text}</p>` });
const shout = (word: string): Case => ({
  name: word,
  stdin: `${word}\n`,
  expectedStdout: `${word.toUpperCase()}\n`,
});

/** Code that passes every challenge of the fixture. */
export const RIGHT_CODE = 'print(input().upper())';
/** Code that passes the samples and fails the hidden cases. */
export const HARD_CODED = 'print("ALPHA")';

function challenge(id: string, difficulty: Challenge['difficulty'], xp: number): Challenge {
  return {
    id,
    title: `Shout ${id}`,
    description: 'Print the word in uppercase.',
    categoryId: 'basics',
    language: 'python',
    difficulty,
    experienceReward: xp,
    entry: { kind: 'program' },
    limits: DEFAULT_LIMITS,
    lab: null,
    skills: [],
    lessonId: id === 'easy' ? 'two' : null,
    prerequisites: id === 'easy' ? ['two', 'first'] : [],
    instructions: prose(`How to shout ${id}.`),
    tip: prose('Strings have methods.'),
    starterCode: 'print("Hello, World")',
    expectedOutput: 'ALPHA\n',
    hints: [prose('upper')],
    debrief: null,
    samples: [shout('alpha')],
    hiddenCases: [shout('bravo'), shout('charlie')],
    casePool: ['delta', 'echo', 'foxtrot', 'golf', 'hotel'].map(shout),
    mistakes: [],
    solutions: [{ title: 'Our solution', why: null, code: RIGHT_CODE }],
    practiceCases: [],
  };
}

const lesson = (id: string): Lesson => ({
  id,
  title: `Lesson ${id}`,
  description: 'A lesson.',
  categoryId: 'basics',
  difficulty: 1,
  estimatedMinutes: 5,
  content: prose(`Text of ${id}`),
  lab: id === 'three' ? { hosts: [{ ip: '192.0.2.20', ports: { '22': {} } }] } : null,
  example: { code: 'print(1)', codeHtml: 'print(1)', output: '1\n' },
  skills: ['print'],
  reviews: [],
  steps: [],
  exerciseKeys: {},
});

/** A curriculum small enough to reason about, so that tests don't depend on the wording of the real one. */
export const fixtureCurriculum: Curriculum = {
  categories: [{ id: 'basics', name: 'Basics', description: 'The start.' }],
  lessons: ['one', 'two', 'three'].map(lesson),
  challenges: [
    challenge('first', 1, 25),
    challenge('second', 1, 100),
    challenge('easy', 2, 50),
    challenge('expert', 5, 300),
  ],
  achievements: [
    {
      id: 'first-solve',
      name: 'First solve',
      description: 'Solve one challenge.',
      icon: 'a-first-packet',
      experienceReward: 25,
      rule: { kind: 'at-least', milestone: 'challengesCompleted', count: 1 },
    },
    {
      id: 'fifty',
      name: 'Fifty',
      description: 'Reach 50 XP.',
      icon: 'a-hex-reader',
      experienceReward: 0,
      rule: { kind: 'at-least', milestone: 'experiencePoints', count: 50 },
    },
    {
      id: 'reader',
      name: 'Reader',
      description: 'Complete two lessons.',
      icon: 'a-full-path',
      experienceReward: 10,
      rule: { kind: 'at-least', milestone: 'lessonsCompleted', count: 2 },
    },
    {
      id: 'straight',
      name: 'Straight through',
      description: 'Solve a challenge with the first submission.',
      icon: 'a-first-try',
      experienceReward: 0,
      rule: { kind: 'first-try', fromDifficulty: 1 },
    },
    {
      id: 'alone',
      name: 'Alone',
      description: 'Solve an expert challenge without a hint.',
      icon: 'a-unaided',
      experienceReward: 0,
      rule: { kind: 'unaided', fromDifficulty: 5 },
    },
    {
      id: 'sixth',
      name: 'Sixth time lucky',
      description: 'Solve a challenge with the sixth submission.',
      icon: 'a-persistent',
      experienceReward: 0,
      rule: { kind: 'persistent', submissions: 6 },
    },
    {
      id: 'basics',
      name: 'Basics',
      description: 'Finish every lesson and challenge of Basics.',
      icon: 'a-foundations',
      experienceReward: 0,
      rule: { kind: 'finished', categoryId: 'basics' },
    },
  ],
};
