import type { z } from 'zod';
import { ContentError, type Problem } from './content-error.ts';
import type { Challenge } from './curriculum.ts';
import type { challengeSchema } from './schemas/curriculum-schemas.ts';

type FindFields = NonNullable<z.output<typeof challengeSchema>['find']>;

/** Returns the numbers of the lines that have code, not only a comment or whitespace. */
function linesWithCode(starterCode: string): number[] {
  return starterCode.split('\n').flatMap((text, index) => {
    const code = text.trim();
    return code === '' || code.startsWith('#') || code.startsWith('"""') ? [] : [index + 1];
  });
}

/** Returns what is wrong with the lines that a question names. */
function problemsOf(
  { lines, choices, feedback }: FindFields,
  { file, withCode, chosen }: { file: string; withCode: number[]; chosen: number[] },
): Problem[] {
  const said = Object.keys(feedback).map(Number);
  const named: [field: string, numbers: number[]][] = [
    ['find.lines', lines],
    ['find.choices', choices ?? []],
    ['find.feedback', said],
  ];
  const absent = named.flatMap(([field, numbers]) =>
    numbers
      .filter((line) => !withCode.includes(line))
      .map((line) => ({ file, field, fix: `Line ${line} of starter.py has no code.` })),
  );
  if (absent.length > 0) return absent;
  const missing = [...lines, ...said].filter((line) => !chosen.includes(line));
  const praised = said.filter((line) => lines.includes(line));
  return [
    ...missing.map((line) => ({ file, field: 'find.choices', fix: `Add line ${line}.` })),
    ...praised.map((line) => ({
      ...{ file, field: 'find.feedback' },
      fix: `Line ${line} is faulty. Say why in \`why\`, and leave it out here.`,
    })),
  ];
}

/**
 * Loads the question for the faulty line of a challenge.
 *
 * @param fields undefined if it has none
 * @throws {ContentError} if a line isn't one of the starter's
 */
export function loadFind(
  file: string,
  fields: FindFields | undefined,
  starterCode: string,
): Pick<Challenge, 'find'> {
  if (!fields) return {};
  const withCode = linesWithCode(starterCode);
  const choices = (fields.choices ?? withCode).toSorted((one, other) => one - other);
  const problems = problemsOf(fields, { file, withCode, chosen: choices });
  if (problems.length > 0) throw new ContentError(problems);
  const { question, lines, why, feedback } = fields;
  return { find: { shown: { question, choices }, key: { lines, why, feedback } } };
}
