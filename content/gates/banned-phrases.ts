import type { FileGate } from './gate.ts';

/** Files with text for learners. Programs and data may contain anything. */
const PROSE = /\.(?:md|yml)$/;
const ADVICE = /^# (?:advice|title|why): /;
/** Names of files, which are permanent. */
const SLUGS = /\b\w+(?:-\w+){2,}/g;

/** Phrases that readers can't search for or wouldn't say, with what to write instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bsmall letters?\b/i, 'lowercase letter'],
  [/\bcapital letters?\b/i, 'uppercase letter'],
  [/\b(?:upper|lower) case\b/i, 'uppercase or lowercase'],
  [/\bwhite space\b/i, 'whitespace'],
  [/\bfull stops?\b/i, 'period'],
  [/\bthousand million\b/i, 'billion'],
  [/\bper cent\b/i, 'percent'],
  [/\bfor ever\b/i, 'forever'],
  [/\bspelt\b/i, 'spelled'],
  [/\banew\b/i, 'again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\breckon(?:s|ed|ing)?\b/i, 'estimate'],
  [/\bwhoever\b/i, 'anyone who, or “you”'],
  [/\brow of bytes\b/i, 'sequence of bytes'],
  [/\bis no (?:JSON|SQL|HTML|XML|UTF-8|Base64|file|valid)\b/i, '“is not”'],
  [/\bthe subtle point\b/i, 'the point itself'],
];

/** Returns the part of a line that learners read. */
function proseOf(file: string, text: string): readonly { line: number; words: string }[] {
  const lines = text.split('\n').map((words, index) => ({ line: index + 1, words }));
  if (PROSE.test(file)) return lines;
  return file.endsWith('.py') ? lines.filter(({ words }) => ADVICE.test(words)) : [];
}

/** Texts use the words that learners meet everywhere else. */
export const bannedPhrases: FileGate = ({ file, text }) =>
  proseOf(file, text).flatMap(({ line, words }) =>
    PHRASES.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(words.replaceAll(SLUGS, '')) ?? [];
      if (found === undefined) return [];
      const fix = `"${found}" isn't what people say. Write ${instead}.`;
      return [{ file, field: `line ${line}`, fix }];
    }),
  );
