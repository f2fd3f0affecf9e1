import type { ChallengeGate } from './gate.ts';

/** The shortest line that gives something away, in characters. */
const MIN_REVEALING_LENGTH = 8;
const BOILERPLATE = /^(import |from |#|"""|else:|try:)/;

/** Returns the lines of a solution that the starter doesn't have and that tell how to solve the challenge. */
export function revealingLines(solution: string, starter: string): string[] {
  const given = new Set(starter.split('\n').map((line) => line.trim()));
  return solution
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= MIN_REVEALING_LENGTH)
    .filter((line) => !BOILERPLATE.test(line) && !given.has(line));
}

/** Only the last hint may contain a line of the solution. */
export const hintCheck: ChallengeGate = ({ challenge, folder, solution }) => {
  const lines = revealingLines(solution, challenge.starterCode);
  return challenge.hints.slice(0, -1).flatMap(({ markdown }, index) => {
    const revealed = lines.find((line) => markdown.includes(line));
    if (revealed === undefined) return [];
    const fix = `It gives away the line \`${revealed}\`. Say it in words, or keep it for the last hint.`;
    return [{ file: `${folder}/hints.md`, field: `hint ${index + 1}`, fix }];
  });
};
