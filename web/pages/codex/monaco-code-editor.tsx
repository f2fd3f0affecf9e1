import { Editor, type OnMount } from '@monaco-editor/react';
import type { editor } from 'monaco-editor';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { currentTheme, followTheme } from '../../shell/theme.ts';
import type { CodeEditorProps } from './code-editor-props.ts';
import styles from './code-editor.module.css';
import { EDITOR_OPTIONS } from './monaco-options.ts';
import { EDITOR_THEME, editorTheme } from './monaco-theme.ts';

type Mounted = Parameters<OnMount>;

/** The editor for large screens. Escape and then Tab leave it, because Tab alone indents. */
export function MonacoCodeEditor(props: CodeEditorProps) {
  const { code, errorLine, onChange, onCursorMove } = props;
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const [doesTabLeave, setDoesTabLeave] = useState(false);
  useEditorTheme(mounted);
  useErrorLine(mounted, errorLine);

  const onMount: OnMount = (instance, monaco) => {
    instance.onDidChangeCursorPosition(({ position }) => {
      onCursorMove({ line: position.lineNumber, column: position.column });
    });
    setMounted([instance, monaco]);
  };
  const onKey = (event: KeyboardEvent): void => {
    // What Monaco does not see, it cannot turn into an indent: the browser moves the focus on.
    if (event.key === 'Tab' && doesTabLeave) event.stopPropagation();
    else if (event.key !== 'Shift') setDoesTabLeave(event.key === 'Escape');
  };
  return (
    <div className={styles.monaco} onKeyDownCapture={onKey} onBlur={() => setDoesTabLeave(false)}>
      <Editor
        language="python"
        theme={EDITOR_THEME}
        value={code}
        options={EDITOR_OPTIONS}
        loading={<span className="quiet">Loading the editor</span>}
        beforeMount={(monaco) =>
          monaco.editor.defineTheme(EDITOR_THEME, editorTheme(currentTheme()))
        }
        onMount={onMount}
        onChange={(value) => onChange(value ?? '')}
      />
      <span className="visually-hidden" role="status">
        {doesTabLeave ? 'Tab leaves the editor now.' : ''}
      </span>
    </div>
  );
}

/** Follows the document's theme, and measures the font again once it has come. */
function useEditorTheme(mounted: Mounted | null): void {
  useEffect(() => {
    if (mounted === null) return;
    const [, monaco] = mounted;
    void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
    return followTheme(() => {
      monaco.editor.defineTheme(EDITOR_THEME, editorTheme(currentTheme()));
      monaco.editor.setTheme(EDITOR_THEME);
    });
  }, [mounted]);
}

function useErrorLine(mounted: Mounted | null, line: number | null): void {
  useEffect(() => {
    if (mounted === null || line === null) return;
    const options: editor.IModelDecorationOptions = {
      isWholeLine: true,
      className: styles['error-line'] ?? null,
      marginClassName: styles['error-margin'] ?? null,
    };
    const range = { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 };
    const marks = mounted[0].createDecorationsCollection([{ range, options }]);
    return () => marks.clear();
  }, [mounted, line]);
}
