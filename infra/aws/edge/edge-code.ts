import { chooseObject } from './choose-object.ts';
import type { PageTable } from './page-table.ts';
import { tellAddress } from './tell-address.ts';
import { tellMissing } from './tell-missing.ts';

/** The most characters that a CloudFront Function may have. */
const MAX_CHARACTERS = 10_240;

/** The code of the CloudFront Functions, by what they see. */
export interface EdgeCode {
  pageRequest: string;
  pageResponse: string;
  apiRequest: string;
}

/**
 * Writes the code of the CloudFront Functions. What they know is written into them: they can read nothing.
 *
 * @throws {Error} when one becomes too long
 */
export function edgeCode(table: PageTable): EdgeCode {
  const known = `const table = ${JSON.stringify(table)};`;
  const handler = (body: string): string => `function handler(event) { return ${body}; }`;
  return {
    pageRequest: join([known, chooseObject, handler('chooseObject(event, table)')]),
    pageResponse: join([
      known,
      chooseObject,
      tellMissing,
      handler('tellMissing(event, { table: table, choose: chooseObject })'),
    ]),
    apiRequest: join([tellAddress, handler('tellAddress(event)')]),
  };
}

function join(parts: readonly (string | ((...values: never[]) => unknown))[]): string {
  const code = parts.map((part) => `${part.toString()}\n`).join('');
  if (code.length <= MAX_CHARACTERS) return code;
  throw new Error(
    `A CloudFront Function has ${code.length} characters, and ${MAX_CHARACTERS} is the most: there are too many pages to list.`,
  );
}
