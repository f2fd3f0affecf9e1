// Parts of Monaco without types: what the editor consists of, and its languages.
declare module 'monaco-editor/esm/vs/base/browser/ui/codicons/codiconStyles.js';
declare module 'monaco-editor/esm/vs/base/browser/fastDomNode.js' {
  export function createFastDomNode(element: HTMLElement): unknown;
}
declare module 'monaco-editor/esm/vs/editor/browser/*';
declare module 'monaco-editor/esm/vs/editor/contrib/*';
declare module 'monaco-editor/esm/vs/editor/standalone/*';
declare module 'monaco-editor/esm/vs/basic-languages/python/python.contribution';
declare module 'monaco-editor/esm/vs/basic-languages/javascript/javascript.contribution';
declare module 'monaco-editor/esm/vs/basic-languages/shell/shell.contribution';
