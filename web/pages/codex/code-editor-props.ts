/** Where the cursor stands, both from 1. */
export interface CursorPosition {
  line: number;
  column: number;
}

/** What every editor of code takes, rich or plain. */
export interface CodeEditorProps {
  code: string;
  /** A line to mark as wrong, from 1; null for none. */
  errorLine: number | null;
  onChange: (code: string) => void;
  onCursorMove: (position: CursorPosition) => void;
}
