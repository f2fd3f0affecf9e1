import type { ClipboardEvent } from 'react';
import { insertText } from './edit-text.ts';

/** Line ends that Python doesn't know: next line, line separator, paragraph separator. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Characters without width: byte order mark, zero-width space, word joiner, soft hyphen. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Spaces that aren't spaces to Python: no-break, figure, narrow no-break. */
const SPACES = /[\u00A0\u2007\u202F]/g;

/**
 * Returns code without the characters that web pages, PDFs and chats put into it, that look like nothing or like a space,
 * and that Python refuses.
 */
export function cleanCode(code: string): string {
  return code.replaceAll(LINE_ENDS, '\n').replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ');
}

/** Cleans code that is pasted. @param insert inserts it at the cursor. @returns by default, as the browser would */
export function pasteClean(
  event: ClipboardEvent,
  insert: (text: string) => unknown = insertText,
): void {
  const text = event.clipboardData.getData('text/plain');
  const cleaned = cleanCode(text);
  if (cleaned === text.replaceAll('\r\n', '\n')) return;
  event.preventDefault();
  event.stopPropagation();
  insert(cleaned);
}
