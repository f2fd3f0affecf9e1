import type { GradedCase } from '../../domain/grading/grade.ts';
import type { CatalogueChallenge, HiddenCases, PublishedCase } from './ports/catalogue.ts';

/** How many generated cases every submission draws from the pool. */
const DRAWN_CASES = 4;

const visible = (test: PublishedCase): GradedCase => ({ ...test, isHidden: false });
const hidden = (test: PublishedCase): GradedCase => ({ ...test, isHidden: true });

/** Some cases of a pool, each at most once. */
function draw(pool: readonly PublishedCase[], random: () => number): PublishedCase[] {
  const left = [...pool];
  const drawn: PublishedCase[] = [];
  while (left.length > 0 && drawn.length < DRAWN_CASES) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}

/** What a trial run is tested against: the visible samples. */
export function sampleCases(challenge: CatalogueChallenge): GradedCase[] {
  return challenge.samples.map(visible);
}

/**
 * What a submission is tested against: the samples, every fixed hidden case, and some generated ones, drawn
 * anew each time so that remembered answers do not pass.
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
