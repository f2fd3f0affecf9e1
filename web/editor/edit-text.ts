import type { KeyboardEvent } from 'react';

/** The attributes of a field for code or output, which browsers and keyboards must not correct. */
export const LITERAL_TEXT = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
} as const;

/** One level of indentation. */
export const INDENT = '    ';

/** Returns one level of indentation in a field: as many spaces as the learner chose for a tab. */
export function indentIn(field: HTMLTextAreaElement): string {
  const size = Number(getComputedStyle(field).getPropertyValue('--code-tab'));
  return Number.isInteger(size) && size > 0 ? ' '.repeat(size) : INDENT;
}

/** Returns the indentation of the line after a text: that of its last line, one level deeper after a colon. */
export function indentAfter(before: string, level = INDENT): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return /:[ \t]*(?:#.*)?$/.test(line) ? indent + level : indent;
}

/** A new line is indented like the previous one, or deeper after a colon, as in the rich editor. */
export function breakLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || isModified(event) || nativeEvent.isComposing) return;
  const indent = indentAfter(
    currentTarget.value.slice(0, currentTarget.selectionStart),
    indentIn(currentTarget),
  );
  // If text can't be inserted this way, the browser inserts a plain newline.
  if (indent !== '' && insertText(`\n${indent}`)) event.preventDefault();
}

/** Checks whether a modifier key is held. */
export function isModified({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/**
 * Inserts text at the cursor of the focused field. Only this command does so in a way that the browser can undo.
 *
 * @returns false if the browser doesn't support it
 */
export function insertText(text: string): boolean {
  const insert: unknown = Reflect.get(document, 'execCommand');
  return typeof insert === 'function' && insert.call(document, 'insertText', false, text) === true;
}
