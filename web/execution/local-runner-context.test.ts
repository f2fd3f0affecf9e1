// @vitest-environment node
import { expect, test } from 'vitest';
import { createBrowserRunner } from './local-runner-context.tsx';

test('outside a browser, Pyodide is only available in browser environments', () => {
  const options = { onProgress: () => undefined, onFailure: () => undefined };
  expect(() => createBrowserRunner(options)).toThrow(
    'Pyodide is only available in browser environments',
  );
});
