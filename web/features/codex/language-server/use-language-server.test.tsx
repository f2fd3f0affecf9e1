import type { OnMount } from '@monaco-editor/react';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalRunnerContext } from '../../../execution/local-runner-context.tsx';
import { server } from '../../../testing/server.ts';
import { useLanguageServer } from './use-language-server.ts';

const RUNNER = {
  getRunner: () => {
    throw new Error('No runner.');
  },
  progress: null,
  loadFailure: null,
  isReady: true,
  start: () => undefined,
  load: () => undefined,
  findMistake: async () => null,
};

let requests = 0;
beforeEach(() => {
  requests = 0;
  server.use(
    http.get('/assets/language-server.json', () => {
      requests += 1;
      return new HttpResponse(null, { status: 503 });
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What the server's session needs of Monaco, which doesn't run in jsdom. */
function monacoInFocus(hasFocus: boolean) {
  let focus: () => void = () => undefined;
  const listener = () => ({ dispose: () => undefined });
  const model = { onDidChangeContent: listener, isDisposed: () => false };
  const instance = {
    getModel: () => model,
    hasTextFocus: () => hasFocus,
    onDidChangeCursorPosition: listener,
    onDidFocusEditorText: (note: () => void) => {
      focus = note;
      return listener();
    },
  };
  const monaco = { MarkerSeverity: {}, editor: { setModelMarkers: () => undefined } };
  const mounted = [instance, monaco] as unknown as Parameters<OnMount>;
  return { mounted, focus: () => focus() };
}

const useServer = (mounted: Parameters<OnMount>) => useLanguageServer(mounted, false);

function renderServer(mounted: Parameters<OnMount>, runner: Partial<typeof RUNNER> = {}) {
  return renderHook(useServer, {
    initialProps: mounted,
    wrapper: ({ children }: { children: ReactNode }) => (
      <LocalRunnerContext value={{ ...RUNNER, ...runner }}>{children}</LocalRunnerContext>
    ),
  });
}

/** Lets everything that could start a request run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the server is requested once the learner has gone to the editor, and an editor without it goes on', async () => {
  const { mounted, focus } = monacoInFocus(false);
  const { result } = renderServer(mounted);
  await settle();
  expect(requests).toBe(0);
  focus();
  await waitFor(() => expect(requests).toBe(1));
  await settle();
  expect(result.current).toBeNull();
});

test('the server is requested at once if the learner is already there', async () => {
  renderServer(monacoInFocus(true).mounted);
  await waitFor(() => expect(requests).toBe(1));
});

test('the server is not requested before Python is ready', async () => {
  renderServer(monacoInFocus(true).mounted, { isReady: false });
  await settle();
  expect(requests).toBe(0);
});

test('the server is not requested for learners who save data', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }));
  renderServer(monacoInFocus(true).mounted);
  await settle();
  expect(requests).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});
