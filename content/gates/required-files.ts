import type { AuthoredChallenge } from '../authored.ts';
import { SEEDS } from '../generate-cases.ts';
import type { ChallengeGate } from './gate.ts';

const FEWEST_HIDDEN_CASES = 6;
const FEWEST_MISTAKES = 2;
const MOST_HINTS = 4;

type Requirement = [file: string, isMet: (authored: AuthoredChallenge) => boolean, fix: string];

const isGenerated = ({ challenge }: AuthoredChallenge): boolean => challenge.difficulty >= 2;

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
  [
    'mistakes',
    ({ mistakes }) => mistakes.length >= FEWEST_MISTAKES,
    `Add at least ${FEWEST_MISTAKES} known mistakes.`,
  ],
  [
    'generator.py',
    (authored) => !isGenerated(authored) || authored.generator !== null,
    'Write a generator: difficulty 2 and above draws hidden cases from a pool.',
  ],
  [
    'cases/generated.json',
    ({ challenge, generator }) =>
      challenge.casePool.length === (generator === null ? 0 : SEEDS.length),
    'Write this file with `npm run content -- <slug> --write`.',
  ],
];

/** A challenge has every file that learners, graders and defenders need. */
export const requiredFiles: ChallengeGate = (authored) =>
  REQUIREMENTS.filter(([, isMet]) => !isMet(authored)).map(([file, , fix]) => ({
    file: `${authored.folder}/${file}`,
    field: '',
    fix,
  }));
