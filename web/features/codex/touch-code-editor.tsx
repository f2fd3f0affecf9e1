import { useImperativeHandle, useRef, useState } from 'react';
import { CodeArea } from '../../editor/code-area.tsx';
import { KeyRow } from '../../editor/key-row.tsx';
import { MarkList } from '../../editor/mark-list.tsx';
import { cursorIn, selectLine } from '../../editor/text-position.ts';
import { CallHelp } from './call-help.tsx';
import { areaMarksOf, type CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';

/** The editor for fingers and small windows: a small download, colors, and keys for rare characters. */
export function TouchCodeEditor(props: CodeEditorProps) {
  const { code, marks, onChange, onCursorMove, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [offset, setOffset] = useState<number | null>(null);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    code: () => area.current?.value ?? null,
  }));
  return (
    <div className={styles['touch-frame']}>
      <div className={styles['touch-area']} onBlur={() => setOffset(null)}>
        <CodeArea
          ref={area}
          label="Code editor"
          code={code}
          onChange={(changed) => {
            onChange(changed);
            // A key of the row changes the text without selecting anything.
            setOffset(area.current?.selectionStart ?? null);
          }}
          onSelect={({ value, selectionStart }) => {
            setOffset(selectionStart);
            onCursorMove(cursorIn(value, selectionStart));
          }}
          {...areaMarksOf(marks)}
        />
      </div>
      <MarkList marks={marks} onOpen={({ line }) => selectLine(area.current, line)} />
      <CallHelp code={code} offset={offset} />
      <KeyRow editor={area} />
    </div>
  );
}
