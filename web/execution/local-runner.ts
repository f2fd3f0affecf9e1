import { messages } from '../messages.ts';
import { createLocalPythonRunner, type LocalPythonRunner } from './python/local-python-runner.ts';

/** Creates a runner that reports its loading progress and failures. */
export type CreateLocalRunner = (options: {
  onProgress: (fraction: number, label: string) => void;
  onFailure: (reason: string) => void;
}) => LocalPythonRunner;

/**
 * Creates the runner.
 *
 * @throws {Error} outside a browser, or without workers and WebAssembly
 */
export const createBrowserRunner: CreateLocalRunner = (options) => {
  if (typeof window === 'undefined') throw new Error(messages.pyodideBrowserOnly);
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') {
    throw new Error(messages.pyodideUnavailable);
  }
  return createLocalPythonRunner(options);
};
