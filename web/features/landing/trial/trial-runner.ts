import type { ExecutionReport } from '../../../execution/execution-report.ts';
import { parseTraceback } from '../../../execution/traceback.tsx';
import type { BrowserPython } from './browser-python.ts';
import { RefusedRun, runOnServer } from './call-trial-api.ts';

/** Whether Python can run in this browser. */
export type PythonState = 'unloaded' | 'loading' | 'ready' | 'failed';

/** The pause after a refusal. It ends early if Python is ready in this browser before. */
export interface RunWait {
  /** The server's message. */
  message: string;
  seconds: number;
}

/** What a run needs from the page. */
export interface RunOptions {
  /** Aborted when the visitor stops the run. */
  signal: AbortSignal;
  /** Called when a pause begins, and with null when it is over. */
  onWait: (wait: RunWait | null) => void;
  /** Receives what the program prints in this browser, and the index of its input. */
  onOutput: (text: string, caseIndex: number) => void;
  /** Receives the line, from 1, at which a run in this browser was stopped; null if it is unknown. */
  onStopped: (line: number | null) => void;
}

/** A finished run. */
interface TrialReport {
  report: ExecutionReport;
  /** The line, from 1, at which the program stopped with an error; null if there is none. */
  errorLine: number | null;
}

/** Runs the visitor's code: on the server until Python has loaded in this browser, and then here. */
export interface TrialRunner {
  readonly python: PythonState;
  /** Starts loading Python, also after a failure. */
  prepare: () => void;
  /** @throws {Error} with a message for the visitor, or the signal's reason */
  run: (code: string, options: RunOptions) => Promise<TrialReport>;
  close: () => void;
}

async function importPython(): Promise<BrowserPython> {
  const { openBrowserPython } = await import('./browser-python.ts');
  return openBrowserPython();
}

/** Resolves after some seconds. @throws the signal's reason if it is aborted before */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** Loads Python into this browser. */
function createLoader() {
  let state: PythonState = 'unloaded';
  let opened: BrowserPython | null = null;
  let loading: Promise<void> = Promise.resolve();

  const load = async (): Promise<void> => {
    try {
      opened ??= await importPython();
      await opened.ready;
      state = 'ready';
    } catch {
      // Programs run on the server instead, and the next one tries again.
      opened?.close();
      opened = null;
      state = 'failed';
    }
  };
  return {
    state: () => state,
    /** Null until it is ready. */
    python: () => (state === 'ready' ? opened : null),
    /** Resolves once it is ready, and never if it fails to load. */
    whenReady: async (): Promise<void> => {
      await loading;
      if (state !== 'ready') await new Promise(() => undefined);
    },
    prepare: (): void => {
      if (state === 'loading' || state === 'ready') return;
      state = 'loading';
      loading = load();
    },
    close: () => opened?.close(),
  };
}

async function runHere(
  { run, stop }: BrowserPython,
  code: string,
  { signal, onOutput, onStopped }: RunOptions,
): Promise<ExecutionReport> {
  signal.throwIfAborted();
  const end = (): void => void stop().then(onStopped);
  signal.addEventListener('abort', end);
  try {
    return await run(code, { onOutput });
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Creates what runs the code of one page. */
export function createTrialRunner(): TrialRunner {
  const { state, python, whenReady, prepare, close } = createLoader();
  const runSomewhere = async (code: string, options: RunOptions): Promise<ExecutionReport> => {
    const { signal, onWait } = options;
    for (;;) {
      const loaded = python();
      if (loaded !== null) return runHere(loaded, code, options);
      try {
        return await runOnServer(code, signal);
      } catch (error) {
        if (!(error instanceof RefusedRun)) throw error;
        onWait({ message: error.message, seconds: error.seconds });
        await Promise.race([whenReady(), pause(error.seconds, signal)]);
        onWait(null);
      }
    }
  };
  return {
    get python() {
      return state();
    },
    prepare,
    close,
    async run(code, options) {
      const report = await runSomewhere(code, options);
      const error = report.tests[0]?.error ?? '';
      return { report, errorLine: parseTraceback(error)?.line ?? null };
    },
  };
}
