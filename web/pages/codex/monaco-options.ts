import type { editor } from 'monaco-editor';

/** How the editor behaves: still, without guesses, four spaces to a step. */
export const EDITOR_OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  ariaLabel: 'Code editor. Press Escape, then Tab, to leave it.',
  automaticLayout: true,
  bracketPairColorization: { enabled: false },
  contextmenu: false,
  fixedOverflowWidgets: true,
  folding: false,
  fontFamily: '"JetBrains Mono", ui-monospace, Consolas, monospace',
  fontLigatures: false,
  fontSize: 14,
  glyphMargin: false,
  insertSpaces: true,
  lineDecorationsWidth: 16,
  lineHeight: 22,
  lineNumbersMinChars: 3,
  // The dimmed number of the last, empty line has too little contrast.
  renderFinalNewline: 'on',
  links: false,
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  overviewRulerBorder: false,
  overviewRulerLanes: 0,
  padding: { top: 8, bottom: 8 },
  quickSuggestions: false,
  renderLineHighlight: 'line',
  scrollBeyondLastLine: false,
  scrollbar: { alwaysConsumeMouseWheel: false, verticalScrollbarSize: 10 },
  stickyScroll: { enabled: false },
  tabSize: 4,
  wordBasedSuggestions: 'off',
};
