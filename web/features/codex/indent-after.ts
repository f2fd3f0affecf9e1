const STEP = '    ';

/** Returns the indentation of the line after a text: that of its last line, one level deeper after a colon. */
export function indentAfter(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return /:[ \t]*(?:#.*)?$/.test(line) ? indent + STEP : indent;
}
