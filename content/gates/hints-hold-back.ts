import type { ChallengeGate } from './gate.ts';

/** The shortest line that gives something away, in characters. */
const SHORTEST_TELLING_LINE = 8;
const TELLS_NOTHING = /^(import |from |#|"""|else:|try:)/;

function tellingLines(solution: string, starter: string): string[] {
  const given = new Set(starter.split('\n').map((line) => line.trim()));
  return solution
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= SHORTEST_TELLING_LINE)
    .filter((line) => !TELLS_NOTHING.test(line) && !given.has(line));
}

/** Only the last hint may contain a line of the solution. */
export const hintsHoldBack: ChallengeGate = ({ challenge, folder, solution }) => {
  const lines = tellingLines(solution, challenge.starterCode);
  return challenge.hints.slice(0, -1).flatMap(({ markdown }, index) => {
    const told = lines.find((line) => markdown.includes(line));
    if (told === undefined) return [];
    const fix = `It gives away the line \`${told}\`. Say it in words, or keep it for the last hint.`;
    return [{ file: `${folder}/hints.md`, field: `hint ${index + 1}`, fix }];
  });
};
