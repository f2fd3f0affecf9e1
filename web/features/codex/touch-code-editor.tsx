import { useImperativeHandle, useRef } from 'react';
import { CodeArea } from '../../editor/code-area.tsx';
import { KeyRow } from '../../editor/key-row.tsx';
import { MarkList } from '../../editor/mark-list.tsx';
import { cursorIn, selectLine } from '../../editor/text-position.ts';
import { areaMarksOf, type CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';

/** The editor for fingers and small windows: a small download, colors, and keys for rare characters. */
export function TouchCodeEditor(props: CodeEditorProps) {
  const { code, marks, onChange, onCursorMove, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    code: () => area.current?.value ?? null,
  }));
  return (
    <div className={styles['touch-frame']}>
      <div className={styles['touch-area']}>
        <CodeArea
          ref={area}
          label="Code editor"
          code={code}
          onChange={onChange}
          onSelect={({ value, selectionStart }) => onCursorMove(cursorIn(value, selectionStart))}
          {...areaMarksOf(marks)}
        />
      </div>
      <MarkList marks={marks} onOpen={({ line }) => selectLine(area.current, line)} />
      <KeyRow editor={area} />
    </div>
  );
}
