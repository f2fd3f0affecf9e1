import type { WriteStream } from 'node:tty';

const WIDTH = 32;

/** A line at the foot of a terminal that says how far something has come, below the lines that are printed. */
export interface ProgressBar {
  show(done: number, all: number): void;
  /** Prints a line above the bar. */
  print(line: string): void;
  clear(): void;
}

/** A terminal gets a bar; a file or a pipe gets the lines alone. */
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
