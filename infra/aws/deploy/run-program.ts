import { spawn } from 'node:child_process';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { PROJECT } from '../../build/build-step.ts';
import { untilClosed } from '../../child-exit.ts';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** How a program ended. */
export interface ProgramEnd {
  /** Its exit status; null if a signal ended it. */
  status: number | null;
  /** Everything it printed, if it was not shown. */
  output: string;
}

/**
 * Runs a program in the project's directory, with this process's environment.
 *
 * @param isShown whether to show the program's output immediately
 * @throws {Error} if the program can't be started
 */
export async function runProgram(
  [program, ...args]: Command,
  { isShown }: { isShown: boolean },
): Promise<ProgramEnd> {
  const child = spawn(program, args, {
    cwd: PROJECT,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    // On Windows, npm is a script that only a shell finds.
    shell: process.platform === 'win32' && program === 'npm',
  });
  const [status, printed, errors] = await Promise.all([
    untilClosed(child),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { status, output: printed + errors };
}
