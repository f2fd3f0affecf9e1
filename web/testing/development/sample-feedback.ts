import { failingCase, feedbackFields } from '../feedback.ts';

/** The solutions of a solved challenge. */
export const SAMPLE_SOLUTIONS = [
  {
    title: 'Our solution',
    why: null,
    code: '# Sample data: every challenge has this solution.\nhost = input()\nanswer = input()\nprint(f"{host} says: {answer!r}")\n',
  },
  {
    title: 'Read everything first',
    why: 'All lines are read at once, so the rest of the program works with plain strings.',
    code: 'import sys\n\nhost, answer = sys.stdin.read().splitlines()\nprint(f"{host} says: {answer!r}")\n',
  },
];

/** The feedback on a submission that failed. @param failedSubmissions with this one */
export function sampleFeedback(failedSubmissions: number) {
  const isFirst = failedSubmissions === 1;
  const rest = failingCase('A tie decided on the last line', { difference: null });
  return feedbackFields({
    failedSubmissions,
    fixedCount: isFirst ? null : 1,
    brokenCount: isFirst ? null : 0,
    advice: {
      text: 'You stop one port early: the upper end belongs to the range.',
      isExact: isFirst,
      caseName: 'Both ends open',
    },
    failingTitles: ['Both ends open', 'A tie decided on the last line', 'No host answers'],
    cases: isFirst ? [failingCase('Both ends open')] : [failingCase('Both ends open'), rest],
    practiceCase:
      failedSubmissions < 3
        ? null
        : failingCase('A short input for practice', { stdin: '192.0.2.20\n80\n' }),
    nextHelp: isFirst ? 'The next failed submission shows every failing test in full.' : null,
    canShowSolution: failedSubmissions >= 3,
  });
}
