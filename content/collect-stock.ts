import {
  collectEvidence,
  type EvidenceCases,
  type EvidenceRuns,
  MAX_EVIDENCE_BYTES,
} from '../domain/evidence.ts';
import { DEFAULT_LIMITS, type LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge, AuthoredEvidence } from './authored.ts';
import type { Challenge } from './curriculum.ts';

/** Runs code for a challenge as its learners' code runs. */
function runFor(
  runner: LanguageRunner,
  { language, entry, limits, lab }: Challenge,
  code: string,
): (inputs: readonly string[]) => ReturnType<EvidenceRuns['attack']> {
  return async (inputs) =>
    (await runner.run({ language, code, entry, inputs, limits, lab })).outcomes;
}

/** Runs the programs of a chain with an attack's code. */
export function evidenceRuns(
  runner: LanguageRunner,
  authored: Pick<AuthoredChallenge, 'challenge' | 'solution'> & { evidence: AuthoredEvidence },
  attackCode: string,
): EvidenceRuns {
  const { challenge, solution, evidence } = authored;
  const call: EvidenceRuns['call'] = async (name, argumentsJson) => {
    const { outcomes } = await runner.run({
      language: challenge.language,
      code: evidence.published.program,
      entry: { kind: 'function', name },
      inputs: [argumentsJson],
      limits: { ...DEFAULT_LIMITS, outputBytes: 2 * MAX_EVIDENCE_BYTES },
      lab: null,
    });
    return outcomes[0];
  };
  return {
    call,
    attack: runFor(runner, evidence.attack.challenge, attackCode),
    solve: runFor(runner, challenge, solution),
  };
}

/** The evidence that each attack by the authors leaves; null where it leaves none. Each attack has a seed of its own. */
export async function collectStock(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<(EvidenceCases | null)[]> {
  const { evidence } = authored;
  if (!evidence) return [];
  const { needs } = evidence.published;
  return Promise.all(
    evidence.attack.programs.map((code, index) =>
      collectEvidence(evidenceRuns(runner, { ...authored, evidence }, code), {
        seed: index + 1,
        needs,
      }),
    ),
  );
}
