import type { ExportedPart } from './ports/learners.ts';

/** Returns rows without the brackets around them. */
const inner = (rows: object[]): string => JSON.stringify(rows).slice(1, -1);

const start = (part: ExportedPart): string =>
  'rows' in part ? `[${inner(part.rows)}` : JSON.stringify(part.value);

/** Returns further rows of a list; a page may have none. */
const rest = (part: ExportedPart): string =>
  'rows' in part && part.rows.length > 0 ? `,${inner(part.rows)}` : '';

/**
 * Writes an export as the text of one JSON object.
 *
 * @param head its first fields
 * @param parts the others, of which the rows of a list follow each other
 */
export async function* writeExport(
  head: Record<string, unknown>,
  parts: AsyncIterable<ExportedPart>,
): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  let openList = '';
  for await (const part of parts) {
    if (openList !== '' && openList !== part.name) yield ']';
    const isContinued = openList === part.name;
    yield isContinued ? rest(part) : `,${JSON.stringify(part.name)}:${start(part)}`;
    openList = 'rows' in part ? part.name : '';
  }
  yield openList === '' ? '}' : ']}';
}
