import type { KnownMistake } from '../curriculum.ts';
import type { ChallengeGate } from './gate.ts';
import { revealingLines } from './hint-check.ts';

const MOST_SENTENCES = 2;
const QUOTED = /`[^`]+`|"[^"]+"/g;
/** A word of English or of Python's grammar says nothing about a program. */
const COMMON = new Set(
  (
    'and are but can does each else every first for from has have how into its just last less more most not one only ' +
    'other out over same than that the them then there they this two until when which while why with you your ' +
    'break class continue def elif except finally import lambda pass raise return try yield True False None'
  ).split(' '),
);

const wordsOf = (text: string): string[] => text.match(/[A-Za-z_]\w{2,}/g) ?? [];

/** Whether a text names a value, a function or a case: code, a quote, a number, or a word of the program. */
function isConcrete({ advice, look }: KnownMistake, code: string): boolean {
  if (/[`"\d]/.test(advice) || advice.includes(look)) return true;
  const words = new Set(wordsOf(code).filter((word) => !COMMON.has(word)));
  return wordsOf(advice).some((word) => words.has(word));
}

/** Periods inside of code and quotes end no sentence. */
function sentenceCount(text: string): number {
  return text.replaceAll(QUOTED, 'x').match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

/**
 * Advice is one or two sentences about this very mistake: it names something of the program, and no other mistake of the
 * challenge has it. It contains no line of the solution.
 */
export const adviceCheck: ChallengeGate = ({ challenge, mistakes, solution }) => {
  const lines = revealingLines(solution, challenge.starterCode);
  const seen = new Set<string>();
  return challenge.mistakes.flatMap((known, index) => {
    const { advice } = known;
    const { file = '', code = '' } = mistakes[index] ?? {};
    const sentences = sentenceCount(advice);
    const revealed = lines.find((line) => advice.includes(line));
    const rules: [isBroken: boolean, fix: string][] = [
      [seen.has(advice), 'Another mistake has the same advice. Say what this program does.'],
      [
        sentences === 0 || sentences > MOST_SENTENCES || !/[.!?]$/.test(advice),
        'Write one or two complete sentences.',
      ],
      [
        revealed !== undefined,
        `It gives away the line \`${revealed ?? ''}\`. Say the idea in words.`,
      ],
      [
        !isConcrete(known, code),
        'It could stand beside any mistake. Name a value, a function or a case.',
      ],
    ];
    seen.add(advice);
    return rules.flatMap(([isBroken, fix]) => (isBroken ? [{ file, field: 'advice', fix }] : []));
  });
};
