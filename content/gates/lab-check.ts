import type { ChallengeGate } from './gate.ts';

/** Checks whether a text in a value that JSON can hold contains a NUL character. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : isRecord(value) && Object.values(value).some(hasNul);

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const OPENS_SOCKETS = /^\s*(import|from) (socket|urllib\.request|http\.client)\b/m;

/** A challenge whose solution opens connections has a lab, and the database can store it. */
export const labCheck: ChallengeGate = ({ challenge, folder, solution }) => {
  const place = { file: `${folder}/challenge.yml`, field: 'lab' };
  if (challenge.lab === null) {
    if (!OPENS_SOCKETS.test(solution)) return [];
    const fix = 'The solution opens connections but there is no lab. Describe one.';
    return [{ ...place, fix }];
  }
  if (!hasNul(challenge.lab)) return [];
  const fix =
    'A text contains a NUL character, which the database refuses. Write it as `{ hex: "00" }`.';
  return [{ ...place, fix }];
};
