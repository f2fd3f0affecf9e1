import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/esm/vs/editor/edcore.main';
import 'monaco-editor/esm/vs/basic-languages/python/python.contribution';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker?worker';

/**
 * Gives the editor component the Monaco of this bundle: the core and Python, nothing from another server.
 * Must be called before the first editor is shown; calling it again changes nothing.
 */
export function setUpMonaco(): void {
  self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
  loader.config({ monaco });
}
