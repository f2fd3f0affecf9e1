// Parts of Monaco without types: what the editor consists of, and its languages.
declare module 'monaco-editor/features/codicon/register.js';
declare module 'monaco-editor/base/browser/fastDomNode.js' {
  export function createFastDomNode(element: HTMLElement): unknown;
}
declare module 'monaco-editor/editor/browser/*';
declare module 'monaco-editor/editor/contrib/*';
declare module 'monaco-editor/editor/standalone/*';
declare module 'monaco-editor/internal/common/workers.js' {
  export function createWebWorker(options: object): unknown;
}
declare module 'monaco-editor/languages/definitions/python/register.js';
