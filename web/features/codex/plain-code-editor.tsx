import { type SyntheticEvent, useId, useImperativeHandle, useRef } from 'react';
import { breakLine, LITERAL_TEXT } from '../../editor/edit-text.ts';
import { CodeWords } from '../../execution/code-words.tsx';
import { Packet } from '../../ui/packet.tsx';
import type { CodeEditorProps, CursorPosition, ErrorMark } from './code-editor-props.ts';
import styles from './code-editor.module.css';

/** Returns the position of a text area's cursor. @param offset the number of characters before it */
export function cursorIn(code: string, offset: number): CursorPosition {
  const lines = code.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The editor for touch screens, which can also be chosen: a plain text area, so Tab leaves it. */
export function PlainCodeEditor(props: CodeEditorProps) {
  const { code, marks, onChange, onCursorMove, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), []);
  const marksId = useId();
  const reportCursor = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void => {
    onCursorMove(cursorIn(currentTarget.value, currentTarget.selectionStart));
  };
  const goTo = ({ line }: ErrorMark): void => {
    const start =
      code
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + (code.split('\n')[line - 1]?.length ?? 0));
  };
  return (
    <div className={styles['plain-frame']}>
      <textarea
        ref={area}
        className={styles.plain}
        aria-label="Code editor"
        aria-describedby={marks.length > 0 ? marksId : undefined}
        aria-invalid={marks.length > 0 || undefined}
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
        onSelect={reportCursor}
        onKeyDown={breakLine}
        rows={Math.max(12, code.split('\n').length + 1)}
        {...LITERAL_TEXT}
        wrap="off"
      />
      {marks.length > 0 && (
        <ul id={marksId} className={styles.marks} aria-label="Errors in the code">
          {marks.map((mark) => (
            <li key={mark.line}>
              <Packet state="failed" />
              <button type="button" onClick={() => goTo(mark)}>
                Line {mark.line}
              </button>
              <span>
                <CodeWords text={mark.message} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
