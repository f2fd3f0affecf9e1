import { exercise } from './practice-examples.ts';

/** Example responses about placement. A test validates them against the schemas. */

export const placement = {
  id: 'module-foundations',
  kind: 'module' as const,
  title: 'Foundations',
  lesson_count: 9,
  answers_needed: 8,
  right_needed: 7,
  is_done: false,
  can_start: false,
  gate_id: 'defang-and-refang',
  attempt: {
    id: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
    state: 'open' as const,
    started_on: '2026-01-31',
    answered: 2,
    skips_left: 4,
    question: {
      number: 3,
      exercise,
      lesson: { id: 'print-and-run', title: 'Print and run', position: 1 },
    },
    results: [],
  },
};
