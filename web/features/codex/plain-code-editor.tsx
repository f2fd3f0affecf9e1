import { type SyntheticEvent, useId, useImperativeHandle, useRef } from 'react';
import { pasteClean } from '../../editor/clean-code.ts';
import { breakLine, LITERAL_TEXT } from '../../editor/edit-text.ts';
import { MarkList } from '../../editor/mark-list.tsx';
import { cursorIn, selectLine } from '../../editor/text-position.ts';
import type { CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';

/** The editor for screen readers and old browsers: a plain text area, so Tab leaves it. */
export function PlainCodeEditor(props: CodeEditorProps) {
  const { code, marks, onChange, onCursorMove, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    code: () => area.current?.value ?? null,
  }));
  const marksId = useId();
  // A screen reader isn't interrupted by what is wrong only because the learner still types.
  const isInvalid = marks.some(({ mistake }) => mistake === undefined);
  const reportCursor = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void => {
    onCursorMove(cursorIn(currentTarget.value, currentTarget.selectionStart));
  };
  return (
    <div className={styles['plain-frame']}>
      <textarea
        ref={area}
        className={styles.plain}
        aria-label="Code editor"
        aria-describedby={isInvalid ? marksId : undefined}
        aria-invalid={isInvalid || undefined}
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
        onSelect={reportCursor}
        onKeyDown={breakLine}
        onPaste={(event) => pasteClean(event)}
        rows={Math.max(12, code.split('\n').length + 1)}
        {...LITERAL_TEXT}
        wrap="off"
      />
      <MarkList id={marksId} marks={marks} onOpen={({ line }) => selectLine(area.current, line)} />
    </div>
  );
}
