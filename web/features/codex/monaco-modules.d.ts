// Parts of Monaco without types: the core editor and its languages.
declare module 'monaco-editor/esm/vs/editor/edcore.main' {
  export * from 'monaco-editor/esm/vs/editor/editor.api';
}
declare module 'monaco-editor/esm/vs/basic-languages/python/python.contribution';
declare module 'monaco-editor/esm/vs/basic-languages/javascript/javascript.contribution';
declare module 'monaco-editor/esm/vs/basic-languages/shell/shell.contribution';
