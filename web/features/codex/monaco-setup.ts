import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';
import './monaco-parts.ts';
import 'monaco-editor/esm/vs/basic-languages/python/python.contribution';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker?worker';

/**
 * Makes the editor component use the bundled Monaco, with the parts that it uses and Python, and nothing from another server.
 * Call it before the first editor is shown. Further calls do nothing.
 */
export function setUpMonaco(): void {
  self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
  loader.config({ monaco });
}
