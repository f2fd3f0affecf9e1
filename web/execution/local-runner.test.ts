import { expect, onTestFinished, test, vi } from 'vitest';
import { createBrowserRunner } from './local-runner.ts';

test('outside a browser Pyodide is only available in browser environments', () => {
  vi.stubGlobal('window', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const options = { onProgress: () => undefined, onFailure: () => undefined };
  expect(() => createBrowserRunner(options)).toThrow(
    'Pyodide is only available in browser environments',
  );
});
