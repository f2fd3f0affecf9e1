/** The position of the cursor. Both numbers start at 1. */
export interface CursorPosition {
  line: number;
  column: number;
}

/** Returns the position of a text area's cursor. @param offset the number of characters before it */
export function cursorIn(code: string, offset: number): CursorPosition {
  const lines = code.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Selects a line of a text area and moves the focus there. @param line from 1 */
export function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
