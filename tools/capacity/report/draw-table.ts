/** The alignment of the columns after the first one: numbers are right-aligned. */
export type Columns = 'numbers' | 'words';

/**
 * Draws a Markdown table in prettier's format.
 *
 * @param rows each with as many cells as there are headings
 */
export function drawMarkdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Columns = 'numbers',
): string {
  const isLeft = (column: number): boolean => columns === 'words' || column === 0;
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const drawRow = (cells: readonly string[]): string => {
    const padded = cells.map((cell, column) =>
      isLeft(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    isLeft(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [drawRow(heads), drawRow(rule), ...rows.map(drawRow)].join('\n');
}
