import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PythonCommand } from './spawned-python.ts';

/** The Python of this machine. */
export interface NativePython {
  command: PythonCommand;
  /** The version, such as `3.14.2`. */
  version: string;
}

const WHERE = 'import platform, sys; print(sys.executable); print(platform.python_version())';

/** Finds the interpreter itself: otherwise a version manager's wrapper script would be measured with it. */
export async function findNativePython(): Promise<NativePython | null> {
  try {
    const { stdout } = await promisify(execFile)('python3', ['-I', '-c', WHERE]);
    const [program = '', version = ''] = stdout.trim().split(/\r?\n/);
    return { command: { program, args: ['-I', '-c'] }, version };
  } catch {
    // Not installed: the others are measured without it.
    return null;
  }
}
