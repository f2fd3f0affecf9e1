/** Example responses about lesson steps and exercises. A test validates them against the schemas. */

export const stepProgress = {
  state: 'solved' as const,
  tries: 2,
  can_show_solution: true,
  code: 'print("Hello")',
  first_at: '2026-01-31T12:00:00.000Z',
  last_at: '2026-01-31T12:02:00.000Z',
  active_seconds: 75,
};

export const lessonPractice = {
  solved: 1,
  shown: 0,
  total: 6,
  is_practiced: false,
  practiced_at: null,
};

/** An exercise of a lesson. */
export const exercise = {
  id: 'hello',
  kind: 'write' as const,
  is_key: false,
  question: 'Print `Hello`.',
  program: { file_name: 'hello.py', caption: '', code: '', stdin: '', output: null },
  options: [],
  is_many: false,
  lines: [],
  must_indent: false,
  max_changed_lines: null,
  cases: [{ input: '', expected: 'Hello\n' }],
  reviews: [],
  table: null,
};

export const lessonSteps = {
  steps: [
    {
      id: 'say-hello',
      title: 'Say hello',
      blocks: [
        { type: 'prose' as const, html: '<p>A program reports what it found.</p>' },
        { type: 'exercise' as const, ...exercise },
      ],
      progress: stepProgress,
    },
  ],
  practice: lessonPractice,
  resume_step_id: 'say-hello',
};

const practiceResult = {
  progress: stepProgress,
  practice: lessonPractice,
  achievements_earned: [],
};

export const exerciseSolution = { ...practiceResult, solution: 'print("Hello")' };

export const exerciseResult = {
  ...practiceResult,
  is_solved: true,
  tries: 2,
  feedback_html: null,
  output: 'Hello\n',
  error: null,
  cases: [
    {
      is_hidden: false,
      success: true,
      input: '',
      expected: 'Hello\n',
      actual: 'Hello\n',
      error: null,
    },
  ],
  can_show_solution: true,
};
