import { exercise, exerciseResult } from './practice-examples.ts';

/** Example responses about reviews and daily problems. A test validates them against the schemas. */

const lesson = { id: 'print-and-run', title: 'Print and run', position: 1 };

export const reviews = {
  due_count: 1,
  due: [
    {
      id: 'print-2',
      skill: 'print',
      due_on: '2026-01-31',
      tries_left: 3,
      exercise,
      lesson,
      challenge: null,
    },
  ],
  next_due_on: '2026-02-03',
};

export const dailyProblem = {
  problem: {
    date: '2026-01-31',
    exercise,
    lesson,
    is_solved: false,
    tries_left: 3,
    experience_earned: 0,
  },
};

export const dailyResult = {
  is_solved: true,
  tries_left: 0,
  feedback_html: null,
  output: 'Hello\n',
  error: null,
  cases: exerciseResult.cases,
  solution: 'print("Hello")',
  experience_earned: 2,
  achievements_earned: [],
};

export const reviewResult = {
  ...dailyResult,
  experience_earned: 1,
  skill: 'print',
  due_on: '2026-02-14',
};
