/** Formats a number with three significant digits and thousands separators, such as 0.126, 3.49 or 58,700. */
export function roundly(value: number): string {
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const rounded = digits > 0 ? value.toFixed(Math.min(digits, 3)) : String(roundTo3(value));
  return grouped(Number(rounded));
}

/** Formats a share. The smallest is 1 %; an exceeded limit is shown as a multiple. */
export function shareText(share: number): string {
  if (share < 0.005) return '< 1 %';
  return share > 1 ? `**${roundly(share)} ×**` : `${Math.round(share * 100)} %`;
}

/** Formats dollars, with cents while they matter. */
export function dollarsText(dollars: number): string {
  if (dollars === 0) return '0';
  return dollars < 100 ? dollars.toFixed(2) : grouped(Math.round(dollars));
}

/** Formats an integer with thousands separators. */
export function grouped(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
}

function roundTo3(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 2);
  return Math.round(value / unit) * unit;
}

/** The alignment of the columns after the first one: numbers are right-aligned. */
type Columns = 'numbers' | 'words';

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
