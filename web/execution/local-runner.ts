import { messages } from '../messages.ts';
import { createLocalPythonRunner, type LocalPythonRunner } from './python/local-python-runner.ts';

/** Makes a runner that tells how far it is on its way, and why it is not on its way any more. */
export type CreateLocalRunner = (options: {
  onProgress: (fraction: number, label: string) => void;
  onFailure: (reason: string) => void;
}) => LocalPythonRunner;

/**
 * The runner of a real browser.
 *
 * @throws {Error} where there is no browser, or none with workers and WebAssembly
 */
export const createBrowserRunner: CreateLocalRunner = (options) => {
  if (typeof window === 'undefined') throw new Error(messages.pyodideBrowserOnly);
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') {
    throw new Error(messages.pyodideUnavailable);
  }
  return createLocalPythonRunner(options);
};
