import type { ChallengeGate } from './gate.ts';

const OPENS_SOCKETS = /^\s*(import|from) (socket|urllib\.request|http\.client)\b/m;

/** A challenge whose solution opens connections has a lab. */
export const labCheck: ChallengeGate = ({ challenge, folder, solution }) => {
  if (challenge.lab !== null || !OPENS_SOCKETS.test(solution)) return [];
  const fix = 'The solution opens connections but there is no lab. Describe one.';
  return [{ file: `${folder}/challenge.yml`, field: 'lab', fix }];
};
