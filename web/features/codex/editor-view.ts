import type { editor } from 'monaco-editor';
import { type CursorPosition, cursorIn } from '../../editor/text-position.ts';

/** What a learner sees of their code in an editor: what the next editor takes over. */
export interface EditorView {
  code: string;
  /** Where the selection began, and where the cursor is. */
  anchor: CursorPosition;
  cursor: CursorPosition;
  /** In px. */
  scroll: { top: number; left: number };
  hasFocus: boolean;
}

/** Puts a view into an editor. */
export type TakeOver = (view: EditorView) => void;

/** Returns the view of a text area. Its parent with `data-scroller` scrolls it. */
export function viewOf(area: HTMLTextAreaElement): EditorView {
  const { value, selectionStart, selectionEnd, selectionDirection } = area;
  const start = cursorIn(value, selectionStart);
  const end = cursorIn(value, selectionEnd);
  const isBackward = selectionDirection === 'backward';
  const scroller = area.closest('[data-scroller]');
  return {
    code: value,
    anchor: isBackward ? end : start,
    cursor: isBackward ? start : end,
    scroll: { top: scroller?.scrollTop ?? 0, left: scroller?.scrollLeft ?? 0 },
    hasFocus: document.activeElement === area,
  };
}

/** Makes Monaco show a view. What differs from its code can be undone. */
export function showView(instance: editor.IStandaloneCodeEditor, view: EditorView): void {
  // It was created hidden, without a size.
  instance.layout();
  const model = instance.getModel();
  if (model !== null && model.getValue() !== view.code) {
    instance.executeEdits('', [{ range: model.getFullModelRange(), text: view.code }]);
    instance.pushUndoStop();
  }
  instance.setSelection({
    selectionStartLineNumber: view.anchor.line,
    selectionStartColumn: view.anchor.column,
    positionLineNumber: view.cursor.line,
    positionColumn: view.cursor.column,
  });
  instance.setScrollPosition({ scrollTop: view.scroll.top, scrollLeft: view.scroll.left });
  if (view.hasFocus) instance.focus();
}
