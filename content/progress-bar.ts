import type { WriteStream } from 'node:tty';

const WIDTH = 32;

/** A progress line at the bottom of a terminal, below the printed lines. */
export interface ProgressBar {
  show(done: number, all: number): void;
  /** Prints a line above the bar. */
  print(line: string): void;
  clear(): void;
}

/** Creates a progress bar. If the stream is not a terminal, only the lines are printed. */
export function createProgressBar(stream: WriteStream): ProgressBar {
  let bar = '';
  const clear = (): void => {
    if (bar === '') return;
    stream.cursorTo(0);
    stream.clearLine(0);
  };
  return {
    show(done, all) {
      if (!stream.isTTY) return;
      clear();
      const filled = Math.round((WIDTH * done) / Math.max(all, 1));
      bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${done} of ${all}`;
      stream.write(bar);
    },
    print(line) {
      clear();
      stream.write(`${line}\n${bar}`);
    },
    clear() {
      clear();
      bar = '';
    },
  };
}
