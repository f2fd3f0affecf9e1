import type { CursorPosition } from './code-editor-props.ts';

/** Returns the position of a text area's cursor. @param offset the number of characters before it */
export function cursorIn(code: string, offset: number): CursorPosition {
  const lines = code.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
