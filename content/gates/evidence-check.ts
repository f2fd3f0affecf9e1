import { collectEvidence, type EvidenceCases, type EvidenceRuns } from '../../domain/evidence.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { AuthoredChallenge, AuthoredEvidence } from '../authored.ts';
import { collectStock, evidenceRuns } from '../collect-stock.ts';
import type { Problem } from '../content-error.ts';
import { allCases, judge } from '../judge.ts';
import { namedStock, PROGRAM_FILE, STOCK_FILE } from '../load-evidence.ts';
import type { ChallengeGate } from './gate.ts';

/** How many different attacks the authors try a chain with. */
const FEWEST_ATTACKS = 3;

/** What attacks print that leave nothing a defense may get: nothing, no evidence, and far too much. */
const FORGERIES: readonly [what: string, printed: string][] = [
  ['nothing', '""'],
  ['a forged text', '"[[1e999], {\\"__proto__\\": 1}] \\x00 \\u202e" * 3'],
  ['300,000 characters', '"0" * 300_000'],
];

/** The same for logs of the lab, which a program can change as well. */
const FORGED_LOGS: readonly [what: string, log: string][] = [
  ['an empty log', '[]'],
  ['a forged log', '[{"time": 1e999, "__proto__": null}]'],
  ['a log of 300,000 characters', JSON.stringify(['0'.repeat(300_000)])],
];

type Chain = AuthoredChallenge & { evidence: AuthoredEvidence };

/** A program of the attack that prints, or returns, a text whatever its input is. */
function forgery({ attack }: AuthoredEvidence, text: string): string {
  const { entry } = attack.challenge;
  if (entry.kind === 'program') return `print(${text}, end="")`;
  return `def ${entry.name}(*_):\n    return ${text}\n`;
}

/** Runs of attacks that leave something forged, empty or oversized. */
function forgedRuns(chain: Chain, runner: LanguageRunner): [what: string, runs: EvidenceRuns][] {
  if (chain.evidence.published.take === 'artifacts') {
    return FORGERIES.map(([what, text]) => [
      what,
      evidenceRuns(runner, chain, forgery(chain.evidence, text)),
    ]);
  }
  const runs = evidenceRuns(runner, chain, forgery(chain.evidence, '""'));
  return FORGED_LOGS.map(([what, log]) => {
    const attack: EvidenceRuns['attack'] = async (inputs) =>
      (await runs.attack(inputs)).map((outcome) => ({ ...outcome, log }));
    return [what, { ...runs, attack }];
  });
}

/** Forged, empty and oversized recordings leave nothing, so that stock takes their place. */
async function acceptedForgeries(chain: Chain, runner: LanguageRunner): Promise<Problem[]> {
  const found = await Promise.all(
    forgedRuns(chain, runner).map(async ([what, runs]) => {
      const terms = { ...chain.evidence.published, seed: 1 };
      return (await collectEvidence(runs, terms)) ? [what] : [];
    }),
  );
  return found.flat().map((what) => ({
    file: `${chain.folder}/${PROGRAM_FILE}`,
    field: 'adapt',
    fix: `It accepts an attack that leaves ${what}. Check each value, and raise ValueError.`,
  }));
}

/** Every attack is accepted by its own challenge. */
async function refusedAttacks({ evidence, folder }: Chain, runner: LanguageRunner) {
  const { challenge, programs } = evidence.attack;
  const cases = allCases(challenge);
  const verdicts = await Promise.all(
    programs.map((code) => judge(runner, { challenge, code, cases })),
  );
  const enough = programs.length >= FEWEST_ATTACKS;
  const problems = verdicts.flatMap(({ isAccepted }, index) =>
    isAccepted ? [] : [`Attack ${index + 1} isn't accepted by ${challenge.id}. Correct it.`],
  );
  if (!enough) problems.push(`Add attacks until there are ${FEWEST_ATTACKS} with our solutions.`);
  return problems.map((fix) => ({ file: `${folder}/evidence/attacks`, field: '', fix }));
}

/** What the attacks leave today is what they left when it was stored: the same attack leaves the same evidence twice. */
function staleStock(chain: Chain, stock: readonly (EvidenceCases | null)[]): Problem[] {
  if (stock.includes(null)) {
    const fix = 'An accepted attack leaves no evidence. Correct it.';
    return [{ file: `${chain.folder}/${PROGRAM_FILE}`, field: 'adapt', fix }];
  }
  if (JSON.stringify(stock) === JSON.stringify(chain.evidence.published.stock)) return [];
  const fix =
    'It differs from what the attacks leave today. Draw from the seed alone, and run `npm run content -- <slug> --write`.';
  return [{ file: `${chain.folder}/${STOCK_FILE}`, field: '', fix }];
}

/** The alternatives handle the evidence, and the starter doesn't. */
async function wrongDefenses(chain: Chain, runner: LanguageRunner): Promise<Problem[]> {
  const { challenge, alternatives, folder } = chain;
  const cases = namedStock(chain.evidence);
  const judged = async (code: string) => (await judge(runner, { challenge, code, cases })).tests;
  const starter = await judged(challenge.starterCode);
  const graded = starter.filter((_, index) => index % 2 === 1);
  const problems: Problem[] = graded.some(({ isPassed }) => isPassed)
    ? [{ file: `${folder}/starter.py`, field: '', fix: 'It passes the evidence of an attack.' }]
    : [];
  for (const { file, code } of alternatives) {
    const tests = await judged(code);
    if (tests.every(({ isPassed }) => isPassed)) continue;
    problems.push({ file, field: '', fix: 'It fails with the evidence of an attack.' });
  }
  return problems;
}

/**
 * The defense of a chain: three accepted attacks leave the same evidence twice, within 256 KB, that our solutions handle
 * and the starter doesn't. Forged, empty and oversized recordings leave none.
 */
export const evidenceCheck: ChallengeGate = async (authored, runner) => {
  const { evidence } = authored;
  if (!evidence) return [];
  const chain = { ...authored, evidence };
  const refused = await refusedAttacks(chain, runner);
  if (refused.length > 0) return refused;
  const stale = staleStock(chain, await collectStock(chain, runner));
  if (stale.length > 0) return stale;
  return [...(await acceptedForgeries(chain, runner)), ...(await wrongDefenses(chain, runner))];
};
