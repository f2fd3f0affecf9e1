import { fixedCases } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** Samples and hidden cases have different titles, because feedback refers to cases by their titles. */
export const caseTitles: ChallengeGate = ({ challenge, folder }) => {
  const titles = fixedCases(challenge).map(({ name }) => name);
  const repeated = new Set(titles.filter((title, index) => titles.indexOf(title) !== index));
  const fix = 'Two cases have this title. Rename the file of one of them.';
  return [...repeated].map((field) => ({ file: `${folder}/cases`, field, fix }));
};
