import type { editor, IPosition, IRange } from 'monaco-editor';
import type * as Monaco from 'monaco-editor';
import type { LspPosition, LspRange } from './protocol.ts';

/** An editor with the code that it shows. */
export interface MonacoEditor {
  instance: editor.IStandaloneCodeEditor;
  model: editor.ITextModel;
  monaco: Pick<typeof Monaco, 'MarkerSeverity' | 'editor' | 'languages'>;
}

// Monaco counts lines and columns from 1, the protocol from 0.

/** Returns a place in the protocol's terms. */
export function lspPosition({ lineNumber, column }: IPosition): LspPosition {
  return { line: lineNumber - 1, character: column - 1 };
}

/** Returns a range in the protocol's terms. */
export function lspRange(range: IRange): LspRange {
  return {
    start: { line: range.startLineNumber - 1, character: range.startColumn - 1 },
    end: { line: range.endLineNumber - 1, character: range.endColumn - 1 },
  };
}

/** Returns a range in Monaco's terms. */
export function monacoRange({ start, end }: LspRange): IRange {
  return {
    startLineNumber: start.line + 1,
    startColumn: start.character + 1,
    endLineNumber: end.line + 1,
    endColumn: end.character + 1,
  };
}
