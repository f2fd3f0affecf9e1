import type { AuthoredChallenge } from '../authored.ts';
import { SEEDS } from '../generate-cases.ts';
import { GENERATED_FILE } from '../load-cases.ts';
import { POOL_FILE } from '../load-feedback.ts';
import type { ChallengeGate } from './gate.ts';

const FEWEST_HIDDEN_CASES = 6;
const MOST_HINTS = 4;

const WRITTEN = 'Write this file with `npm run content -- <slug> --write`.';

/** Learners know cases by their names, and so does what was shown to them. */
function hasOwnNames({ challenge: { samples, hiddenCases } }: AuthoredChallenge): boolean {
  const names = [...samples, ...hiddenCases].map(({ name }) => name);
  return new Set(names).size === names.length;
}

type Requirement = [file: string, isMet: (authored: AuthoredChallenge) => boolean, fix: string];

/** At difficulty 1, a challenge may have fewer known mistakes. */
const fewestMistakes = (difficulty: number): number => (difficulty >= 2 ? 4 : 2);

const REQUIREMENTS: readonly Requirement[] = [
  ['tip.md', ({ challenge }) => challenge.tip !== null, 'Write a tip.'],
  [
    'debrief.md',
    ({ challenge }) => challenge.debrief !== null,
    "Write a debrief with the defender's view.",
  ],
  [
    'hints.md',
    ({ challenge: { hints } }) => hints.length >= 1 && hints.length <= MOST_HINTS,
    `Write 1 to ${MOST_HINTS} hints with a line of three dashes between them.`,
  ],
  [
    'hints.md',
    ({ challenge }) => challenge.hints.every(({ markdown }) => markdown !== ''),
    'Fill in the empty hint or remove it.',
  ],
  ['samples', ({ challenge }) => challenge.samples.length >= 1, 'Add at least one visible case.'],
  [
    'cases',
    ({ challenge }) => challenge.hiddenCases.length >= FEWEST_HIDDEN_CASES,
    `Add at least ${FEWEST_HIDDEN_CASES} hidden cases.`,
  ],
  ['cases', hasOwnNames, 'Give each sample and each hidden case a name of its own.'],
  [
    'mistakes',
    ({ challenge, mistakes }) => mistakes.length >= fewestMistakes(challenge.difficulty),
    'Add known mistakes: at least two, and from difficulty 2 on at least four.',
  ],
  [GENERATED_FILE, ({ challenge }) => challenge.casePool.length === SEEDS.length, WRITTEN],
  [
    'solutions',
    ({ alternatives }) => alternatives.length > 0,
    'Add at least one solution with another idea.',
  ],
  [POOL_FILE, ({ challenge }) => challenge.practiceCases.length > 0, WRITTEN],
];

/** A challenge has every file that learners, graders and defenders need. */
export const requiredFiles: ChallengeGate = (authored) =>
  REQUIREMENTS.filter(([, isMet]) => !isMet(authored)).map(([file, , fix]) => ({
    file: `${authored.folder}/${file}`,
    field: '',
    fix,
  }));
