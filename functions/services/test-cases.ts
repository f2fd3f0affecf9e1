import type { GradedCase } from '../../domain/grading.ts';
import type { CatalogueChallenge, HiddenCases, PublishedCase } from './ports/catalogue.ts';

/** The number of generated cases that each submission draws from the pool. */
const DRAWN_CASES = 4;

const visible = (test: PublishedCase): GradedCase => ({ ...test, isHidden: false });
const hidden = (test: PublishedCase): GradedCase => ({ ...test, isHidden: true });

/** Draws random cases from a pool without repetition. */
function draw(pool: readonly PublishedCase[], random: () => number): PublishedCase[] {
  const left = [...pool];
  const drawn: PublishedCase[] = [];
  while (left.length > 0 && drawn.length < DRAWN_CASES) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

/** Returns the cases of a run: the samples. */
export function sampleCases(challenge: CatalogueChallenge): GradedCase[] {
  return challenge.samples.map(visible);
}

/**
 * Returns the cases of a submission: the samples, every fixed hidden case, and some generated ones. Each submission draws
 * different generated cases, so that hard-coded outputs don't pass.
 */
export function submissionCases(
  challenge: CatalogueChallenge,
  cases: HiddenCases,
  random: () => number,
): GradedCase[] {
  return [
    ...sampleCases(challenge),
    ...cases.fixed.map(hidden),
    ...draw(cases.pool, random).map(hidden),
  ];
}
