import type { FeedbackFragment } from '../../../graphql/__generated__/operations.ts';

const casesOf = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);

/** Returns the tally of a submission: `3 of 9 cases passed`. */
export function tallyWords({
  passedCount,
  caseCount,
}: Pick<FeedbackFragment, 'passedCount' | 'caseCount'>): string {
  return `${passedCount} of ${casesOf(caseCount)} passed`;
}

/** Returns what a submission changed compared with the one before; null for the first one. */
export function changeWords({
  fixedCount,
  brokenCount,
}: Pick<FeedbackFragment, 'fixedCount' | 'brokenCount'>): string | null {
  if (fixedCount === null || brokenCount === null) return null;
  if (fixedCount === 0 && brokenCount === 0) {
    return 'Of the cases that every submission runs, the same pass as before.';
  }
  const fixed = fixedCount === 0 ? 'fixed nothing' : `fixed ${casesOf(fixedCount)}`;
  const broken = brokenCount === 0 ? 'broke none' : `broke ${casesOf(brokenCount)}`;
  return `Of the cases that every submission runs, this one ${fixed} and ${broken}.`;
}

/** Returns the same in a few words, for a row: `fixed 2, broke 1`; null if nothing changed. */
export function shortChangeWords({
  fixedCount,
  brokenCount,
}: Pick<FeedbackFragment, 'fixedCount' | 'brokenCount'>): string | null {
  const parts = [
    ...(fixedCount === null || fixedCount === 0 ? [] : [`fixed ${fixedCount}`]),
    ...(brokenCount === null || brokenCount === 0 ? [] : [`broke ${brokenCount}`]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** Returns the titles of failing cases of which nothing else is shown. */
export function titlesAlone({
  failingTitles,
  cases,
}: Pick<FeedbackFragment, 'failingTitles' | 'cases'>): string[] {
  return failingTitles.filter((title) => cases.every(({ name }) => name !== title));
}
