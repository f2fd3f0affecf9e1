/** A program's output, and how long it took from asking for it to having all of its output. */
export interface TimedRun {
  stdout: string;
  /** Milliseconds of wall clock. */
  ms: number;
}

/** A way to run Python code, every time in a fresh interpreter. */
export interface PythonContender {
  name: string;
  /** Milliseconds after a run until the next interpreter waits ready, where one is made ready ahead. */
  readyAfterMs: number;
  /** How many runs it does when it is its turn: fewer where each takes long, one where it takes seconds. */
  runsPerTurn: number;
  /** @throws {Error} when the program does not finish as it should */
  run: (code: string) => Promise<TimedRun>;
  close: () => Promise<void>;
}

/** A contender whose runs can be ended from outside. */
export interface Contender extends PythonContender {
  /**
   * Runs an endless loop, ends it, and says hello.
   *
   * @returns milliseconds from the moment at which the loop was to end until the hello was there
   */
  stopLoop: () => Promise<number>;
}

export const HELLO = 'print("hello")';

/** Says that it runs, and never ends. */
export const ENDLESS_LOOP = 'print("running", flush=True)\nwhile True:\n    pass\n';

/** How long an endless loop may run before it is ended, in milliseconds. */
export const LOOP_MS = 300;

/** Says hello, and makes sure of it: a run that fails fast is no fast run. */
export async function sayHello(contender: PythonContender): Promise<number> {
  const { stdout, ms } = await contender.run(HELLO);
  if (stdout.trim() !== 'hello') throw new Error(`${contender.name} printed "${stdout}".`);
  return ms;
}
