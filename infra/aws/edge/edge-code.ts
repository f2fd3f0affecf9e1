import { chooseObject } from './choose-object.ts';
import type { PageTable } from './page-table.ts';
import { addViewerAddress } from './add-viewer-address.ts';
import { setMissingStatus } from './set-missing-status.ts';

/** The maximum size of a CloudFront Function, in characters. */
const MAX_CHARACTERS = 10_240;

/** The code of the CloudFront Functions, by the event that they handle. */
export interface EdgeCode {
  pageRequest: string;
  pageResponse: string;
  apiRequest: string;
}

/**
 * Generates the code of the CloudFront Functions. Their data is inlined because they can't read anything.
 *
 * @throws {Error} if one of them is too long
 */
export function edgeCode(table: PageTable): EdgeCode {
  const known = `const table = ${JSON.stringify(table)};`;
  const handler = (body: string): string => `function handler(event) { return ${body}; }`;
  return {
    pageRequest: join([known, chooseObject, handler('chooseObject(event, table)')]),
    pageResponse: join([
      known,
      chooseObject,
      setMissingStatus,
      handler('setMissingStatus(event, { table: table, choose: chooseObject })'),
    ]),
    apiRequest: join([addViewerAddress, handler('addViewerAddress(event)')]),
  };
}

function join(parts: readonly (string | ((...values: never[]) => unknown))[]): string {
  const code = parts.map((part) => `${part.toString()}\n`).join('');
  if (code.length <= MAX_CHARACTERS) return code;
  throw new Error(
    `A CloudFront Function has ${code.length} characters. The limit is ${MAX_CHARACTERS}. Reduce the number of pages.`,
  );
}
