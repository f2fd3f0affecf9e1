import 'monaco-editor/features/register.all.js';
import * as api from 'monaco-editor/editor/editor.api.js';
import { createWebWorker } from 'monaco-editor/internal/common/workers.js';
import 'monaco-editor/languages/definitions/graphql/register.js';
import * as json from 'monaco-editor/languages/features/json/register.js';

/** How long GraphiQL's documents are validated one after the other. */
const SETTLED_AFTER_MS = 200;

// Monaco as GraphiQL knows it. web/vite.config.ts puts it in the place of GraphiQL's own list of Monaco's parts, which is
// for version 0.52: since then, the languages with help have moved, and Monaco no longer starts their workers.
export const { CancellationTokenSource, Emitter, KeyCode, KeyMod, MarkerSeverity, MarkerTag } = api;
export const { Position, Range, Selection, SelectionDirection, Token, Uri } = api;
export const editor = editorWithTextField();
export const languages = { ...api.languages, json: jsonWithFewerStarts() };

/** What types without a text field is left out: web/vite/monaco-without-unused.ts. */
function editorWithTextField() {
  api.editor.EditorOptions.editContext.defaultValue = false;
  return { ...api.editor, createWebWorker };
}

/**
 * GraphiQL changes the options after each document that it has validated, and each time, Monaco ends a worker and starts
 * another one.
 */
function jsonWithFewerStarts() {
  const { jsonDefaults } = json;
  const setNow = jsonDefaults.setDiagnosticsOptions.bind(jsonDefaults);
  let timer: ReturnType<typeof setTimeout> | undefined;
  jsonDefaults.setDiagnosticsOptions = (options) => {
    clearTimeout(timer);
    timer = setTimeout(() => setNow(options), SETTLED_AFTER_MS);
  };
  return json;
}
