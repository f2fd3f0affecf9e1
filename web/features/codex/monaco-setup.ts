import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor/editor.api.js';
import './monaco-parts.ts';
import 'monaco-editor/languages/definitions/python/register.js';
import EditorWorker from 'monaco-editor/editor/editor.worker.js?worker';

/**
 * Makes the editor component use the bundled Monaco, with the parts that it uses and Python, and nothing from another server.
 * Call it before the first editor is shown. Further calls do nothing.
 */
export function setUpMonaco(): void {
  self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
  // The way to type without a text field is not among the parts.
  monaco.editor.EditorOptions.editContext.defaultValue = false;
  loader.config({ monaco });
}
