import {
  collectEvidence,
  type EvidenceCases,
  type EvidenceRuns,
  logOf,
} from '../domain/evidence.ts';
import type { LabLog } from '../domain/lab-log.ts';
import { DEFAULT_LIMITS, type LanguageRunner, MAX_LIMITS } from '../sandbox/contract.ts';
import { withoutHiddenValues } from '../sandbox/lab/scenario.ts';
import type { AuthoredChallenge, AuthoredEvidence } from './authored.ts';
import type { Challenge } from './curriculum.ts';

/** Runs code for a challenge as the server does to make evidence. */
function runFor(
  { runner, challenge }: { runner: LanguageRunner; challenge: Challenge },
  code: string,
  log?: LabLog,
): (inputs: readonly string[]) => ReturnType<EvidenceRuns['attack']> {
  const { language, entry, limits, lab } = challenge;
  return async (inputs) =>
    (await runner.run({ language, code, entry, inputs, limits, lab, log })).outcomes;
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
      limits: { ...DEFAULT_LIMITS, outputBytes: MAX_LIMITS.outputBytes },
      lab: null,
    });
    return outcomes[0];
  };
  const { challenge: attack } = evidence.attack;
  const shown = { ...attack, lab: attack.lab && withoutHiddenValues(attack.lab) };
  return {
    call,
    attack: runFor({ runner, challenge: shown }, attackCode, logOf(evidence.published.take)),
    solve: runFor({ runner, challenge }, solution),
  };
}

/** The evidence that each attack by the authors leaves; null where it leaves none. Each attack has a seed of its own. */
export async function collectStock(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<(EvidenceCases | null)[]> {
  const { evidence } = authored;
  if (!evidence) return [];
  return Promise.all(
    evidence.attack.programs.map((code, index) =>
      collectEvidence(evidenceRuns(runner, { ...authored, evidence }, code), {
        ...evidence.published,
        seed: index + 1,
      }),
    ),
  );
}
