/** A program's output, and the time from the request to the complete output. */
export interface TimedRun {
  stdout: string;
  /** Wall-clock milliseconds. */
  ms: number;
}

/** A way to run Python code, always in a new interpreter. */
export interface PythonContender {
  name: string;
  /** Milliseconds after a run until the next interpreter is ready, if it is prepared in advance. */
  readyAfterMs: number;
  /** The number of runs per turn: fewer if each takes long, one if it takes seconds. */
  runsPerTurn: number;
  /** @throws {Error} if the program doesn't finish as expected */
  run: (code: string) => Promise<TimedRun>;
  close: () => Promise<void>;
}

/** A contender whose runs can be ended from outside. */
export interface Contender extends PythonContender {
  /**
   * Runs an endless loop, ends it, and prints hello.
   *
   * @returns milliseconds from the moment the loop was to end until the hello arrived
   */
  stopLoop: () => Promise<number>;
}

export const HELLO = 'print("hello")';

/** A program that prints that it runs, and never ends. */
export const ENDLESS_LOOP = 'print("running", flush=True)\nwhile True:\n    pass\n';

/** How long an endless loop may run before it is ended, in milliseconds. */
export const LOOP_MS = 300;

/** Runs hello world and checks the output: a run that fails fast is not a fast run. */
export async function runHello(contender: PythonContender): Promise<number> {
  const { stdout, ms } = await contender.run(HELLO);
  if (stdout.trim() !== 'hello') throw new Error(`${contender.name} printed "${stdout}".`);
  return ms;
}
