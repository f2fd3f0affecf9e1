import type { Outcome } from './grading.ts';
import { type LabLog, parseLabLog } from './lab-log.ts';

/** The most bytes that an attack may leave as JSON, and that a defense may get, in UTF-8: 256 KB. */
export const MAX_EVIDENCE_BYTES = 262_144;

/** The most inputs that an attack is run with again. */
const MOST_INPUTS = 4;

/** What learners call the case that they can look at. */
export const EVIDENCE_SAMPLE = 'What an attack left';
/** What learners call the graded case, whose input they don't see. */
export const EVIDENCE_CASE = 'Everything that the attack left';

/** An input of a defense, and what its solution makes of it. */
export interface EvidenceCase {
  stdin: string;
  expectedStdout: string;
}

/** What an attack left, as cases of the defense: one to look at, and one that is graded as well. */
export interface EvidenceCases {
  sample: EvidenceCase;
  graded: EvidenceCase;
}

/** What is taken from an attack: what it printed or returned (`artifacts`), or a log of its lab. */
export type EvidenceKind = 'artifacts' | LabLog;

/** Returns the log that is taken from an attack; undefined if it is what the attack printed. */
export const logOf = (take: EvidenceKind): LabLog | undefined =>
  take === 'artifacts' ? undefined : take;

/** How a defense gets evidence from an attack. */
export interface Evidence {
  /** The id of the attack's challenge. */
  from: string;
  take: EvidenceKind;
  /** How many items the evidence needs. With fewer, what the authors recorded takes its place. */
  needs: number;
  /** Python with `inputs(seed)` and `adapt(artifacts, seed)`. */
  program: string;
  /** The evidence of attacks by the authors. */
  stock: EvidenceCases[];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns whether texts are small enough to be looked at, in bytes of UTF-8 together. */
function isWithinLimit(texts: readonly string[]): boolean {
  const encoder = new TextEncoder();
  return texts.reduce((sum, text) => sum + encoder.encode(text).length, 0) <= MAX_EVIDENCE_BYTES;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what `inputs` returned. @returns null unless it is one to four texts */
function parseInputs(json: string): string[] | null {
  const value = parseJson(json);
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_INPUTS) return null;
  return value.every(isText) ? value : null;
}

/** What `adapt` returns: how many items it found, and inputs of the defense. */
interface AdaptedEvidence {
  items: number;
  sample: string;
  graded: string;
}

function isAdapted(value: unknown): value is AdaptedEvidence {
  if (typeof value !== 'object' || value === null) return false;
  if (!('items' in value && 'sample' in value && 'graded' in value)) return false;
  return Number.isInteger(value.items) && isText(value.sample) && isText(value.graded);
}

/**
 * Reads what `adapt` made of an attack. The attack is a learner's program, so anything may be in it.
 *
 * @param needs the fewest items
 * @returns null if it has another form, is too large, or has too few items
 */
function parseAdapted(json: string, needs: number): AdaptedEvidence | null {
  const value = parseJson(json);
  if (!isAdapted(value) || value.items < needs) return null;
  return isWithinLimit([value.sample, value.graded]) ? value : null;
}

/** Runs the programs of a chain in the sandbox, each in an interpreter of its own. */
export interface EvidenceRuns {
  /** Calls a function of the chain's program with arguments as JSON. */
  call(name: 'inputs' | 'adapt', argumentsJson: string): Promise<Outcome | undefined>;
  /** Runs the attack, without the values of its lab that only graded runs have: what is left is shown to the learner. */
  attack(inputs: readonly string[]): Promise<readonly Outcome[]>;
  /** Runs the solution of the defense. */
  solve(inputs: readonly string[]): Promise<readonly Outcome[]>;
}

/** Returns what a program printed or returned in each run; null unless all of them finished. */
function printed(outcomes: readonly (Outcome | undefined)[]): string[] | null {
  const texts = outcomes.flatMap((outcome) =>
    outcome?.status === 'FINISHED' ? [outcome.stdout] : [],
  );
  return texts.length === outcomes.length ? texts : null;
}

/** Returns what is taken from each run; null unless all of them finished and left it in the right form. */
function taken(take: EvidenceKind, outcomes: readonly Outcome[]): unknown[] | null {
  const texts = printed(outcomes);
  if (take === 'artifacts' || texts === null) return texts;
  const logs = outcomes.map(({ log = '' }) => parseLabLog(take, log));
  return logs.includes(null) ? null : logs;
}

async function attackAgain(
  runs: EvidenceRuns,
  { seed, take }: EvidenceTerms,
): Promise<unknown[] | null> {
  const [drawn] = printed([await runs.call('inputs', JSON.stringify([seed]))]) ?? [];
  const inputs = drawn === undefined ? null : parseInputs(drawn);
  return inputs && taken(take, await runs.attack(inputs));
}

async function adapt(
  runs: EvidenceRuns,
  argumentsJson: string,
  needs: number,
): Promise<AdaptedEvidence | null> {
  const [json] = printed([await runs.call('adapt', argumentsJson)]) ?? [];
  return json === undefined ? null : parseAdapted(json, needs);
}

async function solve(
  runs: EvidenceRuns,
  { sample, graded }: AdaptedEvidence,
): Promise<EvidenceCases | null> {
  const [ofSample, ofGraded] = printed(await runs.solve([sample, graded])) ?? [];
  if (ofSample === undefined || ofGraded === undefined) return null;
  return {
    sample: { stdin: sample, expectedStdout: ofSample },
    graded: { stdin: graded, expectedStdout: ofGraded },
  };
}

/** What evidence is made of. */
interface EvidenceTerms extends Pick<Evidence, 'take' | 'needs'> {
  /** Draws the attack's inputs and what surrounds its results. */
  seed: number;
}

/**
 * Runs an attack again and makes cases of what it leaves. The expected outputs are what our solution makes of the same
 * bytes, so nobody gains from what an attack prints.
 *
 * @returns null if the attack fails, or leaves too little, too much or something of another form
 */
export async function collectEvidence(
  runs: EvidenceRuns,
  terms: EvidenceTerms,
): Promise<EvidenceCases | null> {
  const artifacts = await attackAgain(runs, terms);
  const argumentsJson = JSON.stringify([artifacts, terms.seed]);
  if (!artifacts || !isWithinLimit([argumentsJson])) return null;
  const adapted = await adapt(runs, argumentsJson, terms.needs);
  return adapted && solve(runs, adapted);
}
