import { createHash } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import {
  collectEvidence,
  type EvidenceCases,
  EVIDENCE_SAMPLE,
  type EvidenceRuns,
  logOf,
} from '../../domain/evidence.ts';
import type { LabLog } from '../../domain/lab-log.ts';
import { MAX_LIMITS } from '../../sandbox/contract.ts';
import { withoutHiddenValues } from '../../sandbox/lab/scenario.ts';
import { requireOpenChallenge } from './challenges.ts';
import type { CatalogueChallenge, PublishedCase } from './ports/catalogue.ts';
import type { AcceptedAttack, EvidenceKey, StoredEvidence } from './ports/evidence.ts';
import type { Caller, Ports } from './ports/ports.ts';
import { EVIDENCE, takeTokens } from './rate-limits.ts';
import { callerOf, requireActiveLearner, type RequestContext } from './request-context.ts';
import { requireWhole } from './whole-run.ts';

/**
 * Where evidence comes from: the learner's own attack, or a recorded one because the attack isn't solved yet or left too
 * little. The values are those of the GraphQL schema.
 */
type EvidenceSource = 'OWN' | 'UNSOLVED' | 'UNUSABLE';

/** What a learner sees of the evidence for a defense. */
export interface EvidenceView {
  source: EvidenceSource;
  /** The challenge of the attack. */
  attackId: string;
  sample: PublishedCase;
}

/** The limit of a call of a chain's program. Authors keep it far below. */
const CALL_WALL_MS = 2_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the hash of everything that makes evidence of an attack. */
function versionOf({ take, needs, program, solution }: EvidenceKey): string {
  return sha256(JSON.stringify([take, needs, program, solution]));
}

/** Returns the seed of a learner's evidence. It never changes, so opening a defense again gives the same. */
function seedOf(learnerId: string, challengeId: string): number {
  return Number.parseInt(sha256(`${learnerId} ${challengeId}`).slice(0, 7), 16);
}

/** Returns what the authors recorded for this learner. @throws {Error} if nothing was published */
function stockOf({ stock }: EvidenceKey, seed: number): EvidenceCases {
  const cases = stock[seed % stock.length];
  if (!cases) throw new Error('A defense was published without recorded evidence.');
  return cases;
}

/** A chain, and the learner whose attack it uses. */
interface Chain {
  defense: CatalogueChallenge;
  attack: CatalogueChallenge;
  key: EvidenceKey;
  learnerId: string;
  caller: Caller;
}

/** Every run has an interpreter of its own, so an attack can't reach what comes after it. */
function runsOf({ execution }: Ports, chain: Chain, code: string): EvidenceRuns {
  const { defense, attack, key, caller } = chain;
  const run =
    ({ language, entry, limits, lab }: CatalogueChallenge, program: string, log?: LabLog) =>
    async (inputs: readonly string[]) => {
      const request = { language, code: program, entry, inputs, limits, lab, log };
      return requireWhole(await execution.run({ ...request, endsAtTimeLimit: true }, caller));
    };
  const shownLab = attack.lab && withoutHiddenValues(attack.lab);
  return {
    attack: run({ ...attack, lab: shownLab }, code, logOf(key.take)),
    solve: run(defense, key.solution),
    async call(name, argumentsJson) {
      const request = {
        language: defense.language,
        code: key.program,
        entry: { kind: 'function' as const, name },
        inputs: [argumentsJson],
        limits: { wallMs: CALL_WALL_MS, outputBytes: MAX_LIMITS.outputBytes },
        lab: null,
      };
      return requireWhole(await execution.run(request, caller))[0];
    },
  };
}

async function makeEvidence(
  ports: Ports,
  chain: Chain,
  { submissionId, code }: AcceptedAttack,
): Promise<StoredEvidence> {
  const { defense, key, learnerId } = chain;
  const seed = seedOf(learnerId, defense.id);
  const cases = await collectEvidence(runsOf(ports, chain, code), { ...key, seed });
  return {
    challengeId: defense.id,
    submissionId,
    version: versionOf(key),
    sample: cases?.sample ?? null,
    gradedCase: cases?.graded ?? null,
  };
}

/** Returns the cases that a learner's evidence gives, and where they come from. */
function casesOf(
  key: EvidenceKey,
  stored: StoredEvidence | null,
  seed: number,
): EvidenceCases & { source: EvidenceSource } {
  if (!stored) return { ...stockOf(key, seed), source: 'UNSOLVED' };
  const { sample, gradedCase: graded } = stored;
  if (sample && graded) return { sample, graded, source: 'OWN' };
  return { ...stockOf(key, seed), source: 'UNUSABLE' };
}

/**
 * Returns the cases that a learner's evidence adds to a defense: what the learner opened last, or else what the authors
 * recorded. Null if the challenge isn't the defense of a chain.
 */
export async function evidenceFor(
  ports: Ports,
  learnerId: string,
  { id, evidenceFrom }: CatalogueChallenge,
): Promise<EvidenceCases | null> {
  if (evidenceFrom === null) return null;
  const [key, stored] = await Promise.all([
    ports.evidence.key(id),
    ports.evidence.find(learnerId, id),
  ]);
  if (!key) return null;
  const current = stored?.version === versionOf(key) ? stored : null;
  return casesOf(key, current, seedOf(learnerId, id));
}

async function requireChain(
  { evidence }: Ports,
  context: RequestContext,
  defense: CatalogueChallenge,
): Promise<Omit<Chain, 'learnerId' | 'caller'>> {
  const [{ challenges }, key] = await Promise.all([context.catalogue(), evidence.key(defense.id)]);
  const attack = challenges.find(({ id }) => id === defense.evidenceFrom);
  if (attack && key) return { defense, attack, key };
  const message = `Challenge "${defense.id}" isn't the defense against another challenge, so it has no evidence.`;
  throw new AppError('NOT_FOUND', message);
}

/** Returns what the learner's latest accepted attack left. Runs it only if that isn't known yet. */
async function ownEvidence(
  ports: Ports,
  context: RequestContext,
  chain: Chain,
): Promise<StoredEvidence | null> {
  const { defense, attack, key, learnerId } = chain;
  const [accepted, stored] = await Promise.all([
    ports.evidence.latestAttack(learnerId, attack.id),
    ports.evidence.find(learnerId, defense.id),
  ]);
  if (!accepted) return null;
  const isCurrent =
    stored?.submissionId === accepted.submissionId && stored.version === versionOf(key);
  if (isCurrent) return stored;
  await takeTokens(ports, context, EVIDENCE);
  return ports.evidence.store(learnerId, await makeEvidence(ports, chain, accepted));
}

/**
 * Runs the learner's latest accepted attack again, and stores what it leaves as evidence for a defense. Opening it again
 * changes nothing until another attack is accepted.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, LOCKED, RATE_LIMITED, EXECUTION_UNAVAILABLE, and NOT_FOUND if the
 *   challenge is unknown or isn't the defense of a chain
 */
export async function openEvidence(
  ports: Ports,
  context: RequestContext,
  challengeId: string,
): Promise<EvidenceView> {
  const { id: learnerId } = await requireActiveLearner(context);
  const defense = await requireOpenChallenge(context, challengeId);
  const caller = callerOf(context);
  const chain = { ...(await requireChain(ports, context, defense)), learnerId, caller };
  const stored = await ownEvidence(ports, context, chain);
  const { sample, source } = casesOf(chain.key, stored, seedOf(learnerId, challengeId));
  return { source, attackId: chain.attack.id, sample: { name: EVIDENCE_SAMPLE, ...sample } };
}
