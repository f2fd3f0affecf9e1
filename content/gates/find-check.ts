import type { Problem } from '../content-error.ts';
import type { ChallengeGate } from './gate.ts';

/** With fewer other lines, learners can't try so often that they may be shown the right one. */
const FEWEST_WRONG_CHOICES = 3;

/**
 * The question for a faulty line: a repair changes each of these lines, enough others can be marked, and no two of them
 * get the same feedback.
 */
export const findCheck: ChallengeGate = ({ challenge, folder, solution, alternatives }) => {
  const { find, starterCode } = challenge;
  if (!find) return [];
  const file = `${folder}/challenge.yml`;
  const { choices } = find.shown;
  const { lines, feedback } = find.key;
  const starter = starterCode.split('\n').map((line) => line.trim());
  const repairs = [
    { name: 'solution.py', code: solution },
    ...alternatives.map((alternative) => ({ name: alternative.file, code: alternative.code })),
  ];
  const problems: Problem[] = repairs.flatMap(({ name, code }) => {
    const kept = new Set(code.split('\n').map((line) => line.trim()));
    return lines
      .filter((line) => kept.has(starter[line - 1] ?? ''))
      .map((line) => ({
        ...{ file, field: 'find.lines' },
        fix: `Line ${line} is in ${name} as well, so it isn't faulty. Name the line that changes.`,
      }));
  });
  const wrong = choices.filter((line) => !lines.includes(line));
  if (wrong.length < FEWEST_WRONG_CHOICES) {
    const fix = `Let learners choose from at least ${FEWEST_WRONG_CHOICES} lines that aren't faulty.`;
    problems.push({ file, field: 'find.choices', fix });
  }
  const said = Object.values(feedback);
  if (new Set(said).size < said.length) {
    const fix = 'Two lines get the same feedback. Say what is special about each.';
    problems.push({ file, field: 'find.feedback', fix });
  }
  return problems;
};
