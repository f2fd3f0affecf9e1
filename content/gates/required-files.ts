import type { AuthoredChallenge } from '../authored.ts';
import { SEEDS } from '../generate-cases.ts';
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

const givesFeedback = ({ format }: AuthoredChallenge): boolean => format === 2;

const isGenerated = (authored: AuthoredChallenge): boolean =>
  authored.challenge.difficulty >= 2 || givesFeedback(authored);

/** Before it has feedback, and at difficulty 1, a challenge may have fewer known mistakes. */
const fewestMistakes = (authored: AuthoredChallenge): number =>
  givesFeedback(authored) && authored.challenge.difficulty >= 2 ? 4 : 2;

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
    (authored) => authored.mistakes.length >= fewestMistakes(authored),
    'Add known mistakes: at least two, and from difficulty 2 on at least four.',
  ],
  [
    'generator.py',
    (authored) => !isGenerated(authored) || authored.generator !== null,
    'Write a generator: format 2 and difficulty 2 and above draw cases from it.',
  ],
  [
    'cases/generated.json',
    ({ challenge, generator }) =>
      challenge.casePool.length === (generator === null ? 0 : SEEDS.length),
    WRITTEN,
  ],
  [
    'solutions',
    (authored) => !givesFeedback(authored) || authored.alternatives.length > 0,
    'Add at least one solution with another idea.',
  ],
  [
    POOL_FILE,
    (authored) => !givesFeedback(authored) || authored.challenge.practiceCases.length > 0,
    WRITTEN,
  ],
];

/** A challenge has every file that learners, graders and defenders need. */
export const requiredFiles: ChallengeGate = (authored) =>
  REQUIREMENTS.filter(([, isMet]) => !isMet(authored)).map(([file, , fix]) => ({
    file: `${authored.folder}/${file}`,
    field: '',
    fix,
  }));
